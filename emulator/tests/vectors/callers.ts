import type { Topic } from './support/topic.ts'

interface Ask {
  readonly authorization?: string
  readonly method?: string
  readonly path: string
  readonly body?: string
}

const encoded = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64url')
const HEADER = encoded({ alg: 'none', typ: 'JWT' })
const CLAIMS = encoded({ sub: 'ana' })

/** Only administrators may list collections, so that tells who someone is taken for. */
const WHO = '/v1/{documents}:listCollectionIds'
const ADMIN = '200'
const CLIENT = '403 PERMISSION_DENIED: Metadata operations require admin authentication.'
const NO_TOKEN = '400 INVALID_ARGUMENT: invalid jwt'

function who(says: string, authorization: string | undefined, gives: string) {
  return {
    says,
    ask: { path: WHO, method: 'POST', body: '{}', ...(authorization !== undefined && { authorization }) },
    gives,
  }
}

export const callers: Topic<Ask> = {
  name: 'callers',
  pages: [
    'https://firebase.google.com/docs/emulator-suite/connect_firestore#admin_sdks',
    'https://firebase.google.com/docs/rules/unit-tests',
    'https://datatracker.ietf.org/doc/html/rfc7519#section-6',
  ],
  vectors: [
    who('nobody', undefined, CLIENT),
    who('the owner', 'Bearer owner', ADMIN),
    who('the owner, in whatever case', 'bearer OWNER', ADMIN),
    who('a token of Google', 'Bearer ya29.whatever', ADMIN),
    who('a user, unsigned', `Bearer ${HEADER}.${CLAIMS}.`, CLIENT),
    who('a user, whoever signed it', `Bearer ${HEADER}.${CLAIMS}.c2lnbmVk`, CLIENT),
    who('a user by user_id', `Bearer ${HEADER}.${encoded({ user_id: 'ana' })}.`, CLIENT),
    who('a token that has expired', `Bearer ${HEADER}.${encoded({ sub: 'ana', exp: 1 })}.`, CLIENT),
    who('a token without a third part', `Bearer ${HEADER}.${CLAIMS}`, NO_TOKEN),
    who('a token with a fourth part', `Bearer ${HEADER}.${CLAIMS}..`, NO_TOKEN),
    who('claims that are no JSON', `Bearer ${HEADER}.e30x.`, NO_TOKEN),
    who('claims that are no object', `Bearer ${HEADER}.${encoded(['ana'])}.`, NO_TOKEN),
    who('a header that is no object', `Bearer ${encoded('none')}.${CLAIMS}.`, NO_TOKEN),
    who('any word', 'Bearer anyone', NO_TOKEN),
    who('no word', 'Bearer', '500 UNKNOWN'),
    who('another scheme', 'Basic b3duZXI=', '500 UNKNOWN'),

    {
      says: 'the name is looked at before the caller',
      ask: { path: '/v1/{documents}/c//a', authorization: 'Bearer anyone' },
      gives: '400 INVALID_ARGUMENT',
    },
    {
      says: 'the caller is looked at before the rest',
      ask: {
        method: 'POST',
        path: '/v1/{documents}:runQuery',
        body: '{"structuredQuery":{"limit":-1}}',
        authorization: 'Bearer anyone',
      },
      gives: NO_TOKEN,
    },
    {
      says: 'the JSON is looked at before all of it',
      ask: { method: 'POST', path: '/v1/{documents}:commit', body: '{', authorization: 'Bearer anyone' },
      gives: "400 INVALID_ARGUMENT: Payload isn't valid for request.",
    },
    {
      says: 'fields that nobody knows are no payload',
      ask: { method: 'POST', path: '/v1/{documents}:commit', body: '{"writings":[]}' },
      gives: "400 INVALID_ARGUMENT: Payload isn't valid for request.",
    },
    {
      says: 'names of fields come either way',
      ask: {
        method: 'POST',
        path: '/v1/{documents}:listCollectionIds',
        body: '{"page_size":1}',
        authorization: 'Bearer owner',
      },
      gives: '200',
    },
    {
      says: 'batches without atomicity are for administrators',
      ask: { method: 'POST', path: '/v1/{documents}:batchWrite', body: '{"writes":[]}' },
      gives: '403 PERMISSION_DENIED: Batch writes require admin authentication.',
    },
    {
      says: 'a verb that there is not',
      ask: { method: 'POST', path: '/v1/{documents}:sing', body: '{}' },
      gives: '404',
    },
    { says: 'the root of all documents', ask: { path: '/v1/{documents}' }, gives: '404' },
    {
      says: 'another way to write',
      ask: { method: 'PUT', path: '/v1/{documents}/c/a', body: '{}' },
      gives: '404',
    },
    { says: 'a sign of life', ask: { path: '/' }, gives: '200' },
  ],
  play: (player, { method = 'GET', path, authorization, body }) =>
    player.request(method, path, { authorization, body }),
}
