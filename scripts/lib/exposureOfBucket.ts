import type { Finding } from './exposureOfCollections.ts'
import { type Asker, bucket, everyObject, firestore, OWNER } from './probe.ts'

/** So many objects are asked for one by one. */
const OBJECTS = 300

/** The bucket's lists, and objects one by one: of each item of media one file, of everything else all. */
export async function askBucket(asker: Asker): Promise<readonly Finding[]> {
  const names = await everyObject()
  const folders = new Set(
    names.flatMap((name) => [name.split('/')[0] ?? '', name.split('/').slice(0, 2).join('/')]),
  )
  const findings: Finding[] = []
  const add = (what: string, status: number, mayBeOpen: boolean): void => {
    findings.push({ asker: asker.name, what, isOpen: status !== 403, mayBeOpen })
  }
  const prefixes = ['', ...[...folders].slice(0, 20)]
  for (const prefix of prefixes) {
    const query = prefix === '' ? '' : `?prefix=${encodeURIComponent(`${prefix}/`)}&delimiter=/`
    add(
      `bucket: list of ${prefix === '' ? 'all' : kindOf(prefix)}`,
      (await bucket(asker, undefined, query)).status,
      false,
    )
  }
  const items = new Map(names.map((name) => [name.split('/').slice(0, -1).join('/'), name]))
  const published = await publishedMedia()
  for (const name of [...items.values()].slice(-OBJECTS)) {
    const isPublic = published.has(name.split('/').slice(0, 3).join('/'))
    const what = `bucket: ${isPublic ? 'published' : 'unpublished'} ${kindOf(name)}`
    add(what, (await bucket(asker, name)).status, isPublic)
    add(`${what}, bytes`, (await bucket(asker, name, '?alt=media')).status, isPublic)
  }
  return findings
}

function kindOf(name: string): string {
  return name.split('/')[0] ?? ''
}

/** `media/{uid}/{id}` of everything that a published artist shows. */
async function publishedMedia(): Promise<ReadonlySet<string>> {
  const query = {
    structuredQuery: { from: [{ collectionId: 'artists' }], select: { fields: [{ fieldPath: 'mediaIds' }] } },
  }
  const { body } = await firestore(OWNER, 'POST', ':runQuery', query)
  const rows = body as readonly { document?: { name: string; fields?: MediaIds } }[]
  return new Set(
    rows.flatMap(({ document }) => {
      const uid = document?.name.split('/').at(-1) ?? ''
      const ids = document?.fields?.mediaIds?.arrayValue.values ?? []
      return ids.map(({ stringValue }) => `media/${uid}/${stringValue}`)
    }),
  )
}

interface MediaIds {
  readonly mediaIds?: {
    readonly arrayValue: { readonly values?: readonly { readonly stringValue: string }[] }
  }
}
