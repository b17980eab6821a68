import { backend } from './functions.ts'

/** Everything that belongs to somebody, by whom it names. */
export type Inventory = ReadonlyMap<string, string>

async function accounts(): Promise<string[]> {
  const uids: string[] = []
  let page: string | undefined
  do {
    const { users, pageToken } = await backend.auth.listUsers(1000, page)
    uids.push(...users.map(({ uid }) => uid))
    page = pageToken
  } while (page !== undefined)
  return uids
}

/** What there is of people in Auth, Firestore and Storage: `kind/name` → uid. */
export async function takeInventory(): Promise<Inventory> {
  const { db, bucket } = backend
  const [profiles, details, usernames, phones, consents, feed, requests] = await Promise.all([
    db.collection('profiles').select().get(),
    db.collectionGroup('private-data').select().get(),
    db.collection('usernames').get(),
    db.collection('phones').get(),
    db.collection('consents').get(),
    db.collection('feed').get(),
    db.collection('requests').get(),
  ])
  const [media] = await bucket.getFiles({ prefix: 'media/' })
  const [raw] = await bucket.getFiles({ prefix: 'video-intake/' })
  const files = [...media, ...raw]
  const holder = (value: unknown): string => (typeof value === 'string' ? value : '')
  return new Map([
    ...profiles.docs.map(({ id }) => [`profile/${id}`, id] as const),
    ...details.docs.map(({ ref }) => [ref.path, ref.parent.parent?.id ?? ''] as const),
    ...usernames.docs.map((item) => [item.ref.path, holder(item.get('uid'))] as const),
    ...phones.docs.map((item) => [item.ref.path, holder(item.get('uid'))] as const),
    ...consents.docs.map((item) => [item.ref.path, holder(item.get('uid'))] as const),
    ...feed.docs.map((item) => [item.ref.path, holder(item.get('subject'))] as const),
    ...requests.docs
      .filter((item) => item.get('kind') === 'registration')
      .map((item) => [item.ref.path, holder(item.get('uid'))] as const),
    ...files.map(({ name }) => [name, name.split('/')[1] ?? ''] as const),
    ...(await accounts()).map((uid) => [`account/${uid}`, uid] as const),
  ])
}

/** What has come since then and belongs to nobody who has a profile. */
export async function orphansSince(before: Inventory): Promise<readonly string[]> {
  const now = await takeInventory()
  return [...now]
    .filter(([name, uid]) => !before.has(name) && !now.has(`profile/${uid}`))
    .map(([name]) => name)
}

/** The profiles that have come since then. */
export async function profilesSince(before: Inventory): Promise<readonly string[]> {
  const now = await takeInventory()
  return [...now]
    .filter(([name, uid]) => name === `profile/${uid}` && !before.has(name))
    .map(([, uid]) => uid)
}
