import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { ClosingGroup } from './ClosingGroup.tsx'
import { CLOSING_BEGUN, closingMessage, type ClosingValues } from './closingForm.ts'

function Group() {
  const form = useForm<ClosingValues>({ defaultValues: CLOSING_BEGUN })
  return (
    <FormProvider {...form}>
      <ClosingGroup from="proposed" count={3} />
    </FormProvider>
  )
}

it('a column is answered with words that fit the answer, until somebody writes other ones', async () => {
  render(<Group />)
  expect(screen.getByRole('region', { name: 'Apresentados · 3' })).toBeTruthy()
  const message = () => screen.getByRole('textbox', { name: 'Mensagem' })
  expect(message()).toHaveProperty('value', closingMessage('proposed', 'declined'))
  await userEvent.click(screen.getByRole('radio', { name: 'Encerrado sem retorno do cliente' }))
  expect(message()).toHaveProperty('value', closingMessage('proposed', 'lapsed'))
  await userEvent.clear(message())
  await userEvent.type(message(), 'Até breve.')
  await userEvent.click(screen.getByRole('radio', { name: 'Não foi desta vez' }))
  expect(message()).toHaveProperty('value', 'Até breve.')
})
