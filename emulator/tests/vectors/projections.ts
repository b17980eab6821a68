import type { QueryAsk } from './support/query.ts'
import type { Topic } from './support/topic.ts'
import { encodeFields } from './support/values.ts'

const DOCUMENT = { n: 1, deep: { er: 2, est: 3 }, 'a.b': 4 }

export const projections: Topic<QueryAsk> = {
  name: 'projections',
  pages: ['https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#structuredquery'],
  vectors: [
    { says: 'everything', ask: {}, gives: [encodeFields(DOCUMENT)] },
    { says: 'a field', ask: { select: ['n'] }, gives: [encodeFields({ n: 1 })] },
    { says: 'a field of a map', ask: { select: ['deep.er'] }, gives: [encodeFields({ deep: { er: 2 } })] },
    {
      says: 'a field with a dot in its name',
      ask: { select: ['`a.b`'] },
      gives: [encodeFields({ 'a.b': 4 })],
    },
    { says: 'a field that is not there', ask: { select: ['none'] }, gives: [{}] },
    { says: 'only the name', ask: { select: ['__name__'] }, gives: [{}] },
  ],
  async play(player, ask) {
    await player.fill({ 'c/a': DOCUMENT })
    return player.fieldsOf(ask)
  },
}
