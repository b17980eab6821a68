export const CASTING_KINDS = [
  'publicidade',
  'cinema',
  'serie',
  'novela',
  'teatro',
  'digital',
  'evento',
  'foto',
] as const
export type CastingKind = (typeof CASTING_KINDS)[number]

export const CASTING_KIND_LABELS: Readonly<Record<CastingKind, string>> = {
  publicidade: 'Publicidade',
  cinema: 'Cinema',
  serie: 'Série',
  novela: 'Novela',
  teatro: 'Teatro',
  digital: 'Digital',
  evento: 'Evento',
  foto: 'Foto',
}

/** Kinds of work that are neither broadcast nor published, so that a role needs no usage rights. */
const WITHOUT_USAGE: ReadonlySet<CastingKind> = new Set(['teatro', 'evento'])

/** Returns whether roles of this kind say where and how long an image may be used; true until a kind is chosen. */
export function needsUsage(kind: CastingKind | undefined): boolean {
  return kind === undefined || !WITHOUT_USAGE.has(kind)
}

/** Who may see a casting while it is open: everybody, the published artists, or only who was invited. */
export const CASTING_VISIBILITIES = ['public', 'roster', 'invited'] as const
export type CastingVisibility = (typeof CASTING_VISIBILITIES)[number]

export const CASTING_VISIBILITY_LABELS: Readonly<Record<CastingVisibility, string>> = {
  public: 'Público',
  roster: 'Só elenco',
  invited: 'Só com convite',
}

/** Where an image may be used. */
export const USAGE_MEDIA = [
  'tv-aberta',
  'tv-fechada',
  'cinema',
  'internet',
  'redes-sociais',
  'ooh',
  'impresso',
] as const
export type UsageMedium = (typeof USAGE_MEDIA)[number]

export const USAGE_MEDIA_LABELS: Readonly<Record<UsageMedium, string>> = {
  'tv-aberta': 'TV aberta',
  'tv-fechada': 'TV fechada',
  cinema: 'Cinema',
  internet: 'Internet',
  'redes-sociais': 'Redes sociais',
  ooh: 'Mídia exterior',
  impresso: 'Impresso',
}

export const MAX_CASTING_ROLES = 20
export const MAX_APPLICATION_MEDIA = 6
export const MAX_APPLICATION_NOTE = 600
/** What the agency writes to an artist with an answer. */
export const MAX_ANSWER_MESSAGE = 1000
/** What the team notes about one candidate. */
export const MAX_MEMO = 2000
