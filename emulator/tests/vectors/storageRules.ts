/** One request under rules of Storage, for a file `photos/ana/cat.png`. */
export interface StorageVector {
  readonly says: string
  /** Within `match /b/{bucket}/o`. */
  readonly rules: string
  readonly method: string
  readonly permit: boolean
  readonly path?: string
  readonly auth?: { readonly uid: string; readonly token?: Readonly<Record<string, unknown>> }
  /** The file as it is. */
  readonly stored?: Readonly<Record<string, unknown>>
  /** The file as it is to be. */
  readonly written?: Readonly<Record<string, unknown>>
}

const ANA = { uid: 'ana', token: { email: 'ana@example.com', email_verified: true } }
const PHOTO = {
  size: 1000,
  contentType: 'image/png',
  metadata: { kind: 'portrait' },
  timeCreated: '2026-01-01T00:00:00Z',
}

const match = (statement: string): string => `match /photos/{user}/{file} { ${statement} }`

function reading(condition: string, permit: boolean, auth?: StorageVector['auth']): StorageVector {
  const says = `${condition}, for ${auth === undefined ? 'nobody' : 'a user'}`
  return {
    says,
    rules: match(`allow read: if ${condition};`),
    method: 'get',
    stored: PHOTO,
    permit,
    ...(auth && { auth }),
  }
}

function uploading(condition: string, permit: boolean, written: object = PHOTO): StorageVector {
  const says = `${condition}: ${JSON.stringify(written)}`
  return {
    says,
    rules: match(`allow create: if ${condition};`),
    method: 'create',
    auth: ANA,
    written: { ...written },
    permit,
  }
}

/**
 * What https://firebase.google.com/docs/storage/security/core-syntax, …/rules-conditions and
 * https://firebase.google.com/docs/reference/security/storage say.
 */
export const STORAGE_VECTORS: readonly StorageVector[] = [
  reading('true', true),
  reading('false', false, ANA),
  reading('request.auth != null', false),
  reading('request.auth != null', true, ANA),
  reading('request.auth.uid == user', true, ANA),
  reading('request.auth.uid == user', false, { uid: 'bia' }),
  reading('request.auth.token.email_verified', true, ANA),
  reading("request.auth.token.email.matches('.*@example[.]com')", true, ANA),
  reading("file == 'cat.png' && bucket == 'photos.example.com'", true),
  reading("resource.name == 'photos/ana/cat.png' && resource.bucket == bucket", true),
  reading("resource.contentType == 'image/png'", true),
  reading("resource.metadata.kind == 'portrait'", true),
  reading('resource.metadata.missing == null', false),
  reading('resource.size < 1001 && resource.size is int', true),
  reading('request.time > resource.timeCreated', true),
  reading('resource.timeCreated > timestamp.date(2026, 6, 1)', false),

  uploading('request.resource.size < 5 * 1024 * 1024', true),
  uploading('request.resource.size < 5 * 1024 * 1024', false, { ...PHOTO, size: 5 * 1024 * 1024 }),
  uploading("request.resource.contentType.matches('image/.*')", true),
  uploading("request.resource.contentType.matches('image/.*')", false, {
    ...PHOTO,
    contentType: 'text/html',
  }),
  uploading("request.resource.contentType in ['image/png', 'image/jpeg']", true),
  uploading('request.resource.contentType != null', false, { size: 1 }),
  uploading("request.resource.metadata.keys().hasOnly(['kind'])", true),
  uploading("file.matches('.*[.]png') && file.size() < 32", true),
  uploading('resource == null', true),

  {
    says: 'read has list',
    rules: 'match /photos/{user} { allow read; }',
    method: 'list',
    path: 'photos/ana',
    permit: true,
  },
  {
    says: 'get is no list',
    rules: 'match /photos/{user} { allow get; }',
    method: 'list',
    path: 'photos/ana',
    permit: false,
  },
  { says: 'write has create', rules: match('allow write;'), method: 'create', written: PHOTO, permit: true },
  {
    says: 'write has update',
    rules: match('allow write;'),
    method: 'update',
    stored: PHOTO,
    written: PHOTO,
    permit: true,
  },
  { says: 'write has delete', rules: match('allow write;'), method: 'delete', stored: PHOTO, permit: true },
  {
    says: 'create is no update',
    rules: match('allow create;'),
    method: 'update',
    stored: PHOTO,
    written: PHOTO,
    permit: false,
  },
  {
    says: 'delete needs its own',
    rules: match('allow create, update;'),
    method: 'delete',
    stored: PHOTO,
    permit: false,
  },
  {
    says: 'what may not change has not',
    rules: match('allow update: if request.resource.contentType == resource.contentType;'),
    method: 'update',
    stored: PHOTO,
    written: { ...PHOTO, size: 5 },
    permit: true,
  },
  {
    says: 'what may not change has',
    rules: match('allow update: if request.resource.contentType == resource.contentType;'),
    method: 'update',
    stored: PHOTO,
    written: { ...PHOTO, contentType: 'image/gif' },
    permit: false,
  },
  {
    says: 'a match does not reach deeper',
    rules: 'match /{file} { allow read; }',
    method: 'get',
    stored: PHOTO,
    permit: false,
  },
  {
    says: 'a recursive wildcard does',
    rules: 'match /{file=**} { allow read; }',
    method: 'get',
    stored: PHOTO,
    permit: true,
  },
  {
    says: 'a match within a match',
    rules: "match /photos { match /{user} { match /{file} { allow get: if user == 'ana'; } } }",
    method: 'get',
    stored: PHOTO,
    permit: true,
  },
  {
    says: 'one allow is enough',
    rules: `${match('allow read: if false;')} match /{all=**} { allow read; }`,
    method: 'get',
    stored: PHOTO,
    permit: true,
  },
  { says: 'without a match everything is denied', rules: '', method: 'get', stored: PHOTO, permit: false },
]
