import type { Player, Who, WriteAsk } from './support/player.ts'
import type { QueryAsk } from './support/query.ts'
import type { Topic, Vector } from './support/topic.ts'
import type { PlainFields } from './support/values.ts'

/** Something that a user asks for under rules, in a database with documents. */
export interface Ruled {
  /** Within `match /databases/{database}/documents`. */
  readonly rules: string
  readonly documents?: Readonly<Record<string, PlainFields>>
  readonly as?: Who
  readonly get?: string
  readonly commit?: readonly WriteAsk[]
  readonly query?: QueryAsk
  readonly count?: QueryAsk
}

const ALLOWED = 'allowed'
const DENIED = 'PERMISSION_DENIED'
const ANA = { sub: 'ana', email: 'ana@example.com', role: 'editor' }
const D = '/databases/$(database)/documents'
const NOTE = { 'notes/1': { owner: 'ana', stars: 3 } }

export async function playRuled(player: Player, ask: Ruled): Promise<string> {
  const { rules, documents = {}, as = 'nobody', get, commit, query, count } = ask
  await player.fill(documents)
  await player.loadRules(
    `rules_version = '2';\nservice cloud.firestore { match /databases/{database}/documents {\n${rules}\n} }`,
  )
  const answers: unknown[] = []
  if (get !== undefined) answers.push(await player.get(get, { as }))
  if (commit !== undefined) answers.push(await player.commit(commit, { as }))
  if (query !== undefined) answers.push(await player.query(query, { as }))
  if (count !== undefined) answers.push(await player.aggregate(count, [{ count: true, as: 'x' }], as))
  const refusals = answers.filter((each) => typeof each === 'string' && /^[A-Z_]+: /.test(each))
  // What production tells is only that it was denied.
  return refusals.length === 0 ? ALLOWED : String(refusals[0]).replace(/^(PERMISSION_DENIED): .*$/s, '$1')
}

/** A condition of reading `notes/1`. */
function if_(condition: string, gives: string, as: Who = ANA): Vector<Ruled> {
  return {
    says: `${condition}, for ${typeof as === 'string' ? as : 'a user'}`,
    ask: { rules: `match /notes/{id} { allow get: if ${condition}; }`, documents: NOTE, as, get: 'notes/1' },
    gives,
  }
}

function writing(
  says: string,
  rule: string,
  commit: readonly WriteAsk[],
  gives: string,
  documents = NOTE,
): Vector<Ruled> {
  return { says, ask: { rules: rule, documents, as: ANA, commit }, gives }
}

const many = (count: number, of: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => of(n)).join(' && ')

export const rules: Topic<Ruled> = {
  name: 'rules',
  pages: [
    'https://firebase.google.com/docs/firestore/security/get-started',
    'https://firebase.google.com/docs/firestore/security/rules-structure',
    'https://firebase.google.com/docs/firestore/security/rules-conditions',
    'https://firebase.google.com/docs/firestore/security/rules-fields',
    'https://firebase.google.com/docs/rules/rules-language',
    'https://firebase.google.com/docs/reference/rules/rules.firestore.Request',
    'https://firebase.google.com/docs/reference/rules/rules.firestore.Resource',
  ],
  vectors: [
    { says: 'without a match everything is denied', ask: { rules: '', get: 'notes/1' }, gives: DENIED },
    if_('true', ALLOWED, 'nobody'),
    if_('false', DENIED),
    if_('false', ALLOWED, 'admin'),
    if_('request.auth != null', ALLOWED),
    if_('request.auth != null', DENIED, 'nobody'),
    if_('request.auth == null', ALLOWED, 'nobody'),
    if_("request.auth.uid == 'ana'", ALLOWED),
    if_("request.auth.uid == 'ana'", DENIED, 'nobody'),
    if_("request.auth.token.email == 'ana@example.com'", ALLOWED),
    if_("request.auth.token.role in ['editor', 'owner']", ALLOWED),
    if_("request.auth.token.get('level', 0) == 0", ALLOWED),
    if_('request.auth.token.level == 0', DENIED),
    if_('resource.data.owner == request.auth.uid', ALLOWED),
    if_('resource.data.stars >= 3', ALLOWED),
    if_('resource.data.missing == null', DENIED),
    if_("!('missing' in resource.data)", ALLOWED),
    if_("resource.id == '1' && id == '1'", ALLOWED),
    if_(`resource['__name__'] == ${D}/notes/1`, ALLOWED),
    if_("request.method == 'get'", ALLOWED),
    if_(`request.path == ${D}/notes/1`, ALLOWED),
    if_('request.time > timestamp.date(2020, 1, 1)', ALLOWED),
    if_('resource.data.missing > 0 || true', ALLOWED),
    if_('true || resource.data.missing > 0', ALLOWED),
    if_('resource.data.missing > 0 && false', DENIED),
    if_('!(resource.data.missing > 0)', DENIED),
    if_('resource.data.stars == 3 ? true : resource.data.missing', ALLOWED),
    if_('resource.data.stars is int && resource.data.owner is string', ALLOWED),
    {
      says: 'one allow is enough',
      ask: {
        rules: 'match /notes/{id} { allow get: if false; } match /{all=**} { allow read; }',
        documents: NOTE,
        get: 'notes/1',
      },
      gives: ALLOWED,
    },
    {
      says: 'a match does not reach below its document',
      ask: {
        rules: 'match /notes/{id} { allow read; }',
        documents: { 'notes/1/parts/a': {} },
        get: 'notes/1/parts/a',
      },
      gives: DENIED,
    },
    {
      says: 'a match within a match',
      ask: {
        rules: "match /notes/{id} { match /parts/{part} { allow get: if id == '1' && part == 'a'; } }",
        documents: { 'notes/1/parts/a': {} },
        get: 'notes/1/parts/a',
      },
      gives: ALLOWED,
    },
    {
      says: 'a recursive wildcard is a path',
      ask: {
        rules: 'match /notes/{rest=**} { allow get: if rest == /1/parts/a; }',
        documents: { 'notes/1/parts/a': {} },
        get: 'notes/1/parts/a',
      },
      gives: ALLOWED,
    },
    {
      says: 'a recursive wildcard may stand before more',
      ask: {
        rules: 'match /{before=**}/parts/{part} { allow get; }',
        documents: { 'notes/1/parts/a': {} },
        get: 'notes/1/parts/a',
      },
      gives: ALLOWED,
    },
    {
      says: 'functions see what is around them, and their lets',
      ask: {
        rules: `match /notes/{id} {
          function isOwner() { let owner = resource.data.owner; return owner == request.auth.uid && id == '1'; }
          allow get: if isOwner(); }`,
        documents: NOTE,
        as: ANA,
        get: 'notes/1',
      },
      gives: ALLOWED,
    },

    writing('write has create', 'match /notes/{id} { allow write; }', [{ set: 'notes/2' }], ALLOWED),
    writing('write has update', 'match /notes/{id} { allow write; }', [{ set: 'notes/1' }], ALLOWED),
    writing('write has delete', 'match /notes/{id} { allow write; }', [{ delete: 'notes/1' }], ALLOWED),
    writing('create is no update', 'match /notes/{id} { allow create; }', [{ set: 'notes/1' }], DENIED),
    writing('update is no create', 'match /notes/{id} { allow update; }', [{ set: 'notes/2' }], DENIED),
    writing('update is no delete', 'match /notes/{id} { allow update; }', [{ delete: 'notes/1' }], DENIED),
    writing(
      'a new document has no old one',
      'match /notes/{id} { allow create: if resource == null && request.resource.data.n == 1; }',
      [{ set: 'notes/2', to: { n: 1 } }],
      ALLOWED,
    ),
    writing(
      'the new document is the whole one',
      "match /notes/{id} { allow update: if request.resource.data.keys().hasOnly(['owner', 'stars', 'n']) && request.resource.data.owner == 'ana'; }",
      [{ set: 'notes/1', to: { n: 1 }, mask: ['n'] }],
      ALLOWED,
    ),
    writing(
      'only what may change has changed',
      "match /notes/{id} { allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['stars']); }",
      [{ set: 'notes/1', to: { stars: 4 }, mask: ['stars'] }],
      ALLOWED,
    ),
    writing(
      'something else has changed',
      "match /notes/{id} { allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['stars']); }",
      [{ set: 'notes/1', to: { stars: 4 } }],
      DENIED,
    ),
    writing(
      'transforms are in the new document, and the time is that of the request',
      'match /notes/{id} { allow update: if request.resource.data.stars == 4 && request.resource.data.at == request.time; }',
      [
        {
          set: 'notes/1',
          mask: [],
          apply: [
            { field: 'stars', increment: 1 },
            { field: 'at', requestTime: true },
          ],
        },
      ],
      ALLOWED,
    ),
    writing(
      'of a commit every write has to be allowed',
      "match /notes/{id} { allow create: if id != '3'; }",
      [{ set: 'notes/2' }, { set: 'notes/3' }],
      DENIED,
    ),

    if_(`exists(${D}/notes/1) && !exists(${D}/notes/2)`, ALLOWED),
    if_(`get(${D}/notes/1).data.owner == 'ana'`, ALLOWED),
    if_(`get(${D}/notes/2) == null`, ALLOWED),
    if_(`get(${D}/notes/2).data.owner == 'ana'`, DENIED),
    if_(`get(${D}/notes) != null`, DENIED),
    if_(
      many(10, (n) => `!exists(${D}/none/${n})`),
      ALLOWED,
    ),
    if_(
      many(11, (n) => `!exists(${D}/none/${n})`),
      DENIED,
    ),
    if_(
      many(11, () => `!exists(${D}/none/0)`),
      ALLOWED,
    ),
    writing(
      'what comes after is not before',
      `match /notes/{id} { allow create: if !exists(${D}/marks/2) && existsAfter(${D}/marks/2); } match /marks/{id} { allow write; }`,
      [{ set: 'notes/2' }, { set: 'marks/2' }],
      ALLOWED,
    ),
    writing(
      'what is needed does not come',
      `match /notes/{id} { allow create: if existsAfter(${D}/marks/2); } match /marks/{id} { allow write; }`,
      [{ set: 'notes/2' }],
      DENIED,
    ),
    writing(
      'both states of one document',
      `match /notes/{id} { allow update: if getAfter(${D}/notes/1).data.stars == get(${D}/notes/1).data.stars + 1; }`,
      [{ set: 'notes/1', to: { stars: 4 }, mask: ['stars'] }],
      ALLOWED,
    ),
    writing(
      'twenty documents for all writes of a commit',
      `match /many/{id} { allow create: if !exists(${D}/none/$(id)); }`,
      Array.from({ length: 20 }, (_, n) => ({ set: `many/${n}` })),
      ALLOWED,
    ),
    writing(
      'and no more',
      `match /many/{id} { allow create: if !exists(${D}/none/$(id)); }`,
      Array.from({ length: 21 }, (_, n) => ({ set: `many/${n}` })),
      DENIED,
    ),
  ],
  play: playRuled,
}
