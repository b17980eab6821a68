/** Links of one work; firestore.rules says the same number. */
export const MAX_WORK_LINKS = 5

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
