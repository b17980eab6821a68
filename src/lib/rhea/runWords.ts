import type { RheaRun } from '@ribalta/domain/schemas/rhea/run'
import { formatDateTime } from '../formats/formatDateTime.ts'

/** What a kept ranking is of: “Todo o elenco · 98 pessoas · 22/11/2026 às 09:30”. */
export function runWords({
  castingTitle,
  ranked,
  createdAt,
}: Pick<RheaRun, 'castingTitle' | 'ranked' | 'createdAt'>): string {
  const people = ranked === 1 ? '1 pessoa' : `${String(ranked)} pessoas`
  return [castingTitle ?? 'Todo o elenco', people, formatDateTime(createdAt)].join(' · ')
}

/** What it is called: by its criteria and their version. */
export function runTitle({ criteriaName, version }: Pick<RheaRun, 'criteriaName' | 'version'>): string {
  return `${criteriaName}, versão ${String(version)}`
}
