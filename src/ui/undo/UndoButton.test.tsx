import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { toastStore } from '../toast/toastStore.ts'
import { doneActs, keepUndo, sendUndoable, undoLast } from './undo.ts'
import { UndoButton } from './UndoButton.tsx'

afterEach(() => {
  act(() => {
    doneActs.set([])
    toastStore.dispatch({ type: 'remove' })
  })
})

/** Does as many things, and gives what was taken back. */
function doThings(...names: string[]): string[] {
  const undone: string[] = []
  act(() => {
    for (const what of names) keepUndo({ what, undo: () => undone.push(what) })
  })
  return undone
}

describe('undo', () => {
  it('takes back the last act first, by button and by key', () => {
    render(<UndoButton />)
    expect(screen.queryByRole('button')).toBeNull()
    const undone = doThings('Ana saiu', 'Bia saiu')
    fireEvent.click(screen.getByRole('button', { name: 'Desfazer: Bia saiu' }))
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(undone).toEqual(['Bia saiu', 'Ana saiu'])
    expect(toastStore.current()[0]).toMatchObject({ title: 'Desfeito', description: 'Ana saiu' })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('leaves Ctrl+Z to a field that is written in, and Ctrl+Shift+Z to whoever wants it', () => {
    render(
      <>
        <UndoButton />
        <input aria-label="Nome" />
      </>,
    )
    const undone = doThings('Ana saiu')
    fireEvent.keyDown(screen.getByLabelText('Nome'), { key: 'z', ctrlKey: true })
    fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true })
    fireEvent.keyDown(document.body, { key: 'z' })
    expect(undone).toEqual([])
  })

  it('keeps the last twenty', () => {
    const undone = doThings(...Array.from({ length: 25 }, (_, index) => String(index)))
    for (let times = 0; times < 30; times += 1) act(undoLast)
    expect(undone).toHaveLength(20)
    expect(undone.at(-1)).toBe('5')
  })

  it('takes back what is still on its way before what was done earlier, once it has arrived', async () => {
    const undone = doThings('Ana saiu')
    const { promise, resolve } = Promise.withResolvers<string>()
    act(() => {
      sendUndoable(promise, { what: 'Bia saiu', altText: '', undo: (was) => undone.push(was) })
    })
    act(undoLast)
    expect(undone).toEqual([])
    await act(async () => {
      resolve('Bia, a terceira')
      await promise
    })
    expect(undone).toEqual(['Bia, a terceira'])
    expect(toastStore.current().map(({ title }) => title)).toEqual(['Desfeito'])
  })

  it('keeps nothing that was refused', async () => {
    const refused = Promise.reject(new Error('offline'))
    await act(async () => {
      sendUndoable(refused, { what: 'Ana saiu', undo: () => undefined })
      await refused.catch(() => undefined)
    })
    expect(doneActs.current()).toEqual([])
  })

  it('is done once, whether by the message or by the key', async () => {
    let times = 0
    const sending = Promise.resolve()
    await act(async () => {
      sendUndoable(sending, {
        what: 'Ana saiu',
        altText: 'Pôr Ana de volta',
        undo: () => {
          times += 1
        },
      })
      await sending
    })
    const [told] = toastStore.current()
    act(undoLast)
    await act(async () => {
      told?.action?.onPress()
      await sending
    })
    expect(times).toBe(1)
  })
})
