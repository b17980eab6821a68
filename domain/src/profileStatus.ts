export const PROFILE_STATUSES = [
  'pending',
  'published',
  'changes_requested',
  'suspended',
  'archived',
] as const
export type ProfileStatus = (typeof PROFILE_STATUSES)[number]

/** The arrows of product.md, "States": nothing else may follow a state. */
const NEXT: Readonly<Record<ProfileStatus, readonly ProfileStatus[]>> = {
  pending: ['published', 'changes_requested', 'suspended', 'archived'],
  published: ['changes_requested', 'suspended', 'archived'],
  changes_requested: ['published', 'suspended', 'archived'],
  suspended: ['published', 'archived'],
  archived: [],
}

export function canChangeProfileStatus(from: ProfileStatus, to: ProfileStatus): boolean {
  return NEXT[from].includes(to)
}

export const PROFILE_STATUS_LABELS: Readonly<Record<ProfileStatus, string>> = {
  pending: 'Em validação',
  published: 'Publicado',
  changes_requested: 'Ajustes pedidos',
  suspended: 'Suspenso',
  archived: 'Arquivado',
}
