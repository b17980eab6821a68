import type { Player, WriteAsk } from './support/player.ts'
import type { Topic, Vector } from './support/topic.ts'
import { encodeFields } from './support/values.ts'
import type { PlainFields } from './support/values.ts'

/** One thing after the other, in the same database. */
type Step =
  | { readonly commit: readonly WriteAsk[] }
  | { readonly batchWrite: readonly WriteAsk[] }
  | { readonly get: string }

function perform(player: Player, step: Step): Promise<unknown> {
  if ('commit' in step) return player.commit(step.commit)
  if ('batchWrite' in step) return player.batchWrite(step.batchWrite)
  return player.get(step.get)
}

const NOT_THERE = 'NOT_FOUND'
const DOCUMENT = { n: 1, s: 'text', deep: { er: 2, est: 3 } }
const START: Step = { commit: [{ set: 'c/a', to: DOCUMENT }] }

/** What writes do to {@link DOCUMENT}, which then is as given. */
function changed(says: string, write: WriteAsk, becomes: PlainFields): Vector<readonly Step[]> {
  return {
    says,
    ask: [START, { commit: [write] }, { get: 'c/a' }],
    gives: ['OK', 'OK', encodeFields(becomes)],
  }
}

/** What is refused and leaves the document as it was. */
function refused(says: string, writes: readonly WriteAsk[], reason: string): Vector<readonly Step[]> {
  return {
    says,
    ask: [START, { commit: writes }, { get: 'c/a' }],
    gives: ['OK', reason, encodeFields(DOCUMENT)],
  }
}

const MISSING: WriteAsk = { set: 'c/none', to: {}, if: { exists: true } }
const VERIFIED = 'INVALID_ARGUMENT: the same document cannot be'

export const writes: Topic<readonly Step[]> = {
  name: 'writes',
  pages: [
    'https://firebase.google.com/docs/firestore/manage-data/add-data',
    'https://firebase.google.com/docs/firestore/manage-data/delete-data',
    'https://firebase.google.com/docs/firestore/manage-data/transactions#batched-writes',
    'https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#write',
    'https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#precondition',
  ],
  vectors: [
    { says: 'a document that is not there', ask: [{ get: 'c/none' }], gives: [NOT_THERE] },
    changed('a write without a mask replaces', { set: 'c/a', to: { n: 9 } }, { n: 9 }),
    changed(
      'a mask names what is set',
      { set: 'c/a', to: { n: 9, s: 'no' }, mask: ['n'] },
      { ...DOCUMENT, n: 9 },
    ),
    changed(
      'what the mask names and the write lacks is removed',
      { set: 'c/a', to: {}, mask: ['s', 'deep.er'] },
      { n: 1, deep: { est: 3 } },
    ),
    changed('an empty mask touches nothing', { set: 'c/a', to: { n: 9 }, mask: [] }, DOCUMENT),
    changed(
      'a path leads into a map and leaves the rest of it',
      { set: 'c/a', to: { deep: { er: 9 } }, mask: ['deep.er'] },
      { ...DOCUMENT, deep: { er: 9, est: 3 } },
    ),
    changed(
      'maps on the way are made',
      { set: 'c/a', to: { x: { y: { z: 1 } } }, mask: ['x.y.z'] },
      { ...DOCUMENT, x: { y: { z: 1 } } },
    ),
    changed(
      'what is no map on the way is replaced by one',
      { set: 'c/a', to: { s: { t: 1 } }, mask: ['s.t'] },
      { ...DOCUMENT, s: { t: 1 } },
    ),
    changed(
      'a path with a quoted name',
      { set: 'c/a', to: { 'a.b': 1 }, mask: ['`a.b`'] },
      { ...DOCUMENT, 'a.b': 1 },
    ),
    {
      says: 'a mask creates what is not there',
      ask: [{ commit: [{ set: 'c/new', to: { n: 1 }, mask: ['n'] }] }, { get: 'c/new' }],
      gives: ['OK', encodeFields({ n: 1 })],
    },
    {
      says: 'a deleted document is not there',
      ask: [START, { commit: [{ delete: 'c/a' }] }, { get: 'c/a' }],
      gives: ['OK', 'OK', NOT_THERE],
    },
    {
      says: 'deleting what is not there succeeds',
      ask: [{ commit: [{ delete: 'c/none' }] }],
      gives: ['OK'],
    },
    {
      says: 'a document outlives the one above it',
      ask: [
        { commit: [{ set: 'c/a/d/b', to: { n: 1 } }, { set: 'c/a' }] },
        { commit: [{ delete: 'c/a' }] },
        { get: 'c/a/d/b' },
      ],
      gives: ['OK', 'OK', encodeFields({ n: 1 })],
    },
    {
      says: 'one document several times in a commit, in order',
      ask: [
        { commit: [{ set: 'c/a', to: { n: 1 } }, { delete: 'c/a' }, { set: 'c/a', to: { m: 2 } }] },
        { get: 'c/a' },
      ],
      gives: ['OK', encodeFields({ m: 2 })],
    },

    changed('must exist, and does', { set: 'c/a', to: {}, if: { exists: true } }, {}),
    refused('must exist, and does not', [MISSING], 'NOT_FOUND'),
    refused('must not exist, and does', [{ set: 'c/a', to: {}, if: { exists: false } }], 'ALREADY_EXISTS'),
    refused('deleting what must exist', [{ delete: 'c/none', if: { exists: true } }], 'NOT_FOUND'),
    changed('must be as of a time, and is', { set: 'c/a', to: {}, if: { updateTime: 'last' } }, {}),
    refused(
      'must be as of another time',
      [{ set: 'c/a', to: {}, if: { updateTime: '2001-01-01T00:00:00Z' } }],
      'FAILED_PRECONDITION',
    ),
    refused(
      'must be as of a time, and is not there',
      [{ set: 'c/none', to: {}, if: { updateTime: '2001-01-01T00:00:00Z' } }],
      'FAILED_PRECONDITION',
    ),
    refused('a commit is kept as a whole or not at all', [{ set: 'c/a', to: {} }, MISSING], 'NOT_FOUND'),
    {
      says: 'what changed nothing keeps its time',
      ask: [
        START,
        { commit: [{ set: 'c/a', to: { n: 2 } }] },
        { commit: [{ set: 'c/a', to: { n: 3 }, if: { updateTime: 'last' } }] },
        { commit: [{ set: 'c/a', to: { n: 4 }, if: { updateTime: 'last' } }] },
      ],
      gives: ['OK', 'OK', 'OK', 'OK'],
    },

    {
      says: 'a verify that holds changes nothing',
      ask: [START, { commit: [{ verify: 'c/a', if: { exists: true } }] }, { get: 'c/a' }],
      gives: ['OK', 'OK', encodeFields(DOCUMENT)],
    },
    refused(
      'a verify that does not hold',
      [{ verify: 'c/none', if: { exists: true } }, { delete: 'c/a' }],
      'NOT_FOUND',
    ),
    refused(
      'a verify without a condition',
      [{ verify: 'c/a' }],
      'INVALID_ARGUMENT: a verify must contain a precondition',
    ),
    refused(
      'a document verified and then written',
      [{ verify: 'c/a', if: { exists: true } }, { delete: 'c/a' }],
      `${VERIFIED} verified and then written in a single request`,
    ),
    refused(
      'a document written and then verified',
      [{ delete: 'c/a' }, { verify: 'c/a', if: { exists: true } }],
      `${VERIFIED} written and then verified in a single request`,
    ),
    refused(
      'a document verified twice',
      [
        { verify: 'c/a', if: { exists: true } },
        { verify: 'c/a', if: { exists: true } },
      ],
      `${VERIFIED} verified more than once in a single request`,
    ),

    {
      says: 'writes of a batch stand alone',
      ask: [{ batchWrite: [{ set: 'c/x', to: { n: 1 } }, MISSING, { set: 'c/y', to: {} }] }, { get: 'c/x' }],
      gives: ['OK code 5 OK', encodeFields({ n: 1 })],
    },
    {
      says: 'a batch names each document once',
      ask: [{ batchWrite: [{ set: 'c/x' }, { delete: 'c/x' }] }],
      gives: ['INVALID_ARGUMENT: the same document cannot be written more than once in a single request'],
    },

    refused(
      'a reserved field',
      [{ set: 'c/a', to: { __x__: 1 } }],
      'INVALID_ARGUMENT: field name __x__ is reserved',
    ),
    refused(
      'the name as a field',
      [{ set: 'c/a', to: {}, mask: ['__name__'] }],
      'INVALID_ARGUMENT: field name __name__ is reserved',
    ),
    refused(
      'a reserved id',
      [{ set: 'c/__x__' }],
      'INVALID_ARGUMENT: Resource id "__x__" is invalid because it is reserved.',
    ),
    refused(
      'a reserved collection',
      [{ set: '__x__/a' }],
      'INVALID_ARGUMENT: Collection id "__x__" is invalid because it is reserved.',
    ),
    refused('a dot for an id', [{ set: 'c/.' }], 'INVALID_ARGUMENT'),
    refused('a collection for a document', [{ set: 'c' }], 'INVALID_ARGUMENT'),
    refused(
      'an array in an array',
      [{ set: 'c/a', to: { x: [[1]] } }],
      'INVALID_ARGUMENT: Nested arrays are not allowed',
    ),
    refused('a mask that is no path', [{ set: 'c/a', to: {}, mask: ['a..b'] }], 'INVALID_ARGUMENT'),
    {
      says: 'an array in a map in an array',
      ask: [{ commit: [{ set: 'c/a', to: { x: [{ y: [1] }] } }] }],
      gives: ['OK'],
    },
    {
      says: 'a numeric id',
      ask: [{ commit: [{ set: 'c/__id7__' }] }, { get: 'c/__id7__' }],
      gives: ['OK', {}],
    },
  ],
  async play(player, steps) {
    const answers: unknown[] = []
    for (const step of steps) answers.push(await perform(player, step))
    return answers
  },
}
