import { act, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '../toast/toastStore.ts'
import { currentScreen, doneActs, endActsOfCasting, keepUndo, sendUndoable, undoLast } from './undo.ts'
import { UndoButton } from './UndoButton.tsx'

beforeEach(() => {
  history.replaceState(null, '', '/casting?casting=inverno')
})
afterEach(() => {
  vi.useRealTimers()
  act(() => {
    doneActs.set([])
    toastStore.dispatch({ type: 'remove' })
  })
})

/** Does as many things, and gives what was undone. */
function doThings(...names: string[]): string[] {
  const undone: string[] = []
  act(() => {
    for (const what of names) keepUndo({ what, undo: () => undone.push(what) })
  })
  return undone
}

function goTo(address: string): void {
  act(() => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  })
}

const renderButton = (): void => {
  render(<UndoButton />, { wrapper: BrowserRouter })
}
const pressCtrlZ = (): void => {
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
}
const undoHere = (): void => {
  undoLast(currentScreen())
}

describe('the undo button', () => {
  it('undoes the latest act first, by button and by Ctrl+Z, and shows which', () => {
    renderButton()
    expect(screen.queryByRole('button')).toBeNull()
    const undone = doThings('Ana saiu', 'Bia saiu')
    const button = screen.getByRole('button', { name: 'Desfazer: Bia saiu' })
    expect(button).toHaveTextContent('Desfazer: Bia saiu')
    fireEvent.click(button)
    pressCtrlZ()
    expect(undone).toEqual(['Bia saiu', 'Ana saiu'])
    expect(toastStore.current()[0]).toMatchObject({ title: 'Desfeito', description: 'Ana saiu' })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each(['/casting?casting=verao', '/proposals-admin?proposta=p1', '/details/ana'])(
    'offers nothing of another screen at %s, and again what was done when one returns',
    (address) => {
      renderButton()
      const undone = doThings('Ana foi para Em teste')
      goTo(address)
      expect(screen.queryByRole('button')).toBeNull()
      pressCtrlZ()
      expect(undone).toEqual([])
      goTo('/casting?casting=inverno&personagem=vizinha')
      pressCtrlZ()
      expect(undone).toEqual(['Ana foi para Em teste'])
    },
  )

  it('offers an act on the screen where it began when that was left before the server answered', () => {
    const began = currentScreen()
    goTo('/details/ana')
    act(() => {
      keepUndo({ what: 'Teste pedido a Ana', undo: () => undefined, screen: began })
    })
    renderButton()
    expect(screen.queryByRole('button')).toBeNull()
    goTo('/casting?casting=inverno')
    expect(screen.getByRole('button', { name: 'Desfazer: Teste pedido a Ana' })).toBeVisible()
  })

  it('leaves Ctrl+Z to a text field, and Ctrl+Shift+Z to the browser', () => {
    renderButton()
    render(<input aria-label="Nome" />)
    const undone = doThings('Ana saiu')
    fireEvent.keyDown(screen.getByLabelText('Nome'), { key: 'z', ctrlKey: true })
    fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true })
    fireEvent.keyDown(document.body, { key: 'z' })
    expect(undone).toEqual([])
  })
})

describe('acts that can be undone', () => {
  it('are the last twenty, and what is dropped closes its message', async () => {
    await act(async () => {
      const sending = Promise.resolve()
      sendUndoable(sending, { what: 'Zoé saiu', altText: '', undo: () => undefined })
      await sending
    })
    const undone = doThings(...Array.from({ length: 25 }, (_, index) => String(index)))
    for (let times = 0; times < 30; times += 1) act(undoHere)
    expect(undone).toHaveLength(20)
    expect(undone.at(-1)).toBe('5')
    expect(toastStore.current().filter(({ open, title }) => open && title === 'Zoé saiu')).toEqual([])
  })

  it('end when people are notified, with their message', async () => {
    vi.useFakeTimers()
    renderButton()
    let times = 0
    await act(async () => {
      const sending = Promise.resolve()
      const undo = (): void => {
        times += 1
      }
      sendUndoable(sending, { what: 'Teste pedido a Ana', altText: '', undo, until: Date.now() + 60_000 })
      await sending
    })
    const [shown] = toastStore.current()
    expect(screen.getByRole('button', { name: 'Desfazer: Teste pedido a Ana' })).toBeVisible()
    act(() => {
      vi.advanceTimersByTime(60_000)
    })
    expect(screen.queryByRole('button')).toBeNull()
    expect(doneActs.current()).toEqual([])
    expect(toastStore.current().find(({ id }) => id === shown?.id)?.open).not.toBe(true)
    pressCtrlZ()
    shown?.action?.onPress()
    expect(times).toBe(0)
  })

  it('end by the clock also when the timer of a sleeping device did not run', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const undone: string[] = []
    keepUndo({ what: 'Ana', undo: () => undone.push('Ana'), until: Date.now() + 60_000 })
    vi.setSystemTime(Date.now() + 61_000)
    undoHere()
    expect([undone, toastStore.current(), doneActs.current()]).toEqual([[], [], []])
  })

  it('end with the closing of their casting, and no others do', () => {
    keepUndo({ what: 'Ana', undo: () => undefined, castingId: 'inverno' })
    keepUndo({ what: 'Bia', undo: () => undefined, castingId: 'verao' })
    keepUndo({ what: 'Caio', undo: () => undefined })
    endActsOfCasting('inverno')
    expect(doneActs.current().map(({ what }) => what)).toEqual(['Bia', 'Caio'])
  })

  it('undoes an act still being sent before an earlier one, once the server has answered', async () => {
    const undone = doThings('Ana saiu')
    const { promise, resolve } = Promise.withResolvers<string>()
    act(() => {
      sendUndoable(promise, { what: 'Bia saiu', altText: '', undo: (was) => undone.push(was) })
    })
    act(undoHere)
    expect(undone).toEqual([])
    await act(async () => {
      resolve('Bia, a terceira')
      await promise
    })
    expect(undone).toEqual(['Bia, a terceira'])
    expect(toastStore.current().map(({ title }) => title)).toEqual(['Desfeito'])
  })

  it('leaves out what the server refused', async () => {
    const refused = Promise.reject(new Error('offline'))
    await act(async () => {
      sendUndoable(refused, { what: 'Ana saiu', undo: () => undefined })
      await refused.catch(() => undefined)
    })
    expect(doneActs.current()).toEqual([])
  })

  it('undoes an act once, whether by its message or by Ctrl+Z', async () => {
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
    act(undoHere)
    await act(async () => {
      told?.action?.onPress()
      await sending
    })
    expect(times).toBe(1)
  })
})
