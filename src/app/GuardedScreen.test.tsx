import type { Grant } from '@ribalta/domain/account/grants'
import { act, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { Guard } from '../auth/access.ts'
import { AuthProvider } from '../auth/AuthContext.tsx'
import { loadingSession, type Session } from '../auth/session.ts'
import { createSessionStore, type SessionCell } from '../auth/sessionStore.ts'
import { parseProfile } from '../data/profiles/record.ts'
import { GuardedScreen } from './GuardedScreen.tsx'

function signedIn(...grants: Grant[]): Session {
  return {
    status: 'signedIn',
    user: { uid: 'u', email: null },
    profile: parseProfile({ grants }),
    profilePrivate: null,
  }
}

function Where() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown }
  return <p>{`em ${pathname} ${JSON.stringify(state)}`}</p>
}

/** An app with one guarded screen; the server's answers are given by hand. */
async function enter(guard: Exclude<Guard, 'public'>, session: Session) {
  let cell: SessionCell | undefined
  let loads = 0
  const answers: ((isGranted: boolean) => void)[] = []
  const store = createSessionStore(
    (given) => {
      cell = given
      given.set(session)
      return Promise.resolve()
    },
    { isSet: () => false, write: () => undefined },
  )
  const Secret = lazy(() => {
    loads += 1
    return Promise.resolve({ default: () => <p>segredo</p> })
  })
  const askServer = () =>
    new Promise<boolean>((resolve) => {
      answers.push(resolve)
    })
  const router = createMemoryRouter(
    [
      {
        path: '/segredo',
        element: (
          <GuardedScreen guard={guard} askServer={askServer}>
            <Suspense>
              <Secret />
            </Suspense>
          </GuardedScreen>
        ),
      },
      { path: '*', element: <Where /> },
    ],
    { initialEntries: ['/segredo?a=1'] },
  )
  await act(async () => {
    render(
      <AuthProvider store={store}>
        <RouterProvider router={router} />
      </AuthProvider>,
    )
    await store.start()
  })
  return {
    router,
    loads: () => loads,
    questions: () => answers.length,
    answer: (isGranted: boolean) =>
      act(async () => {
        answers.at(-1)?.(isGranted)
        await Promise.resolve()
      }),
    change: (next: Session) =>
      act(async () => {
        cell?.set(next)
        await Promise.resolve()
      }),
  }
}

describe('GuardedScreen', () => {
  it('waits behind the spinner while the session is not known, loading nothing', async () => {
    const app = await enter('login', loadingSession(null))
    expect(screen.getByRole('status')).toHaveTextContent('Carregando')
    expect(app.loads()).toBe(0)
  })

  it('sends a visitor to login and remembers where they were going', async () => {
    const app = await enter('agent', { status: 'signedOut', confirmed: true })
    expect(screen.getByText('em /login {"from":"/segredo?a=1"}')).toBeVisible()
    expect(app.loads()).toBe(0)
  })

  it('opens a login screen without asking the server', async () => {
    const app = await enter('login', signedIn())
    expect(await screen.findByText('segredo')).toBeVisible()
    expect(app.questions()).toBe(0)
  })

  it('says that it verifies, loads nothing until then, and opens when the server grants it', async () => {
    const app = await enter('agent', signedIn('AGENT'))
    expect(screen.getByText('Verificando Permissões')).toBeVisible()
    expect(app.loads()).toBe(0)
    await app.answer(true)
    expect(await screen.findByText('segredo')).toBeVisible()
    expect(app.questions()).toBe(1)
  })

  it('denies whom the server refuses', async () => {
    const app = await enter('director', signedIn('DIRECTOR'))
    await app.answer(false)
    expect(screen.getByText('em /acesso-negado null')).toBeVisible()
    expect(app.loads()).toBe(0)
  })

  it('sends an artist home from an agent screen without asking the server', async () => {
    const app = await enter('agent', signedIn())
    expect(screen.getByText('em / null')).toBeVisible()
    expect(app.questions()).toBe(0)
  })

  it('asks the server again on each entry', async () => {
    const app = await enter('agent', signedIn('AGENT'))
    await app.answer(true)
    await act(() => app.router.navigate('/outra'))
    await act(() => app.router.navigate('/segredo'))
    expect(screen.getByText('Verificando Permissões')).toBeVisible()
    expect(app.questions()).toBe(2)
  })

  it('closes at once when the session ends', async () => {
    const app = await enter('agent', signedIn('AGENT'))
    await app.answer(true)
    await app.change({ status: 'signedOut', confirmed: true })
    expect(screen.getByText(/^em \/login/)).toBeVisible()
  })
})
