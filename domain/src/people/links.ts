/** The addresses that an artist may give, in the order in which they are shown. */
export const LINK_KINDS = ['instagram', 'imdb', 'site', 'video'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

export const LINK_LABELS: Readonly<Record<LinkKind, string>> = {
  instagram: 'Instagram',
  imdb: 'IMDb',
  site: 'Site',
  video: 'Vídeo',
}
