import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Guard } from '../auth/access.ts'
import { AuthProvider } from '../auth/AuthContext.tsx'
import { createSessionStore } from '../auth/sessionStore.ts'
import { parseProfile } from '../data/profiles/record.ts'
import { createRoutes } from './router.tsx'
import type { RouteDefinition, ScreenModule } from './routes.ts'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const begin = vi.fn<NonNullable<ScreenModule['begin']>>(() => Promise.resolve())
const screenOf = (path: string): Promise<ScreenModule> =>
  Promise.resolve({ Component: () => <h1>{`tela ${path}`}</h1>, begin })

// In the place of the real screens, which need much more than a guard.
vi.mock('./guardedScreens.ts', () => ({ loadGuardedScreen: (path: string) => screenOf(path) }))

function screenAt(path: string, guard: Guard): RouteDefinition {
  const shared = { path, title: path, needsCatalogue: false }
  return guard === 'public'
    ? { ...shared, guard, hasShell: false, load: () => screenOf(path) }
    : { ...shared, guard }
}

/** The server's answers by function, and what was asked. */
function answering(permissions: Readonly<Record<string, boolean | Promise<boolean>>>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string | URL) => {
    const name = String(url).split('/').at(-1) ?? ''
    asked.push(name)
    return Response.json({ result: { hasPermission: await permissions[name] } })
  })
  return asked
}

async function openAs(...grants: string[]) {
  // Their code takes longer the first time than is waited for a heading.
  await Promise.all([import('./guardedRoute.tsx'), import('./QueryArea.tsx')])
  const store = createSessionStore(
    (cell) => {
      const profile = parseProfile({ grants })
      cell.set({ status: 'signedIn', user: { uid: 'd', email: null }, profile, profilePrivate: null })
      return Promise.resolve()
    },
    { isSet: () => true, write: () => undefined },
  )
  await store.start()
  const routes = createRoutes(undefined, [
    screenAt('feed', 'agent'),
    screenAt('cast', 'agent'),
    screenAt('rhea', 'director'),
    screenAt('acesso-negado', 'public'),
  ])
  const router = createMemoryRouter(routes, { initialEntries: ['/feed'] })
  render(
    <AuthProvider store={store}>
      <RouterProvider router={router} />
    </AuthProvider>,
  )
  await screen.findByRole('heading', { name: 'tela feed' })
  return {
    go: (path: string) =>
      act(async () => {
        await router.navigate(path)
      }),
  }
}

it('asks the server anew for each screen that is entered, also one entered before', async () => {
  const asked = answering({ verifyAgentPermission: true, verifyDirectorPermission: true })
  const { go } = await openAs('AGENT', 'DIRECTOR')
  for (const path of ['cast', 'feed', 'cast', 'rhea']) {
    await go(`/${path}`)
    expect(await screen.findByRole('heading', { name: `tela ${path}` })).toBeVisible()
  }
  expect(asked).toEqual([...Array<string>(4).fill('verifyAgentPermission'), 'verifyDirectorPermission'])
})

it('does not let an agent’s answer open a director’s screen', async () => {
  answering({ verifyAgentPermission: true, verifyDirectorPermission: false })
  const { go } = await openAs('AGENT', 'DIRECTOR')
  await go('/rhea')
  await screen.findByRole('heading', { name: 'tela acesso-negado' })
  await go('/feed')
  await screen.findByRole('heading', { name: 'tela feed' })
  await go('/rhea')
  expect(await screen.findByRole('heading', { name: 'tela acesso-negado' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'tela rhea' })).not.toBeInTheDocument()
})

it('starts a screen’s reads while the server checks the permission, and shows nothing yet', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<boolean>()
  answering({ verifyAgentPermission: true, verifyDirectorPermission: answer })
  const { go } = await openAs('AGENT', 'DIRECTOR')
  begin.mockClear()
  await go('/rhea')
  await waitFor(() => {
    expect(begin).toHaveBeenCalledOnce()
  })
  expect(begin.mock.calls[0]?.[0]).toMatchObject({ uid: 'd' })
  expect(screen.queryByRole('heading', { name: 'tela rhea' })).not.toBeInTheDocument()
  resolve(true)
  expect(await screen.findByRole('heading', { name: 'tela rhea' })).toBeVisible()
})

it('starts no reads for a screen that the person’s grants don’t open', async () => {
  answering({ verifyAgentPermission: true })
  const { go } = await openAs('AGENT')
  begin.mockClear()
  await go('/rhea')
  expect(await screen.findByRole('heading', { name: 'tela acesso-negado' })).toBeVisible()
  expect(begin).not.toHaveBeenCalled()
})
