export const CASTING_STATUSES = ['draft', 'open', 'paused', 'closed', 'archived'] as const
export type CastingStatus = (typeof CASTING_STATUSES)[number]

/** The arrows of docs/data.md, "States". */
const NEXT: Readonly<Record<CastingStatus, readonly CastingStatus[]>> = {
  draft: ['open'],
  open: ['paused', 'closed'],
  paused: ['open', 'closed'],
  closed: ['archived'],
  archived: [],
}

export function canChangeCastingStatus(from: CastingStatus, to: CastingStatus): boolean {
  return NEXT[from].includes(to)
}

/** Whether staff may still change what a casting says. */
export function isCastingEditable(status: CastingStatus): boolean {
  return status === 'draft' || status === 'open' || status === 'paused'
}

export const CASTING_STATUS_LABELS: Readonly<Record<CastingStatus, string>> = {
  draft: 'Rascunho',
  open: 'Inscrições abertas',
  paused: 'Pausado',
  closed: 'Encerrado',
  archived: 'Arquivado',
}
