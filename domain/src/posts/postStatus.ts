export const POST_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const
export type PostStatus = (typeof POST_STATUSES)[number]

/**
 * The arrows of docs/data.md, "States", and two that a desk needs: publishing at once (a draft scheduled for now) and
 * taking a scheduled post back before anybody has seen it.
 */
const NEXT: Readonly<Record<PostStatus, readonly PostStatus[]>> = {
  draft: ['scheduled', 'published'],
  scheduled: ['draft', 'published'],
  published: ['archived'],
  archived: [],
}

export function canChangePostStatus(from: PostStatus, to: PostStatus): boolean {
  return NEXT[from].includes(to)
}

export const POST_STATUS_LABELS: Readonly<Record<PostStatus, string>> = {
  draft: 'Rascunho',
  scheduled: 'Agendado',
  published: 'Publicado',
  archived: 'Arquivado',
}
