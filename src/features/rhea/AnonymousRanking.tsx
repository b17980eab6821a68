import type { RankArtistsResult } from '@ribalta/domain/schemas/rhea/run'
import type { RankingSubject } from './subject.ts'

export interface AnonymousRankingProps {
  /** Under which it was kept. */
  runId: string
  subject: RankingSubject
  answer: RankArtistsResult
  /** The version that places are compared with; undefined where none is. */
  against: number | undefined
}

/** A ranking without who is who: “Pessoa 7”, why, and the way to open it. */
export function AnonymousRanking({ runId, subject, answer, against }: AnonymousRankingProps) {
  return <p>{`${runId} ${subject.name} ${String(answer.ranked)} ${String(against)}`}</p>
}
