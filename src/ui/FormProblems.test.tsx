import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { ChoiceChips } from './ChoiceChips.tsx'
import { FormProblems } from './FormProblems.tsx'
import { TextField } from './TextField.tsx'

interface Values {
  name: string
  city: string
}

/** A form whose group is registered last and stands in the middle of the page. */
function Form({ onSend }: { onSend: () => void }) {
  const { register, control, handleSubmit, formState } = useForm<Values>({ shouldFocusError: false })
  const { errors } = formState
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <FormProblems control={control} />
      <details>
        <summary>Mais</summary>
        <ChoiceChips
          legend="Classes"
          choices={[{ value: 'ator', label: 'Ator' }]}
          value={[]}
          max={3}
          error={errors.name === undefined ? undefined : 'Escolha ao menos uma.'}
          onChange={() => undefined}
        />
      </details>
      <TextField
        label="Cidade"
        error={errors.city?.message}
        {...register('city', { required: 'Diga a cidade.' })}
      />
      <TextField
        label="Nome"
        error={errors.name?.message}
        {...register('name', { required: 'Diga o nome.' })}
      />
      <button>Enviar</button>
    </form>
  )
}

const links = (): (string | null)[] => screen.queryAllByRole('link').map(({ textContent }) => textContent)

it('lists every refused field and group in the order of the page, and focuses the first', async () => {
  render(<Form onSend={() => undefined} />)
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Confira os campos marcados.')
  expect(links()).toEqual(['Classes', 'Cidade', 'Nome'])
  // Inside of what was closed.
  expect(screen.getByRole('group', { name: 'Classes' })).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByRole('checkbox', { name: 'Ator' })).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Nome' }))
  expect(screen.getByLabelText('Nome')).toHaveFocus()
})

it('drops a field from the list once it is right, without moving the focus', async () => {
  render(<Form onSend={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  await userEvent.type(screen.getByLabelText('Cidade'), 'Recife')
  expect(links()).toEqual(['Classes', 'Nome'])
  expect(screen.getByLabelText('Cidade')).toHaveFocus()
  await userEvent.type(screen.getByLabelText('Nome'), 'Ana')
  expect(screen.queryByRole('alert')).toBeNull()
})
