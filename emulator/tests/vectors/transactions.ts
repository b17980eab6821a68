import type { Player, WriteAsk } from './support/player.ts'
import type { QueryAsk } from './support/query.ts'
import type { Topic, Vector } from './support/topic.ts'
import { encodeFields } from './support/values.ts'

/** What is asked of a database one after the other; `inside` names a transaction. */
type Step =
  | { readonly begin: string; readonly readOnly?: true; readonly retry?: string }
  | { readonly rollback: string }
  | { readonly commit: readonly WriteAsk[]; readonly inside?: string }
  /** What has to wait; it is answered when the step after it is done. */
  | { readonly meanwhile: readonly WriteAsk[]; readonly inside?: string }
  | { readonly get: string; readonly inside?: string }
  | { readonly query: QueryAsk; readonly inside?: string }

function perform(player: Player, step: Step): Promise<unknown> {
  if ('begin' in step) {
    return player.begin(step.begin, {
      ...(step.readOnly && { readOnly: true }),
      ...(step.retry !== undefined && { retry: step.retry }),
    })
  }
  if ('rollback' in step) return player.rollback(step.rollback)
  if ('get' in step) return player.get(step.get, step)
  if ('query' in step) return player.query(step.query, step)
  return player.commit('commit' in step ? step.commit : step.meanwhile, step)
}

const BEFORE = encodeFields({ n: 1 })
const AFTER = encodeFields({ n: 2 })
const CHANGE = [{ set: 'c/a', to: { n: 2 } }] as const
const LOST = 'ABORTED: Transaction lock timeout.'
const ENDED = 'ABORTED: The referenced transaction has expired or is no longer valid.'
const BEGIN: Step = { begin: 't' }

/** In a database with `c/a` and `c/b`. */
function told(
  says: string,
  ...steps: readonly (readonly [step: Step, gives: unknown])[]
): Vector<readonly Step[]> {
  return { says, ask: steps.map(([step]) => step), gives: steps.map(([, gives]) => gives) }
}

export const transactions: Topic<readonly Step[]> = {
  name: 'transactions',
  pages: [
    'https://firebase.google.com/docs/firestore/manage-data/transactions',
    'https://firebase.google.com/docs/firestore/transaction-data-contention',
    'https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#transactionoptions',
  ],
  vectors: [
    told(
      'reads, then writes',
      [BEGIN, 'OK'],
      [{ get: 'c/a', inside: 't' }, BEFORE],
      [{ commit: CHANGE, inside: 't' }, 'OK'],
      [{ get: 'c/a' }, AFTER],
    ),
    told(
      'a write of another waits for the end',
      [BEGIN, 'OK'],
      [{ get: 'c/a', inside: 't' }, BEFORE],
      [{ meanwhile: [{ set: 'c/a', to: { n: 3 } }] }, 'OK'],
      [{ commit: CHANGE, inside: 't' }, 'OK'],
      [{ get: 'c/a' }, encodeFields({ n: 3 })],
    ),
    told(
      'and gives up after a time',
      [BEGIN, 'OK'],
      [{ get: 'c/a', inside: 't' }, BEFORE],
      [{ commit: CHANGE }, LOST],
      [{ get: 'c/a' }, BEFORE],
    ),
    told(
      'a document that was not there is locked, too',
      [BEGIN, 'OK'],
      [{ get: 'c/none', inside: 't' }, 'NOT_FOUND'],
      [{ commit: [{ set: 'c/none' }] }, LOST],
    ),
    told(
      'others read, and write elsewhere',
      [BEGIN, 'OK'],
      [{ get: 'c/a', inside: 't' }, BEFORE],
      [{ get: 'c/a' }, BEFORE],
      [{ query: {} }, 'a b'],
      [{ commit: [{ set: 'c/b', to: { n: 2 } }] }, 'OK'],
    ),
    told(
      'a query locks its collection, for new documents as well',
      [BEGIN, 'OK'],
      [{ query: { where: ['n', '==', 5] }, inside: 't' }, ''],
      [{ commit: [{ set: 'c/new' }] }, LOST],
      [{ commit: [{ set: 'other/new' }] }, 'OK'],
    ),
    told(
      'of two that read the same, the first to write waits for the other',
      [BEGIN, 'OK'],
      [{ begin: 'u' }, 'OK'],
      [{ get: 'c/a', inside: 't' }, BEFORE],
      [{ get: 'c/a', inside: 'u' }, BEFORE],
      [{ meanwhile: CHANGE, inside: 't' }, 'OK'],
      [{ rollback: 'u' }, 'OK'],
      [{ get: 'c/a' }, AFTER],
    ),
    told(
      'one that has given up is over',
      [BEGIN, 'OK'],
      [{ begin: 'u' }, 'OK'],
      [{ get: 'c/a', inside: 't' }, BEFORE],
      [{ commit: CHANGE, inside: 'u' }, LOST],
      [{ get: 'c/a', inside: 'u' }, ENDED],
      [{ begin: 'v', retry: 'u' }, 'OK'],
    ),
    told(
      'after a rollback others may write',
      [BEGIN, 'OK'],
      [{ get: 'c/a', inside: 't' }, BEFORE],
      [{ rollback: 't' }, 'OK'],
      [{ commit: CHANGE }, 'OK'],
      [{ rollback: 't' }, 'OK'],
      [{ commit: CHANGE, inside: 't' }, ENDED],
    ),
    told(
      'a commit ends it, an empty one, too',
      [BEGIN, 'OK'],
      [{ get: 'c/a', inside: 't' }, BEFORE],
      [{ commit: [], inside: 't' }, 'OK'],
      [{ commit: CHANGE }, 'OK'],
      [{ commit: CHANGE, inside: 't' }, ENDED],
    ),
    told(
      'a condition that does not hold ends it',
      [BEGIN, 'OK'],
      [{ commit: [{ set: 'c/none', if: { exists: true } }], inside: 't' }, 'NOT_FOUND'],
      [{ get: 'c/a', inside: 't' }, ENDED],
    ),
    told(
      'a write that is malformed does not',
      [BEGIN, 'OK'],
      [{ commit: [{ set: 'c/__x__' }], inside: 't' }, 'INVALID_ARGUMENT'],
      [{ get: 'c/a', inside: 't' }, BEFORE],
    ),
    told(
      'a read-only one sees one state and keeps nobody waiting',
      [{ begin: 't', readOnly: true }, 'OK'],
      [{ get: 'c/a', inside: 't' }, BEFORE],
      [{ commit: CHANGE }, 'OK'],
      [{ get: 'c/a', inside: 't' }, BEFORE],
      [{ query: { where: ['n', '==', 1] }, inside: 't' }, 'a b'],
      [{ get: 'c/a' }, AFTER],
    ),
    told(
      'a read-only one may not write',
      [{ begin: 't', readOnly: true }, 'OK'],
      [
        { commit: CHANGE, inside: 't' },
        'INVALID_ARGUMENT: Cannot modify entities in a read-only transaction.',
      ],
    ),
  ],
  async play(player, steps) {
    await player.fill({ 'c/a': { n: 1 }, 'c/b': { n: 1 } })
    const answers: unknown[] = []
    const waiting: (readonly [index: number, answer: Promise<unknown>])[] = []
    for (const [index, step] of steps.entries()) {
      const answer = perform(player, step)
      if ('meanwhile' in step) waiting.push([index, answer])
      else {
        answers[index] = await answer
        for (const [earlier, late] of waiting.splice(0)) answers[earlier] = await late
      }
    }
    return answers
  },
}
