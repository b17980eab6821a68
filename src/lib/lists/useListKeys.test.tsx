import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { useListKeys } from './useListKeys.ts'

const onHelp = vi.fn<() => void>()

function List() {
  const list = useRef<HTMLUListElement>(null)
  useListKeys({ list, onHelp })
  return (
    <main tabIndex={-1}>
      <button type="button">Filtrar</button>
      <ul ref={list}>
        {['Ana', 'Bia'].map((name) => (
          <li key={name}>
            <a href={`/${name}`} data-item>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}

it.each([
  ['nothing has the focus', () => undefined],
  ['the page was just entered', () => screen.getByRole('main').focus()],
])('the first arrow goes to the first item where %s', async (_where, arrive) => {
  const user = userEvent.setup()
  render(<List />)
  arrive()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Ana' })).toHaveFocus()
})

it('leaves the arrows to whatever else has the focus, and says which keys there are', async () => {
  const user = userEvent.setup()
  render(<List />)
  const button = screen.getByRole('button', { name: 'Filtrar' })
  button.focus()
  await user.keyboard('{ArrowDown}')
  expect(button).toHaveFocus()
  await user.keyboard('?')
  expect(onHelp).toHaveBeenCalledOnce()
})
