import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Toaster from './Toaster.tsx'
import { toast, toastStore } from './toastStore.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom has no pointer capture, which a swipe takes.
  Object.assign(HTMLElement.prototype, {
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
  })
})
afterEach(() => {
  act(() => {
    toastStore.dispatch({ type: 'remove' })
  })
  vi.useRealTimers()
})

function show(title: string) {
  render(<Toaster />)
  act(() => {
    toast({ title })
  })
  return screen.getByText(title)
}

const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

/** A finger that goes from one place to another, in steps as a browser tells them. */
function swipe(target: HTMLElement, { x = 0, y = 0 }) {
  const at = (share: number) => ({ clientX: 100 + x * share, clientY: 100 + y * share, button: 0 })
  fireEvent.pointerDown(target, at(0))
  for (const share of [0.25, 0.5, 0.75, 1]) fireEvent.pointerMove(target, at(share))
  fireEvent.pointerUp(target, at(1))
}

describe('a toast', () => {
  it('closes by itself after 5000 ms and not before', () => {
    const shown = show('Perfil salvo')
    wait(4999)
    expect(shown).toBeInTheDocument()
    wait(1)
    expect(shown).not.toBeInTheDocument()
  })

  it('stays in the list, closed, for 1,000,000 ms', () => {
    show('Perfil salvo')
    wait(5000)
    wait(999_999)
    expect(toastStore.current()).toMatchObject([{ title: 'Perfil salvo', open: false }])
    wait(1)
    expect(toastStore.current()).toEqual([])
  })

  it('closes when it is swiped more than 50 px to the right', () => {
    const shown = show('Perfil salvo')
    swipe(shown, { x: 51 })
    expect(shown).not.toBeInTheDocument()
  })

  it.each([
    ['50 px to the right', { x: 50 }],
    ['to the left', { x: -200 }],
    ['up', { y: -200 }],
    ['down', { y: 200 }],
  ])('stays when it is swiped %s', (_way, way) => {
    const shown = show('Perfil salvo')
    swipe(shown, way)
    expect(shown).toBeInTheDocument()
  })

  it('is reached by F8', () => {
    show('Perfil salvo')
    const area = screen.getByRole('region', { name: 'Notificações (F8)' })
    fireEvent.keyDown(document, { code: 'F7', key: 'F7' })
    expect(document.body).toHaveFocus()
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' })
    expect(area.contains(document.activeElement)).toBe(true)
  })

  it('gives the focus back when it is closed, and the next one closes by itself again', () => {
    render(<button type="button">Salvar</button>)
    const origin = screen.getByRole('button', { name: 'Salvar' })
    origin.focus()
    show('Perfil salvo')
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' })
    const close = screen.getByRole('button', { name: 'Fechar notificação' })
    act(() => {
      close.focus()
    })
    fireEvent.click(close)
    expect(origin).toHaveFocus()
    act(() => {
      toast({ title: 'Outro perfil salvo' })
    })
    wait(5000)
    expect(screen.queryByText('Outro perfil salvo')).not.toBeInTheDocument()
  })

  it('changes while it is shown, and closes when it is dismissed', () => {
    render(<Toaster />)
    let shown: ReturnType<typeof toast> | undefined
    act(() => {
      shown = toast({ title: 'Enviando' })
    })
    act(() => shown?.update({ title: 'Enviado', description: 'Três fotos.' }))
    expect(screen.queryByText('Enviando')).not.toBeInTheDocument()
    expect(screen.getByText('Três fotos.')).toBeVisible()
    act(() => shown?.dismiss())
    expect(screen.queryByText('Enviado')).not.toBeInTheDocument()
    expect(toastStore.current()).toMatchObject([{ title: 'Enviado', open: false }])
  })
})
