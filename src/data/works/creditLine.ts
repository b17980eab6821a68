import { WORK_KIND_LABELS } from '@ribalta/domain/people/work'
import type { PublicWork } from './works.ts'

/** What somebody was in a work, and for whom: “Cinema · como Marina · Cais Filmes”. */
export function creditLine({
  kind,
  role,
  production,
}: Pick<PublicWork, 'kind'> & Partial<Pick<PublicWork, 'role' | 'production'>>): string {
  const parts = [WORK_KIND_LABELS[kind], role === undefined ? undefined : `como ${role}`, production]
  return parts.filter((part) => part !== undefined).join(' · ')
}
