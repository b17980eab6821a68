import { toArtist } from '@ribalta/domain/people/publishedArtist'
import { Timestamp } from '../../../functions/src/admin/backend.ts'
import { backend, newSession, person } from '../functions/functions.ts'
import { castingInput } from '../castings.ts'
import { SCRIPT_PAYLOADS } from '../scriptPayloads.ts'

/** Older than all else, so that no list that others look at begins with it. */
const LONG_AGO = Timestamp.fromDate(new Date('2001-01-01T00:00:00Z'))
const PER_TEXT = 12

/** The payloads, some in each text; `separator` keeps one from swallowing the next. */
export const HOSTILE_TEXTS: readonly string[] = Array.from(
  { length: Math.ceil(SCRIPT_PAYLOADS.length / PER_TEXT) },
  (_, index) => SCRIPT_PAYLOADS.slice(index * PER_TEXT, (index + 1) * PER_TEXT).join(' '),
)

export interface HostileContent {
  /** Finds every hostile artist in the list, by a name that they do not show. */
  readonly nameKey: string
  readonly artist: string
  /** The tag of the hostile posts. */
  readonly tag: string
  readonly post: string
  readonly casting: string
  /** Part of each message to the agency. */
  readonly messages: number
  readonly remove: () => Promise<void>
}

/**
 * Puts the payloads where people's texts are kept, past every check, as if each had been let through: what reads them must not
 * run them all the same.
 */
export async function plantHostileTexts(): Promise<HostileContent> {
  const { db } = backend
  const mark = `zz${newSession().slice(0, 10)}`
  const everything = SCRIPT_PAYLOADS.join('\n\n')
  const [first = ''] = SCRIPT_PAYLOADS
  const paths: string[] = []
  const batch = db.batch()
  const plant = (path: string, data: object): void => {
    paths.push(path)
    batch.set(db.doc(path), data)
  }

  const people = await Promise.all(HOSTILE_TEXTS.map(() => person({ artisticName: `${mark} x` })))
  for (const [index, { uid, profile }] of people.entries()) {
    const text = HOSTILE_TEXTS[index] ?? ''
    plant(`artists/${uid}`, {
      ...toArtist(profile, { at: LONG_AGO, featured: false }, new Date()),
      artisticName: text,
      username: `${mark}-${String(index)}`,
      city: text,
      uf: 'SP',
      bio: everything,
      languages: [text],
      links: { instagram: first, site: text, imdb: `javascript:${text}`, video: text },
    })
    plant(`works/${mark}-${String(index)}`, {
      artistId: people[0]?.uid,
      title: text,
      year: 2020,
      kind: 'cinema',
      role: text,
      production: text,
      links: SCRIPT_PAYLOADS.slice(index * PER_TEXT, (index + 1) * PER_TEXT),
      mediaIds: [],
      visibility: 'public',
      order: index,
      updatedAt: LONG_AGO,
    })
  }

  for (const [index, text] of HOSTILE_TEXTS.entries()) {
    plant(`posts/${mark}-${String(index)}`, {
      title: text,
      slug: `${mark}-${String(index)}`,
      excerpt: text,
      body: everything,
      tags: [mark, ...SCRIPT_PAYLOADS.slice(index * PER_TEXT, (index + 1) * PER_TEXT)],
      status: 'published',
      authorName: text,
      readingMinutes: 1,
      publishedAt: LONG_AGO,
      createdAt: LONG_AGO,
      updatedAt: LONG_AGO,
      version: 1,
    })
  }

  const { casting, roles } = castingInput()
  plant(`castings/${mark}`, {
    ...casting,
    applyUntil: Timestamp.fromMillis(Date.now() + 86_400_000),
    title: first,
    description: everything,
    city: first,
    status: 'open',
    validatedBy: first,
    openedAt: LONG_AGO,
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    version: 1,
  })
  for (const [order, text] of HOSTILE_TEXTS.entries()) {
    const usage = { media: ['internet'], territory: text, months: 12, exclusivity: text }
    const role = { ...roles[0]?.role, title: text, profile: text, usage, order }
    plant(`castings/${mark}/roles/papel-${String(order)}`, role)
  }

  const letters = [0, 1, 2, 3].map((part) =>
    HOSTILE_TEXTS.filter((_, index) => index % 4 === part).join('\n'),
  )
  for (const [index, message] of letters.entries()) {
    const common = { message, email: first, at: Timestamp.now() }
    plant(
      `contactMessages/${mark}-${String(index)}`,
      index === 0
        ? { ...common, kind: 'report', castingId: mark, reason: 'outro' }
        : { ...common, kind: 'contact', name: message, subject: 'outro' },
    )
  }
  await batch.commit()

  return {
    nameKey: mark,
    artist: `/${mark}-0`,
    tag: mark,
    post: `/blog/${mark}-0`,
    casting: `/casting/${mark}`,
    messages: letters.length,
    remove: async () => {
      const removal = db.batch()
      for (const path of paths) removal.delete(db.doc(path))
      await removal.commit()
    },
  }
}
