import type { StructuredData } from '@ribalta/domain/site/structuredData'

/** What crawlers and messengers are told of an address. */
export interface PublicPage {
  readonly status: 200 | 404
  readonly title: string
  /** What the document is called, where that is not the title and the site's name. */
  readonly documentTitle?: string
  readonly description: string
  /** The page's one path; absent where there is none. */
  readonly path?: string
  readonly type: 'website' | 'profile' | 'article'
  /** Path of its card, 1200 × 630. */
  readonly card?: string
  readonly isIndexed: boolean
  readonly data?: StructuredData
}

export const NOT_FOUND: PublicPage = {
  status: 404,
  title: 'Página não encontrada',
  description: 'Esta página não existe ou não está mais no ar.',
  type: 'website',
  isIndexed: false,
}

/** The picture that messengers show for the site's own pages. */
export const SITE_CARD = {
  path: '/share-card.jpg',
  title: 'Gente que segura a cena.',
  caption: 'Agência de talentos: encontre artistas por classe, habilidade e cidade, ou cadastre-se.',
} as const
