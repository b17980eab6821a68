import type { Grant } from '@ribalta/domain/account/grants'
import { describe, expect, it } from 'vitest'
import { loadingSession, type Session } from '../auth/session.ts'
import { parseProfile } from '../data/profiles/record.ts'
import { navigationFor } from './navigation.ts'

function namesFor(session: Session) {
  const navigation = navigationFor(session)
  return (
    navigation && {
      links: navigation.links.map(({ label }) => label),
      more: navigation.more?.map(({ label }) => label) ?? null,
      showsLogout: navigation.showsLogout,
    }
  )
}

function signedIn(...grants: Grant[]): Session {
  return {
    status: 'signedIn',
    user: { uid: 'u', email: null },
    profile: parseProfile({ grants }),
    profilePrivate: null,
  }
}

const AGENT_NAMES = ['Perfil', 'Segurança', 'Feed', 'Elenco', 'Busca', 'Favoritos', 'Chat', 'Casting']

describe('navigationFor', () => {
  it('offers a visitor the public pages, registration and login', () => {
    expect(namesFor({ status: 'signedOut', confirmed: true })).toEqual({
      links: ['Artistas', 'Sobre', 'Contatos', 'Blog', 'Cadastro', 'Login'],
      more: null,
      showsLogout: false,
    })
  })

  it('offers nothing while it is not known who is here', () => {
    expect(navigationFor(loadingSession(null))).toBeNull()
    expect(navigationFor({ status: 'unavailable' })).toBeNull()
  })

  it('offers an artist their own pages and Logout', () => {
    expect(namesFor(signedIn())).toEqual({
      links: ['Perfil', 'Trabalhos', 'Blog', 'Sobre', 'Contatos', 'Segurança'],
      more: null,
      showsLogout: true,
    })
  })

  it('offers an agent the workspace and Logout', () => {
    expect(namesFor(signedIn('AGENT'))).toEqual({ links: AGENT_NAMES, more: null, showsLogout: true })
  })

  it('offers a director the menu Mais, which holds Logout', () => {
    expect(namesFor(signedIn('AGENT', 'DIRECTOR'))).toEqual({
      links: AGENT_NAMES,
      more: ['Data', 'Validation', 'Blog Admin', 'Propostas'],
      showsLogout: false,
    })
  })
})
