import { WORK_KIND_LABELS } from '@ribalta/domain/people/work'
import type { PublicWork } from './works.ts'

/** Returns an artist's role in a work and who produced it, without an article that would give the role a gender: “Cinema · papel: Marina · Cais Filmes”. */
export function creditLine({
  kind,
  role,
  production,
}: Pick<PublicWork, 'kind'> & Partial<Pick<PublicWork, 'role' | 'production'>>): string {
  const parts = [WORK_KIND_LABELS[kind], role === undefined ? undefined : `papel: ${role}`, production]
  return parts.filter((part) => part !== undefined).join(' · ')
}
