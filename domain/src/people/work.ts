/** Links of one work; firestore.rules says the same number. */
export const MAX_WORK_LINKS = 5

/** A link as firestore.rules takes it. */
export const WORK_LINK = /^https?:\/\/[^ ]{3,290}$/

/**
 * Works of one artist. A work's id is {@link workId}, so that there are no more ids than this; firestore.rules says the
 * same number.
 */
export const MAX_WORKS = 120

/** The id of one of an artist's works: any free `place` below {@link MAX_WORKS}. */
export function workId(artistId: string, place: number): string {
  return `${artistId}_${String(place)}`
}

export const WORK_KINDS = [
  'publicidade',
  'cinema',
  'serie',
  'novela',
  'teatro',
  'musica',
  'danca',
  'foto',
  'outro',
] as const
export type WorkKind = (typeof WORK_KINDS)[number]
export const WORK_KIND_LABELS: Readonly<Record<WorkKind, string>> = {
  publicidade: 'Publicidade',
  cinema: 'Cinema',
  serie: 'Série',
  novela: 'Novela',
  teatro: 'Teatro',
  musica: 'Música',
  danca: 'Dança',
  foto: 'Fotografia',
  outro: 'Outro trabalho',
}

export const WORK_VISIBILITIES = ['public', 'staff', 'private'] as const
export type WorkVisibility = (typeof WORK_VISIBILITIES)[number]
/** Who sees a work, as its artist says it. */
export const WORK_VISIBILITY_LABELS: Readonly<Record<WorkVisibility, string>> = {
  public: 'Na minha página',
  staff: 'Só a agência',
  private: 'Só eu',
}
