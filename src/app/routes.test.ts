import { isUsernameAllowed } from '@ribalta/domain/site/routePaths'
import { describe, expect, it } from 'vitest'
import { GUARDED_SCREENS } from './guardedScreens.ts'
import { navigationFor } from './navigation.ts'
import { ROUTES } from './routes.ts'

/** Specification, section 2, and the page after an account's end. */
const PUBLIC = [
  'conta-excluida',
  '/',
  'sobre',
  'artistas',
  'contatos',
  'termos-agenciamento',
  'privacidade',
  'cadastro',
  'login',
  'reset-password',
  'blog',
  'blog/:slug',
  'acesso-negado',
  'proposta/:proposalId',
  ':username',
  'casting/:id',
]
const LOGIN = ['security', 'proposals-admin', 'perfil', 'trabalhos', 'teste/:testRequestId']
const AGENT = [
  'validation',
  'chat/:conversationId?',
  'rhea-criteria',
  'data',
  'feed',
  'favorites',
  'details/:userId?',
  'cast',
  'search',
  'casting',
  'test-requests/:testRequestId',
]
const DIRECTOR = ['rhea', 'blog-admin', 'test']
const NEED_CATALOGUE = [
  'artistas',
  ':username',
  'perfil',
  'validation',
  'rhea',
  'rhea-criteria',
  'data',
  'feed',
  'favorites',
  'details/:userId?',
  'cast',
  'search',
  'casting',
  'test-requests/:testRequestId',
  'teste/:testRequestId',
  'test',
]

const pathsOf = (guard: string) => ROUTES.filter((route) => route.guard === guard).map(({ path }) => path)

describe('the route map', () => {
  it('has every route of the specification behind its guard', () => {
    expect(pathsOf('public').toSorted()).toEqual(PUBLIC.toSorted())
    expect(pathsOf('login').toSorted()).toEqual(LOGIN.toSorted())
    expect(pathsOf('agent').toSorted()).toEqual(AGENT.toSorted())
    expect(pathsOf('director').toSorted()).toEqual(DIRECTOR.toSorted())
  })

  it('provides classes and skills to the pages that need them', () => {
    const provided = ROUTES.filter(({ needsCatalogue }) => needsCatalogue).map(({ path }) => path)
    expect(provided).toEqual(expect.arrayContaining(NEED_CATALOGUE))
  })

  it('has a screen for every guarded route', () => {
    const isPublic = new Set(pathsOf('public'))
    const known = ROUTES.map(({ path }) => path).filter((path) => !isPublic.has(path))
    expect(Object.keys(GUARDED_SCREENS).toSorted()).toEqual(known.toSorted())
  })

  it('names every screen but the home page in the document title', () => {
    expect(ROUTES.filter(({ title }) => title === '').map(({ path }) => path)).toEqual(['/'])
  })

  it('has a route for every link of the navigation', () => {
    const navigation = navigationFor({ status: 'signedOut', confirmed: true })
    const known = new Set(ROUTES.map(({ path }) => `/${path}`))
    expect(navigation?.links.filter(({ to }) => !known.has(to))).toEqual([])
  })

  it('keeps the first segment of every route from being a username', () => {
    const segments = ROUTES.map(({ path }) => path.split('/')[0] ?? '').filter((part) => /^[a-z]/.test(part))
    expect(segments.filter(isUsernameAllowed)).toEqual([])
  })
})
