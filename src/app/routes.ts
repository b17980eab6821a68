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

function route(
  path: string,
  title: string,
  load: RouteDefinition['load'],
  options: { guard?: Guard; needsCatalogue?: boolean } = {},
): RouteDefinition {
  const { guard = 'public', needsCatalogue = false } = options
  return { path, title, guard, needsCatalogue, load }
}

/** A screen that is being built: its page says what will be there. */
function soon(title: string, promise: string): RouteDefinition['load'] {
  return async () => {
    const { underConstruction } = await import('../features/pages/UnderConstructionPage.tsx')
    return { Component: underConstruction(title, promise) }
  }
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
  route(
    'sobre',
    'Sobre',
    soon('Sobre', 'A história da agência, quem trabalha aqui e como cuidamos de cada artista.'),
  ),
  route('artistas', 'Artistas', () => import('../features/artists/ArtistsPage.tsx'), CATALOGUE),
  route(
    'contatos',
    'Contatos',
    soon('Contatos', 'Os canais da agência e um formulário para falar com a equipe.'),
  ),
  route('termos-agenciamento', 'Termos de agenciamento', () => import('../features/pages/TermsPage.tsx')),
  route('privacidade', 'Privacidade', () => import('../features/pages/PrivacyPage.tsx')),
  // Not in the specification's list, but its form asks for classes and skills.
  route('cadastro', 'Cadastro', () => import('../features/registration/RegistrationPage.tsx'), CATALOGUE),
  route('login', 'Login', () => import('../features/login/LoginPage.tsx')),
  route(
    'reset-password',
    'Redefinir senha',
    soon('Redefinir senha', 'O pedido do link para criar uma nova senha e a troca a partir dele.'),
  ),
  route('blog', 'Blog', soon('Blog', 'Bastidores, oportunidades e orientações para artistas e produções.')),
  route('blog/:slug', 'Blog', soon('Post do blog', 'O texto completo deste post.')),
  route('acesso-negado', 'Acesso negado', () => import('../features/pages/AccessDeniedPage.tsx')),
  route(
    'proposta/:proposalId',
    'Proposta',
    soon('Proposta', 'Os artistas escolhidos para a sua produção, com espaço para responder a cada um.'),
  ),
  route(
    'casting/:id',
    'Casting',
    soon('Casting', 'Os papéis, as datas, o cachê e como se candidatar a este casting.'),
  ),
  route(':username', 'Artista', () => import('../features/artistPage/ArtistPage.tsx'), CATALOGUE),

  route(
    'security',
    'Segurança',
    soon('Segurança', 'A troca de senha e os acontecimentos recentes da sua conta.'),
    LOGIN,
  ),
  route(
    'proposals-admin',
    'Propostas',
    soon('Propostas', 'As propostas da agência e aquelas de que cada artista participa.'),
    LOGIN,
  ),
  route('perfil', 'Perfil', () => import('../features/profile/ProfilePage.tsx'), {
    guard: 'login',
    needsCatalogue: true,
  }),
  route(
    'trabalhos',
    'Trabalhos',
    soon('Trabalhos', 'Seus testes, candidaturas e propostas, com prazos, e os trabalhos do seu currículo.'),
    LOGIN,
  ),
  route(
    'teste/:testRequestId',
    'Teste',
    soon('Teste', 'As instruções do teste, a gravação pelo navegador e o envio.'),
    { guard: 'login', needsCatalogue: true },
  ),

  route(
    'validation',
    'Validation',
    soon('Validation', 'A fila de perfis e mudanças à espera de validação.'),
    AGENT_CATALOGUE,
  ),
  route(
    'chat/:conversationId?',
    'Chat',
    soon('Chat', 'As conversas com a equipe e com os artistas, ao vivo.'),
    AGENT,
  ),
  route(
    'rhea-criteria',
    'Critérios RHEA',
    soon('Critérios RHEA', 'Os conjuntos de critérios que ordenam o elenco, com seus pesos.'),
    AGENT_CATALOGUE,
  ),
  route(
    'data',
    'Data',
    soon('Data', 'As classes e habilidades do catálogo e as permissões da equipe.'),
    AGENT_CATALOGUE,
  ),
  route(
    'feed',
    'Feed',
    soon('Feed', 'O que aconteceu na agência, do mais novo ao mais antigo.'),
    AGENT_CATALOGUE,
  ),
  route(
    'favorites',
    'Favoritos',
    soon('Favoritos', 'Suas listas de artistas, com notas, ordem e comparação.'),
    AGENT_CATALOGUE,
  ),
  route(
    'details/:userId?',
    'Detalhes do artista',
    soon('Detalhes do artista', 'Tudo o que a equipe pode ver de um artista, em um só lugar.'),
    AGENT_CATALOGUE,
  ),
  route(
    'cast',
    'Elenco',
    soon('Elenco', 'Todo o elenco da agência, em tabela ou em retratos.'),
    AGENT_CATALOGUE,
  ),
  route(
    'search',
    'Busca',
    soon('Busca', 'A busca por qualquer característica, com filtros combinados e salvos.'),
    AGENT_CATALOGUE,
  ),
  route(
    'casting',
    'Casting',
    soon('Casting', 'Os castings da agência, seus papéis e o quadro de candidatos.'),
    AGENT_CATALOGUE,
  ),
  route(
    'test-requests/:testRequestId',
    'Pedido de teste',
    soon('Pedido de teste', 'Os takes enviados, com comentários no tempo do vídeo e a avaliação.'),
    AGENT_CATALOGUE,
  ),

  route(
    'rhea',
    'RHEA',
    soon('RHEA', 'O ranking do elenco por critérios, com a nota aberta em cada um deles.'),
    DIRECTOR_CATALOGUE,
  ),
  route(
    'blog-admin',
    'Blog Admin',
    soon('Blog Admin', 'Os posts do blog: rascunhos, agendados e publicados.'),
    DIRECTOR,
  ),
  route(
    'test',
    'Modelos de teste',
    soon('Modelos de teste', 'Os modelos usados para pedir testes aos artistas.'),
    DIRECTOR_CATALOGUE,
  ),
]
