import { isDeepStrictEqual } from 'node:util'
import { isDirector } from '@ribalta/domain/account/grants'
import { pick } from '@ribalta/domain/pick'
import type { Rankee, RankingOf } from '@ribalta/domain/rhea/ranking'
import { MAX_KEPT, type RheaRun, rheaRunSchema } from '@ribalta/domain/schemas/rhea/run'
import { HttpsError } from 'firebase-functions/https'
import { type Firestore, Timestamp, type Transaction } from '../../admin/backend.ts'
import { readGrants } from '../account/grants.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'

/** A ranking as it is about to be kept. */
export interface RunToKeep extends Pick<
  RheaRun,
  'criteriaId' | 'version' | 'castingId' | 'criteriaName' | 'castingTitle' | 'isAnonymous'
> {
  readonly runId: string
  readonly ranking: RankingOf<Rankee>
}

/** What is asked with a ranking: the same again is a repeat. */
const ASKED = ['criteriaId', 'version', 'castingId', 'isAnonymous'] as const

/** Throws `permission-denied` for anybody but directors, as they are now. */
export async function requireDirector(
  db: Firestore,
  caller: SignedInCaller,
  get?: Parameters<typeof readGrants>[2],
): Promise<void> {
  const grants = await readGrants({ db }, caller, get)
  if (!isDirector({ grants })) throw new HttpsError('permission-denied', 'Só a direção faz rankings.')
}

/**
 * Keeps a ranking, for directors, with a line in the audit log; a repeat leaves the first as it is. Answers whether what is kept is this
 * ranking: a repeat may come to another. Throws `permission-denied`, `already-exists` where the id is somebody else's or another ranking's.
 */
export function keepRun(
  db: Firestore,
  { runId, ranking, ...run }: RunToKeep,
  caller: SignedInCaller,
  now: Date,
): Promise<boolean> {
  const first = firstOf(ranking)
  return db.runTransaction(async (transaction) => {
    await requireDirector(db, caller, (ref) => transaction.get(ref))
    const stored = await transaction.get(paths.rheaRun(db, runId))
    if (stored.exists) {
      const kept = rheaRunSchema.parse(stored.data())
      if (kept.createdBy !== caller.uid || !isDeepStrictEqual(pick(kept, ASKED), pick(run, ASKED))) {
        throw new HttpsError('already-exists', 'Este ranking já foi guardado. Calcule de novo.')
      }
      return isDeepStrictEqual(kept.first, first)
    }
    const people = await remaining(transaction, db, Object.keys(first))
    const at = Timestamp.fromDate(now)
    const ranked = ranking.ranked.length
    const kept: RheaRun = {
      ...run,
      ranked,
      first: pick(first, people),
      people,
      readout: ranking.readout,
      createdBy: caller.uid,
      createdAt: at,
    }
    transaction.create(paths.rheaRun(db, runId), kept)
    const { criteriaId, version } = run
    writeAudit(transaction, db, {
      kind: 'rheaRun',
      actor: caller.uid,
      at,
      detail: { runId, criteriaId, version, ranked },
    })
    return true
  })
}

function firstOf({ ranked }: RankingOf<Rankee>): RheaRun['first'] {
  return Object.fromEntries(
    ranked
      .slice(0, MAX_KEPT)
      .map(({ person, score }, index) => [person.uid, { place: index + 1, points: score.points }]),
  )
}

/** Those who still have a record: whoever deletes their account while they are ranked is not kept, and later the deletion finds them. */
async function remaining(
  transaction: Transaction,
  db: Firestore,
  uids: readonly string[],
): Promise<string[]> {
  if (uids.length === 0) return []
  const records = await transaction.getAll(...uids.map((uid) => paths.profile(db, uid)), {
    fieldMask: ['status'],
  })
  return records.filter(({ exists }) => exists).map(({ id }) => id)
}
