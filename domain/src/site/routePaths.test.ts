import { describe, expect, it } from 'vitest'
import { toUsername } from '../identity.ts'
import { isUsernameAllowed, RESERVED_USERNAMES } from './routePaths.ts'

/** First segments of the routes of the specification, section 2. */
const ROUTES =
  'sobre artistas contatos termos-agenciamento privacidade cadastro login reset-password blog acesso-negado proposta ' +
  'casting security proposals-admin perfil trabalhos teste validation chat rhea-criteria data feed favorites details cast ' +
  'search test-requests rhea blog-admin test'

describe('a public address', () => {
  it.each(ROUTES.split(' '))('cannot be the route %s', (route) => {
    expect(isUsernameAllowed(route)).toBe(false)
  })

  it.each(['', '__x__', '____'])('cannot be %j', (username) => {
    expect(isUsernameAllowed(username)).toBe(false)
  })

  it.each(['maria-avila', 'sobre-mim', 'testemunha', '_x_'])('can be %s', (username) => {
    expect(isUsernameAllowed(username)).toBe(true)
  })

  it('is reserved in the form that a name gives', () => {
    for (const reserved of RESERVED_USERNAMES) expect(toUsername(reserved)).toBe(reserved)
  })
})
