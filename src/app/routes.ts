import type { ComponentType } from 'react'
import type { Guard } from '../auth/access.ts'

/** What a screen's module gives. */
export interface ScreenModule {
  Component: ComponentType
}

export interface RouteDefinition {
  /** Relative to the root, in the router's notation. */
  path: string
  /** The document's title; a screen whose name is data replaces it. */
  title: string
  guard: Guard
  /** Whether the lists of classes and skills are provided to the screen. */
  needsCatalogue: boolean
  load: () => Promise<ScreenModule>
}

interface Access {
  guard?: Guard
  needsCatalogue?: boolean
}

function route(
  path: string,
  title: string,
  load: RouteDefinition['load'],
  options: Access = {},
): RouteDefinition {
  const { guard = 'public', needsCatalogue = false } = options
  return { path, title, guard, needsCatalogue, load }
}

/** A screen that is still being built: its page says what will be there. */
function soon(path: string, title: string, options: Access = {}): RouteDefinition {
  const load = async () => {
    const { screenToCome } = await import('../features/pages/UnderConstructionPage.tsx')
    return { Component: screenToCome(path) }
  }
  return route(path, title, load, options)
}

const LOGIN = { guard: 'login' } as const
const AGENT = { guard: 'agent' } as const
const AGENT_CATALOGUE = { guard: 'agent', needsCatalogue: true } as const
const DIRECTOR = { guard: 'director' } as const
const DIRECTOR_CATALOGUE = { guard: 'director', needsCatalogue: true } as const
const CATALOGUE = { needsCatalogue: true } as const

/** The one route map (specification, section 2). The order does not matter: the router ranks by what is fixed. */
export const ROUTES: readonly RouteDefinition[] = [
  route('/', '', () => import('../features/home/HomePage.tsx')),
  soon('sobre', 'Sobre'),
  route('artistas', 'Artistas', () => import('../features/artists/ArtistsPage.tsx'), CATALOGUE),
  soon('contatos', 'Contatos'),
  route('termos-agenciamento', 'Termos de agenciamento', () => import('../features/pages/TermsPage.tsx')),
  // Not in the specification's list: where somebody lands whose account is no more.
  route('conta-excluida', 'Conta excluída', () => import('../features/pages/AccountDeletedPage.tsx')),
  route('privacidade', 'Privacidade', () => import('../features/pages/PrivacyPage.tsx')),
  // Not in the specification's list, but its form asks for classes and skills.
  route('cadastro', 'Cadastro', () => import('../features/registration/RegistrationPage.tsx'), CATALOGUE),
  route('login', 'Login', () => import('../features/login/LoginPage.tsx')),
  route('reset-password', 'Redefinir senha', () => import('../features/resetPassword/ResetPasswordPage.tsx')),
  soon('blog', 'Blog'),
  soon('blog/:slug', 'Blog'),
  route('acesso-negado', 'Acesso negado', () => import('../features/pages/AccessDeniedPage.tsx')),
  soon('proposta/:proposalId', 'Proposta'),
  soon('casting/:id', 'Casting'),
  route(':username', 'Artista', () => import('../features/artistPage/ArtistPage.tsx'), CATALOGUE),

  route('security', 'Segurança', () => import('../features/security/SecurityPage.tsx'), LOGIN),
  soon('proposals-admin', 'Propostas', LOGIN),
  route('perfil', 'Perfil', () => import('../features/profile/ProfilePage.tsx'), {
    guard: 'login',
    needsCatalogue: true,
  }),
  soon('trabalhos', 'Trabalhos', LOGIN),
  soon('teste/:testRequestId', 'Teste', { guard: 'login', needsCatalogue: true }),

  route(
    'validation',
    'Validation',
    () => import('../features/validation/ValidationPage.tsx'),
    AGENT_CATALOGUE,
  ),
  soon('chat/:conversationId?', 'Chat', AGENT),
  soon('rhea-criteria', 'Critérios RHEA', AGENT_CATALOGUE),
  route('data', 'Data', () => import('../features/dataAdmin/DataPage.tsx'), AGENT_CATALOGUE),
  soon('feed', 'Feed', AGENT_CATALOGUE),
  soon('favorites', 'Favoritos', AGENT_CATALOGUE),
  soon('details/:userId?', 'Detalhes do artista', AGENT_CATALOGUE),
  soon('cast', 'Elenco', AGENT_CATALOGUE),
  soon('search', 'Busca', AGENT_CATALOGUE),
  soon('casting', 'Casting', AGENT_CATALOGUE),
  soon('test-requests/:testRequestId', 'Pedido de teste', AGENT_CATALOGUE),

  soon('rhea', 'RHEA', DIRECTOR_CATALOGUE),
  soon('blog-admin', 'Blog Admin', DIRECTOR),
  soon('test', 'Modelos de teste', DIRECTOR_CATALOGUE),
]
