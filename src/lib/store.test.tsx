import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createStore, useStore, type Store } from './store.ts'

function Shown({ store }: { store: Store<string> }) {
  return <p>{useStore(store)}</p>
}

describe('a store', () => {
  it('tells its listeners of a change until they leave', () => {
    const store = createStore(0)
    const told = vi.fn<() => void>()
    const leave = store.subscribe(told)
    store.set(1)
    leave()
    store.set(2)
    expect(told).toHaveBeenCalledOnce()
    expect(store.current()).toBe(2)
  })

  it('tells nobody where nothing changed', () => {
    const store = createStore(0)
    const told = vi.fn<() => void>()
    store.subscribe(told)
    store.set(0)
    expect(told).not.toHaveBeenCalled()
  })

  it('is followed by a component, and prerendered as it began', () => {
    const store = createStore('antes')
    render(<Shown store={store} />)
    expect(screen.getByText('antes')).toBeVisible()
    act(() => {
      store.set('depois')
    })
    expect(screen.getByText('depois')).toBeVisible()
    expect(renderToString(<Shown store={store} />)).toBe('<p>antes</p>')
  })
})
