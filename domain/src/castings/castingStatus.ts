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

const IS_EDITABLE: Readonly<Record<CastingStatus, boolean>> = {
  draft: true,
  open: true,
  paused: true,
  closed: false,
  archived: false,
}

/** Whether staff may still change what a casting says. */
export function isCastingEditable(status: CastingStatus): boolean {
  return IS_EDITABLE[status]
}

/** Whether staff may put people in; who is in a casting sees it. */
export function mayPutIn(status: CastingStatus): boolean {
  return status === 'open' || status === 'paused'
}

const LEAVES_CANDIDATES: Readonly<Record<CastingStatus, boolean>> = {
  draft: true,
  open: true,
  paused: true,
  closed: false,
  archived: false,
}

/** Whether candidates may still wait for an answer in this state; a casting enters no other before everybody has one. */
export function mayLeaveCandidates(status: CastingStatus): boolean {
  return LEAVES_CANDIDATES[status]
}

export const CASTING_STATUS_LABELS: Readonly<Record<CastingStatus, string>> = {
  draft: 'Rascunho',
  open: 'Inscrições abertas',
  paused: 'Pausado',
  closed: 'Encerrado',
  archived: 'Arquivado',
}
