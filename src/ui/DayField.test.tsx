import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { DayField } from './DayField.tsx'

function Typed() {
  const [typed, setTyped] = useState('')
  return (
    <DayField
      label="Data de nascimento"
      typed={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
      }}
    />
  )
}

it('keeps a day as it is typed and says which day it understood', async () => {
  render(<Typed />)
  const field = screen.getByRole('textbox', { name: 'Data de nascimento' })
  await userEvent.type(field, '5/3/1998')
  expect(field).toHaveValue('5/3/1998')
  expect(screen.getByText('Entendido: 05/03/1998')).toBeVisible()
  await userEvent.clear(field)
  await userEvent.type(field, '05031998')
  expect(field).toHaveValue('05/03/1998')
  expect(screen.queryByText(/Entendido/)).toBeNull()
  await userEvent.type(field, '7')
  expect(field).toHaveValue('05/03/19987')
})
