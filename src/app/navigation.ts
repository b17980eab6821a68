import { isAgent, isDirector } from '@ribalta/domain/account/grants'
import type { Session } from '../auth/session.ts'

export interface NavigationLink {
  label: string
  to: string
}

/** What the top navigation offers; null while it is not known who is here. */
export interface Navigation {
  links: readonly NavigationLink[]
  /** The links of the menu “Mais”, where there is one; Logout is its last item. */
  more: readonly NavigationLink[] | null
  /** A Logout button beside the links. */
  showsLogout: boolean
}

const ARTISTS = { label: 'Artistas', to: '/artistas' }
const ABOUT = { label: 'Sobre', to: '/sobre' }
const CONTACTS = { label: 'Contatos', to: '/contatos' }
const BLOG = { label: 'Blog', to: '/blog' }
export const OWN = '/perfil'
const PROFILE = { label: 'Perfil', to: OWN }
export const FEED = '/feed'
export const WORK = '/trabalhos'
export const CHAT = '/chat'
const SECURITY = { label: 'Segurança', to: '/security' }

const VISITOR_LINKS: readonly NavigationLink[] = [
  ARTISTS,
  ABOUT,
  CONTACTS,
  BLOG,
  { label: 'Cadastro', to: '/cadastro' },
  { label: 'Login', to: '/login' },
]

const ARTIST_LINKS: readonly NavigationLink[] = [
  PROFILE,
  { label: 'Trabalhos', to: WORK },
  BLOG,
  ABOUT,
  CONTACTS,
  SECURITY,
]

const AGENT_LINKS: readonly NavigationLink[] = [
  PROFILE,
  SECURITY,
  { label: 'Feed', to: FEED },
  { label: 'Elenco', to: '/cast' },
  { label: 'Busca', to: '/search' },
  { label: 'Favoritos', to: '/favorites' },
  { label: 'Chat', to: CHAT },
  { label: 'Casting', to: '/casting' },
]

const MORE_LINKS: readonly NavigationLink[] = [
  { label: 'Data', to: '/data' },
  { label: 'Validation', to: '/validation' },
  { label: 'Blog Admin', to: '/blog-admin' },
  { label: 'Propostas', to: '/proposals-admin' },
]

/** The top navigation for whoever is here (specification, section 2). */
export function navigationFor(session: Session): Navigation | null {
  if (session.status === 'loading' || session.status === 'unavailable') return null
  if (session.status === 'signedOut') return { links: VISITOR_LINKS, more: null, showsLogout: false }
  const links = isAgent(session.profile) ? AGENT_LINKS : ARTIST_LINKS
  const isDirecting = isDirector(session.profile)
  return { links, more: isDirecting ? MORE_LINKS : null, showsLogout: !isDirecting }
}
