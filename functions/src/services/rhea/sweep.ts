import { RUN_KEPT_DAYS } from '@ribalta/domain/schemas/rhea/run'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import { deleteFound } from '../shared/deleteFound.ts'

const DAY_MS = 86_400_000

/** Deletes the rankings that have been kept long enough; answers how many. */
export function sweepRheaRuns({ db }: Pick<Backend, 'db'>, now: Date): Promise<number> {
  const end = Timestamp.fromMillis(now.getTime() - RUN_KEPT_DAYS * DAY_MS)
  return deleteFound(db.collection('rheaRuns').where('createdAt', '<=', end).orderBy('createdAt'))
}
