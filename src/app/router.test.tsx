import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AuthProvider } from '../auth/AuthContext.tsx'
import { createSessionStore } from '../auth/sessionStore.ts'
import { MissingCode } from '../lib/loading/missingCode.ts'
import { createRoutes } from './router.tsx'
import type { RouteDefinition } from './routes.ts'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})

let isCut = false

function Broken(): never {
  throw new Error('a cortina não abriu')
}

const screens: readonly RouteDefinition[] = [
  {
    path: '/',
    title: '',
    guard: 'public',
    needsCatalogue: false,
    hasShell: false,
    load: () => Promise.resolve({ Component: () => <p>início</p> }),
  },
  {
    path: 'quebrada',
    title: 'Quebrada',
    guard: 'public',
    needsCatalogue: false,
    hasShell: false,
    load: () => Promise.resolve({ Component: Broken }),
  },
  {
    path: 'sem-rede',
    title: 'Sem rede',
    guard: 'public',
    needsCatalogue: false,
    hasShell: false,
    load: () =>
      isCut ? Promise.reject(new MissingCode()) : Promise.resolve({ Component: () => <p>chegou</p> }),
  },
]

async function open(address: string) {
  const store = createSessionStore(
    (cell) => {
      cell.set({ status: 'signedOut', confirmed: true })
      return Promise.resolve()
    },
    { isSet: () => false, write: () => undefined },
  )
  await store.start()
  const router = createMemoryRouter(createRoutes(undefined, screens), { initialEntries: [address] })
  await act(async () => {
    render(
      <AuthProvider store={store}>
        <RouterProvider router={router} />
      </AuthProvider>,
    )
    await import('./chrome.ts')
  })
}

describe('the router', () => {
  it('shows a screen in the layout', async () => {
    await open('/')
    expect(await screen.findByText('início')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
  })

  it('keeps the layout around a screen that crashes, and shows the message with ways to go on', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(console, 'warn').mockReturnValue()
    await open('/quebrada')
    expect(await screen.findByText('Unexpected Application Error!')).toBeVisible()
    expect(screen.getByText('a cortina não abriu')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    expect(logged).toHaveBeenCalledWith('Screen crashed', 'Error')
    fireEvent.click(screen.getByRole('link', { name: 'Ir para o início' }))
    expect(await screen.findByText('início')).toBeVisible()
  })

  it('answers 404 where no route matches', async () => {
    await open('/nenhuma/rota/daqui')
    expect(await screen.findByText('Unexpected Application Error!')).toBeVisible()
    expect(screen.getByText(/^404/)).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/')
  })

  it('keeps the layout around a screen that did not come, and opens it when the network is back', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    isCut = true
    await open('/sem-rede')
    expect(await screen.findByRole('heading', { level: 2, name: 'Sem conexão' })).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    isCut = false
    act(() => {
      dispatchEvent(new Event('online'))
    })
    expect(await screen.findByText('chegou')).toBeVisible()
  })
})
