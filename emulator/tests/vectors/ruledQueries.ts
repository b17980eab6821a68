import type { Who } from './support/player.ts'
import type { QueryAsk, Where } from './support/query.ts'
import type { Topic, Vector } from './support/topic.ts'
import { playRuled } from './rules.ts'
import type { Ruled } from './rules.ts'

const ALLOWED = 'allowed'
const DENIED = 'PERMISSION_DENIED'
const ANA = { sub: 'ana' }

/** A query of `c` under a condition of listing it; nothing is stored, since it does not matter what is. */
function asked(condition: string, query: QueryAsk, gives: string, as: Who = ANA): Vector<Ruled> {
  const { where, ...rest } = query
  return {
    says: `${condition}: ${JSON.stringify(where ?? 'all')} ${JSON.stringify(rest)}`,
    ask: { rules: `match /c/{id} { allow list: if ${condition}; }`, as, query, count: query },
    gives,
  }
}

const filtered = (condition: string, where: Where, gives: string): Vector<Ruled> =>
  asked(condition, { where }, gives)

const OWN = 'resource.data.owner == request.auth.uid'
const D = '/databases/$(database)/documents'
const GROUP = { from: 'parts', group: true } as const

export const ruledQueries: Topic<Ruled> = {
  name: 'queries under rules',
  pages: [
    'https://firebase.google.com/docs/firestore/security/rules-query',
    'https://firebase.google.com/docs/firestore/solutions/aggregation',
    'https://firebase.google.com/docs/reference/rules/rules.firestore.Request#query',
  ],
  vectors: [
    asked('true', {}, ALLOWED, 'nobody'),
    asked('false', {}, DENIED),
    asked('request.auth != null', {}, ALLOWED),
    asked("request.method == 'list'", {}, ALLOWED),
    {
      says: 'get is not list',
      ask: { rules: 'match /c/{id} { allow get; }', as: ANA, query: {} },
      gives: DENIED,
    },

    asked(OWN, {}, DENIED),
    filtered(OWN, ['owner', '==', 'ana'], ALLOWED),
    filtered(OWN, ['owner', '==', 'bia'], DENIED),
    filtered(OWN, ['owner', '!=', 'bia'], DENIED),
    filtered(OWN, ['owner', 'in', ['ana']], ALLOWED),
    filtered(OWN, ['owner', 'in', ['ana', 'bia']], DENIED),
    filtered(
      OWN,
      {
        and: [
          ['owner', '==', 'ana'],
          ['n', '>', 1],
        ],
      },
      ALLOWED,
    ),
    filtered(
      OWN,
      {
        or: [
          ['owner', '==', 'ana'],
          ['n', '>', 1],
        ],
      },
      DENIED,
    ),
    filtered(
      `${OWN} || resource.data.open == true`,
      {
        or: [
          ['owner', '==', 'ana'],
          ['open', '==', true],
        ],
      },
      ALLOWED,
    ),
    filtered(
      `${OWN} && resource.data.open == true`,
      {
        and: [
          ['owner', '==', 'ana'],
          {
            or: [
              ['open', '==', true],
              ['open', '==', false],
            ],
          },
        ],
      },
      DENIED,
    ),
    filtered('resource.data.open == true', ['open', '==', true], ALLOWED),
    filtered('resource.data.open', ['open', '==', true], ALLOWED),
    filtered('resource.data.owner == null', ['owner', 'is null'], ALLOWED),
    asked('resource.data.owner != null', {}, DENIED),

    filtered('resource.data.n > 5', ['n', '>', 5], ALLOWED),
    filtered('resource.data.n > 4', ['n', '>', 5], ALLOWED),
    filtered('resource.data.n > 4', ['n', '>=', 5], ALLOWED),
    filtered('resource.data.n > 5', ['n', '>=', 5], DENIED),
    filtered('resource.data.n >= 5', ['n', '>', 5], ALLOWED),
    filtered('resource.data.n > 5', ['n', '==', 6], ALLOWED),
    filtered('resource.data.n < 5', ['n', '<', 5], ALLOWED),
    filtered('resource.data.n <= 5', ['n', '<', 4], ALLOWED),
    filtered('resource.data.n < 5', ['n', '>', 4], DENIED),
    filtered('!(resource.data.n > 5)', ['n', '<=', 5], DENIED),
    filtered("resource.data.s != 'x'", ['s', '!=', 'x'], ALLOWED),
    filtered("resource.data.s != 'x'", ['s', '==', 'y'], ALLOWED),
    filtered("'red' in resource.data.tags", ['tags', 'array-contains', 'red'], ALLOWED),
    filtered("'red' in resource.data.tags", ['tags', 'array-contains', 'blue'], DENIED),
    filtered("'red' in resource.data.tags", ['tags', 'array-contains-any', ['red', 'blue']], DENIED),
    filtered(
      "'red' in resource.data.tags || 'blue' in resource.data.tags",
      ['tags', 'array-contains-any', ['red', 'blue']],
      ALLOWED,
    ),
    filtered('resource.data.deep.er == 1', ['deep.er', '==', 1], ALLOWED),
    filtered("resource.data.role in ['a', 'b']", ['role', '==', 'a'], ALLOWED),
    filtered("resource.data.role in ['a', 'b']", ['role', '==', 'c'], DENIED),
    filtered("resource.data.role in ['a', 'b']", ['role', 'in', ['a', 'b']], ALLOWED),

    asked('request.query.limit <= 10', { limit: 10 }, ALLOWED),
    asked('request.query.limit <= 10', { limit: 11 }, DENIED),
    asked('request.query.limit <= 10', {}, DENIED),
    asked('request.query.offset == 0', {}, ALLOWED),
    asked('request.query.offset == 0', { offset: 1 }, DENIED),
    asked("request.query.orderBy.n == 'ASC'", { orderBy: ['n'] }, ALLOWED),
    asked("request.query.orderBy.n == 'DESC'", { orderBy: ['n'] }, DENIED),

    asked("id == 'a'", {}, DENIED),
    asked(`exists(${D}/members/$(id))`, {}, DENIED),
    {
      says: 'documents that do not hang on the result are read',
      ask: {
        rules: `match /c/{id} { allow list: if get(${D}/members/$(request.auth.uid)).data.may; }`,
        documents: { 'members/ana': { may: true } },
        as: ANA,
        query: {},
      },
      gives: ALLOWED,
    },
    {
      says: 'documents that the filter names are read',
      ask: {
        rules: `match /c/{id} { allow list: if get(${D}/teams/$(resource.data.team)).data.owner == 'ana'; }`,
        documents: { 'teams/red': { owner: 'ana' } },
        as: ANA,
        query: { where: ['team', '==', 'red'] },
      },
      gives: ALLOWED,
    },
    {
      says: 'the ids of what a query is below are known',
      ask: {
        rules: "match /c/{id}/parts/{part} { allow list: if id == 'a'; }",
        as: ANA,
        query: { under: 'c/a', from: 'parts' },
      },
      gives: ALLOWED,
    },
    {
      says: 'a group needs a match at every depth',
      ask: { rules: 'match /{before=**}/parts/{part} { allow list; }', as: ANA, query: GROUP },
      gives: ALLOWED,
    },
    {
      says: 'a match at one depth does not do for a group',
      ask: { rules: 'match /c/{id}/parts/{part} { allow list; }', as: ANA, query: GROUP },
      gives: DENIED,
    },
    {
      says: 'everything matches a group as well',
      ask: { rules: 'match /{all=**} { allow read; }', as: ANA, query: GROUP },
      gives: ALLOWED,
    },
  ],
  play: playRuled,
}
