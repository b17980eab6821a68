import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { parseProfile } from '../data/profiles/record.ts'
import { AuthProvider, useAuth, type AuthContextValue } from './AuthContext.tsx'
import { loadingSession, type Session } from './session.ts'
import { createSessionStore, type SessionCell } from './sessionStore.ts'

const ana = { uid: 'ana', email: 'ana@example.com' }
const signedIn: Session = {
  status: 'signedIn',
  user: ana,
  profile: parseProfile({ artisticName: 'Ana Lima' }),
  profilePrivate: { legalName: 'Ana de Lima' },
}

/** The context below a provider, before anything has been said of who is here. */
function provide(somebodyWasHere: boolean) {
  let cell: SessionCell | undefined
  let value: AuthContextValue | undefined
  const store = createSessionStore(
    (given) => {
      cell = given
      return Promise.resolve()
    },
    { isSet: () => somebodyWasHere, write: () => undefined },
  )
  function Reader() {
    value = useAuth()
    return <p>{value.loading ? 'carregando' : (value.profile?.artisticName ?? 'ninguém')}</p>
  }
  void store.start()
  render(
    <AuthProvider store={store}>
      <Reader />
    </AuthProvider>,
  )
  return {
    become: (session: Session) => {
      act(() => cell?.set(session))
    },
    value: () => value,
  }
}

describe('AuthContext', () => {
  it.each([true, false])('starts loading, whether somebody was here or not (%j)', (somebodyWasHere) => {
    const { value } = provide(somebodyWasHere)
    expect(screen.getByText('carregando')).toBeVisible()
    expect(value()).toMatchObject({ loading: true, user: null, profile: null, profilePrivate: null })
  })

  it('loads until the session is settled, and then gives user, profile and private profile', () => {
    const { become, value } = provide(true)
    become(loadingSession(ana))
    expect(value()).toMatchObject({ loading: true, user: ana, profile: null })
    become(signedIn)
    expect(screen.getByText('Ana Lima')).toBeVisible()
    expect(value()).toMatchObject({ loading: false, user: ana, profilePrivate: { legalName: 'Ana de Lima' } })
  })

  it('stops loading at once when nobody is signed in, and clears profile and private profile', () => {
    const { become, value } = provide(true)
    become(signedIn)
    become({ status: 'signedOut', confirmed: true })
    expect(screen.getByText('ninguém')).toBeVisible()
    expect(value()).toMatchObject({ loading: false, user: null, profile: null, profilePrivate: null })
  })

  it('holds everything that the specification names', () => {
    const { value } = provide(false)
    const names = ['user', 'profile', 'profilePrivate', 'loading', 'logout', 'reauthenticate']
    expect(Object.keys(value() ?? {})).toEqual(
      expect.arrayContaining([...names, 'changePassword', 'updateUserProfile']),
    )
  })

  it('updates only the profile of the person who is signed in', async () => {
    const { become, value } = provide(true)
    await expect(value()?.updateUserProfile({ phone: '11987654321' })).rejects.toThrow(
      'Usuário não autenticado.',
    )
    become(signedIn)
    expect(await value()?.updateUserProfile({ phone: undefined })).toEqual({
      success: true,
      message: 'Nenhum dado para atualizar.',
    })
  })

  it('raises an error where it is used outside its provider', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    function Reader() {
      useAuth()
      return null
    }
    expect(() => render(<Reader />)).toThrow('AuthProvider')
  })
})
