import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { expect, it } from 'vitest'
import { PhoneField } from './PhoneField.tsx'

function Form({ stored = '' }: { stored?: string }) {
  const { register, control } = useForm({ defaultValues: { phone: stored } })
  return <PhoneField label="Telefone" typed={useWatch({ control, name: 'phone' })} {...register('phone')} />
}

it('keeps every digit of a pasted phone and says which number it understood', async () => {
  render(<Form />)
  const field = screen.getByLabelText('Telefone')
  await userEvent.click(field)
  await userEvent.paste('+55 (11) 9 8765-4321')
  expect(field).toHaveValue('+55 (11) 9 8765-4321')
  expect(await screen.findByText('Entendido: +55 11 98765-4321 (celular)')).toBeVisible()
})

it.each([
  ['11987654321', '(11) 98765-4321', 'Entendido: +55 11 98765-4321 (celular)'],
  ['011987654300', '011987654300', 'Entendido: +55 11 98765-4300 (celular)'],
  ['5511987654321', '5511987654321', 'Entendido: +55 11 98765-4321 (celular)'],
  ['1134567890', '(11) 3456-7890', 'Entendido: +55 11 3456-7890 (telefone fixo)'],
  ['+351912345678', '+351912345678', 'Entendido: +351 912 345 678 (Portugal)'],
])('loses no digit of %s while it is typed', async (typed, shown, understood) => {
  render(<Form />)
  await userEvent.type(screen.getByLabelText('Telefone'), typed)
  expect(screen.getByLabelText('Telefone')).toHaveValue(shown)
  expect(await screen.findByText(understood)).toBeVisible()
})

it('says nothing of what is no phone yet, and nothing of a stored one until it is touched', async () => {
  render(<Form stored="(11) 98765-4321" />)
  const field = screen.getByLabelText('Telefone')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.click(field)
  expect(await screen.findByText(/^Entendido/)).toBeVisible()
  await userEvent.clear(field)
  await userEvent.type(field, '119')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
