import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { useArrowKeys } from './useArrowKeys.ts'

function Choice() {
  const place = useRef<HTMLDivElement>(null)
  useArrowKeys(place)
  return (
    <div ref={place}>
      <input aria-label="Procurar" data-item="" />
      {['Ana', 'Bia'].map((name) => (
        <button key={name} type="button" data-item="">
          {name}
        </button>
      ))}
      <button type="button">Fechar</button>
    </div>
  )
}

it('goes from the field into the list and back, and stops at its ends', async () => {
  const user = userEvent.setup()
  render(<Choice />)
  await user.click(screen.getByRole('textbox'))
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('button', { name: 'Bia' })).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('button', { name: 'Ana' })).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(screen.getByRole('textbox')).toHaveFocus()
})

it('leaves the arrows to what is no item', async () => {
  const user = userEvent.setup()
  render(<Choice />)
  const other = screen.getByRole('button', { name: 'Fechar' })
  other.focus()
  await user.keyboard('{ArrowUp}')
  expect(other).toHaveFocus()
})
