import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AuthProvider } from '../auth/AuthContext.tsx'
import { loadingSession, type Session } from '../auth/session.ts'
import { createSessionStore, type SessionCell } from '../auth/sessionStore.ts'
import { parseProfile } from '../data/profiles/record.ts'
import { Link } from '../ui/Link.tsx'
import { Layout } from './Layout.tsx'

const signedOut: Session = { status: 'signedOut', confirmed: true }
const director: Session = {
  status: 'signedIn',
  user: { uid: 'd', email: null },
  profile: parseProfile({ grants: ['AGENT', 'DIRECTOR'] }),
  profilePrivate: null,
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})

/** A list whose filter goes with the button that clears it. */
function Artists() {
  const [params, setParams] = useSearchParams()
  return (
    <>
      <h1>Artistas</h1>
      <Link to="/ana">Ana</Link>
      <Link to="/bia">Bia</Link>
      {params.size === 0 ? null : (
        <button
          type="button"
          onClick={() => {
            setParams({})
          }}
        >
          Limpar
        </button>
      )}
    </>
  )
}

async function open(session: Session) {
  let cell: SessionCell | undefined
  const store = createSessionStore(
    (given) => {
      cell = given
      return Promise.resolve()
    },
    { isSet: () => session.status === 'loading', write: () => undefined },
  )
  void store.start()
  cell?.set(session)
  const router = createMemoryRouter([
    {
      element: <Layout />,
      children: [
        { path: '/', element: <input aria-label="Rascunho" /> },
        { path: '/artistas', element: <Artists /> },
        { path: '/ana', element: <h1>Ana</h1> },
      ],
    },
  ])
  await act(async () => {
    render(
      <AuthProvider store={store}>
        <RouterProvider router={router} />
      </AuthProvider>,
    )
    await import('./chrome.ts')
  })
  return { router, cell: () => cell }
}

describe('Layout', () => {
  it('shows the navigation, the page and the footer with year, credit and links', async () => {
    await open(signedOut)
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByText(new RegExp(String(new Date().getFullYear())))).toBeVisible()
    expect(footer.getByRole('link', { name: 'Termos de agenciamento' })).toHaveAttribute(
      'href',
      '/termos-agenciamento',
    )
    expect(footer.getByRole('link', { name: 'Privacidade' })).toHaveAttribute('href', '/privacidade')
    expect(footer.getByRole('link', { name: 'Contatos' })).toHaveAttribute('href', '/contatos')
    expect(footer.getByText(/Desenvolvido por/)).toBeVisible()
  })

  it('shows only the spinner while the session loads, never a visitor’s navigation', async () => {
    await open(loadingSession(null))
    expect(screen.getByRole('status')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Rascunho')).not.toBeInTheDocument()
  })

  it('gives the focus to another page, and on coming back to the link that led there', async () => {
    const { router } = await open(signedOut)
    await act(() => router.navigate('/artistas'))
    expect(screen.getByRole('main')).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: 'Ana' }))
    expect(await screen.findByRole('heading', { name: 'Ana' })).toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
    await act(() => router.navigate(-1))
    expect(screen.getByRole('link', { name: 'Ana' })).toHaveFocus()
  })

  it('keeps the focus in the page when what had it goes with a change of the address', async () => {
    const { router } = await open(signedOut)
    await act(() => router.navigate('/artistas?uf=SP'))
    await userEvent.click(screen.getByRole('button', { name: 'Limpar' }))
    expect(screen.queryByRole('button', { name: 'Limpar' })).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('keeps what was typed while somebody signs in on the page', async () => {
    const { cell } = await open(signedOut)
    await userEvent.type(screen.getByLabelText('Rascunho'), 'meu texto')
    act(() => cell()?.set(loadingSession({ uid: 'd', email: null })))
    expect(screen.getByRole('status')).toBeVisible()
    act(() => cell()?.set(director))
    expect(screen.getByLabelText('Rascunho')).toHaveValue('meu texto')
  })

  it('opens and closes the mobile menu, also with Escape', async () => {
    await open(signedOut)
    await userEvent.click(screen.getByRole('button', { name: 'Abrir menu' }))
    const close = screen.getByRole('button', { name: 'Fechar menu' })
    expect(close).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Abrir menu' })).toHaveFocus()
  })

  it('closes the mobile menu and focuses the page when going somewhere', async () => {
    const { router } = await open(signedOut)
    await userEvent.click(screen.getByRole('button', { name: 'Abrir menu' }))
    await act(() => router.navigate('/artistas'))
    expect(screen.getByRole('button', { name: 'Abrir menu' })).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('gives a director the menu Mais with Logout in it and no other Logout', async () => {
    await open(director)
    const more = await screen.findByRole('button', { name: 'Mais' })
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
    more.focus()
    await userEvent.keyboard('{Enter}')
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual([
      'Data',
      'Validation',
      'Blog Admin',
      'Propostas',
      'Logout',
    ])
  })
})
