import type { ComponentType } from 'react'
import type { Guard } from '../auth/access.ts'
import type { Entering } from '../data/entering.ts'

/** What a screen's module gives. */
export interface ScreenModule {
  Component: ComponentType
  /** Starts the first reads while the server checks the person's permission. The screen reports their failures. */
  begin?: (entering: Entering) => Promise<unknown>
}

interface SharedByAll {
  /** Relative to the root, in the router's notation. */
  readonly path: string
  /** The document's title; a screen whose name is data replaces it. */
  readonly title: string
  /** Whether the lists of classes and skills are provided to the screen. */
  readonly needsCatalogue: boolean
}

export interface PublicRoute extends SharedByAll {
  readonly guard: 'public'
  readonly load: () => Promise<ScreenModule>
  /** Whether the build draws the page as far as it needs no data, so that a browser shows it before any code runs. */
  readonly hasShell: boolean
}

/** Its screen is in guardedScreens.ts, which loads with the guard: a visitor's first page carries none of it. */
export interface GuardedRoute extends SharedByAll {
  readonly guard: Exclude<Guard, 'public'>
}

export type RouteDefinition = PublicRoute | GuardedRoute

interface PublicOptions {
  readonly needsCatalogue?: boolean
  readonly hasShell?: boolean
}

function route(
  path: string,
  title: string,
  load: PublicRoute['load'],
  { needsCatalogue = false, hasShell = false }: PublicOptions = {},
): PublicRoute {
  return { path, title, guard: 'public', needsCatalogue, load, hasShell }
}

function guarded(
  guard: GuardedRoute['guard'],
  path: string,
  title: string,
  { needsCatalogue = false }: { readonly needsCatalogue?: boolean } = {},
): GuardedRoute {
  return { path, title, guard, needsCatalogue }
}

const CATALOGUE = { needsCatalogue: true } as const
const SHELL = { hasShell: true } as const
const CATALOGUE_SHELL = { needsCatalogue: true, hasShell: true } as const

/** What stands where no route is. */
export const NOWHERE = route('*', '404 Not Found', () => import('./NotFound.tsx'))

/** The one route map (specification, section 2). The order does not matter: the router ranks by what is fixed. */
export const ROUTES: readonly RouteDefinition[] = [
  route('/', '', () => import('../features/home/HomePage.tsx'), SHELL),
  route('sobre', 'Sobre', () => import('../features/about/AboutPage.tsx'), SHELL),
  route('artistas', 'Artistas', () => import('../features/artists/ArtistsPage.tsx'), CATALOGUE_SHELL),
  route('contatos', 'Contatos', () => import('../features/contacts/ContactsPage.tsx'), SHELL),
  // Not in the specification's list: where somebody lands whose account is no more.
  route('conta-excluida', 'Conta excluída', () => import('../features/pages/AccountDeletedPage.tsx')),
  route(
    'termos-agenciamento',
    'Termos de agenciamento',
    () => import('../features/pages/TermsPage.tsx'),
    SHELL,
  ),
  route('privacidade', 'Privacidade', () => import('../features/pages/PrivacyPage.tsx'), SHELL),
  // Not in the specification's list, but its form asks for classes and skills.
  route('cadastro', 'Cadastro', () => import('../features/registration/RegistrationPage.tsx'), CATALOGUE),
  route('login', 'Login', () => import('../features/login/LoginPage.tsx')),
  route('reset-password', 'Redefinir senha', () => import('../features/resetPassword/ResetPasswordPage.tsx')),
  route('blog', 'Blog', () => import('../features/blog/BlogPage.tsx'), SHELL),
  route('blog/:slug', 'Blog', () => import('../features/blog/PostPage.tsx'), SHELL),
  route('acesso-negado', 'Acesso negado', () => import('../features/pages/AccessDeniedPage.tsx')),
  route(
    'proposta/:proposalId',
    'Proposta',
    () => import('../features/proposalRoom/ProposalRoomPage.tsx'),
    SHELL,
  ),
  // Not in the specification's list, but its roles name classes and skills.
  route('casting/:id', 'Casting', () => import('../features/castingPage/CastingPage.tsx'), CATALOGUE_SHELL),
  route(':username', 'Artista', () => import('../features/artistPage/ArtistPage.tsx'), CATALOGUE_SHELL),

  guarded('login', 'security', 'Segurança'),
  guarded('login', 'proposals-admin', 'Propostas'),
  guarded('login', 'perfil', 'Perfil', CATALOGUE),
  guarded('login', 'trabalhos', 'Trabalhos', CATALOGUE),
  guarded('login', 'teste/:testRequestId', 'Teste', CATALOGUE),

  guarded('agent', 'validation', 'Validation', CATALOGUE),
  guarded('agent', 'chat/:conversationId?', 'Chat'),
  guarded('agent', 'rhea-criteria', 'Critérios RHEA', CATALOGUE),
  guarded('agent', 'data', 'Data', CATALOGUE),
  guarded('agent', 'feed', 'Feed', CATALOGUE),
  guarded('agent', 'favorites', 'Favoritos', CATALOGUE),
  guarded('agent', 'details/:userId?', 'Detalhes do artista', CATALOGUE),
  guarded('agent', 'cast', 'Elenco', CATALOGUE),
  guarded('agent', 'search', 'Busca', CATALOGUE),
  guarded('agent', 'casting', 'Casting', CATALOGUE),
  guarded('agent', 'test-requests/:testRequestId', 'Pedido de teste', CATALOGUE),

  guarded('director', 'rhea', 'RHEA', CATALOGUE),
  guarded('director', 'blog-admin', 'Blog Admin'),
  guarded('director', 'test', 'Modelos de teste', CATALOGUE),
]
