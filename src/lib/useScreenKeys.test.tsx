import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useScreenKeys } from './useScreenKeys.ts'

function Screen({ act }: { act: (key: string) => void }) {
  const keys = ['k', ' ', ',', '<', '2'].map((key) => [key, { act: () => act(key) }] as const)
  useScreenKeys({ ...Object.fromEntries(keys), l: { act: () => act('l'), repeats: true } })
  return (
    <main tabIndex={-1}>
      <input aria-label="Nome" />
      <textarea aria-label="Texto" />
      <select aria-label="Escolha" />
      <input type="radio" aria-label="4" />
      <input type="checkbox" aria-label="Marcar" />
      <button type="button">Comentar</button>
      <video aria-label="Take 1" tabIndex={0} muted />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as Radix draws one */}
      <div role="dialog">
        <button type="button">Fechar</button>
      </div>
    </main>
  )
}

function harness() {
  const act = vi.fn<(key: string) => void>()
  render(<Screen act={act} />)
  return {
    press: (on: Element, key: string, more: object = {}) => fireEvent.keyDown(on, { key, ...more }),
    act,
  }
}

it('acts wherever the focus is, also on a player and a group of choices, whatever the case', () => {
  const { press, act } = harness()
  for (const name of ['4', 'Marcar', 'Take 1']) press(screen.getByLabelText(name), 'k')
  press(screen.getByRole('button', { name: 'Comentar' }), 'K')
  press(document.body, '<', { shiftKey: true })
  press(document.body, ',')
  expect(act.mock.calls.flat()).toEqual(['k', 'k', 'k', 'k', '<', ','])
})

it('leaves keys to a field, to a dialog, and to whoever holds another one', () => {
  const { press, act } = harness()
  for (const name of ['Nome', 'Texto', 'Escolha']) press(screen.getByLabelText(name), '2')
  press(screen.getByRole('button', { name: 'Fechar' }), 'k')
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) press(document.body, 'k', { [held]: true })
  press(document.body, 'constructor')
  expect(act).not.toHaveBeenCalled()
})

it('takes the space bar only where nothing has the focus', () => {
  const { press, act } = harness()
  for (const element of [screen.getByRole('button', { name: 'Comentar' }), screen.getByLabelText('Take 1')]) {
    element.focus()
    press(element, ' ')
  }
  expect(act).not.toHaveBeenCalled()
  screen.getByRole('main').focus()
  press(screen.getByRole('main'), ' ')
  expect(act).toHaveBeenCalledTimes(1)
})

it('goes on while a key is held down only where that was asked for', () => {
  const { press, act } = harness()
  press(document.body, 'k', { repeat: true })
  press(document.body, 'l', { repeat: true })
  expect(act.mock.calls.flat()).toEqual(['l'])
})
