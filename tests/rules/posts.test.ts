import { VARIANT_WIDTHS as WIDTHS } from '@ribalta/domain/media/media'
import { MAX_POST_TAGS, postSchema } from '@ribalta/domain/schemas/posts/post'
import { deleteDoc, deleteField, serverTimestamp, Timestamp, where, writeBatch } from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import {
  asAdmin,
  assertFails,
  assertSucceeds,
  collection,
  databaseOf,
  describeMatrix,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  ROLES,
  setDoc,
  updateDoc,
  withRules,
} from '../support/rules/rules.ts'

const AT = Timestamp.fromMillis(1_700_000_000_000)
const TAGS: readonly unknown[] = Array.from({ length: MAX_POST_TAGS }, (_, place) => `t${String(place)}`)
const VARIANT_WIDTHS: readonly unknown[] = WIDTHS
const COVER = {
  base: 'blog/images/capa',
  widths: [320, 640],
  width: 640,
  height: 427,
  placeholder: '#aabbcc',
  alt: 'Um palco vazio',
}

const stored = (slug: string, changes: Record<string, unknown> = {}) => ({
  title: 'Um texto',
  slug,
  excerpt: 'O que diz o texto.',
  body: 'O texto.',
  tags: ['carreira'],
  readingMinutes: 1,
  status: 'draft',
  authorName: 'Nome director',
  createdAt: AT,
  updatedAt: AT,
  version: 1,
  ...changes,
})
const PUBLISHED = stored('publicado', { status: 'published', publishedAt: AT })
const SCHEDULED = stored('agendado', { status: 'scheduled', scheduledFor: AT })
const ARCHIVED = stored('arquivado', { status: 'archived', publishedAt: AT })
const DRAFT = stored('rascunho')

/** A post as a director writes it anew. */
const fresh = (changes: Record<string, unknown> = {}) => ({
  ...stored('novo'),
  cover: COVER,
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
  ...changes,
})
const NOW = { version: 2, updatedAt: serverTimestamp() }

withRules(async (db) => {
  for (const post of [PUBLISHED, SCHEDULED, ARCHIVED, DRAFT]) {
    await setDoc(doc(db, `posts/${post.slug}`), post)
    await setDoc(doc(db, `posts/${post.slug}/history/1`), post)
  }
  await setDoc(doc(db, 'posts/sem-historia'), stored('sem-historia', { version: 3 }))
})

const director = () => databaseOf('director')
const create = (changes: Record<string, unknown>) => setDoc(doc(director(), 'posts/novo'), fresh(changes))
const update = (slug: string, changes: Record<string, unknown>) =>
  updateDoc(doc(director(), `posts/${slug}`), { ...NOW, ...changes })

describe('posts', () => {
  describeMatrix({
    existing: 'posts/publicado',
    change: { title: 'Outro título', ...NOW },
    fresh: {
      path: 'posts/novo',
      data: fresh({ status: 'published', publishedAt: serverTimestamp() }),
    },
    listWith: () => [where('status', '==', 'published')],
    allowed: { get: ROLES, list: ROLES, create: ['director'], update: ['director'], delete: ['director'] },
    hostile: {
      optional: ['cover'],
      immutable: ['slug', 'authorName', 'createdAt', 'publishedAt'],
      // A picture may go without words.
      except: ['cover: empty text as its alt'],
    },
  })

  it.each(['agendado', 'arquivado', 'rascunho', 'nenhum'])('show nobody but directors %s', async (slug) => {
    for (const role of ['visitor', 'bare', 'artist', 'agent'] as const) {
      await assertFails(getDoc(doc(databaseOf(role), `posts/${slug}`)))
    }
    await assertSucceeds(getDoc(doc(director(), `posts/${slug}`)))
  })

  it.each(['draft', 'scheduled', 'archived'])('list %s ones for directors alone', async (status) => {
    const list = (role: 'visitor' | 'agent' | 'director') =>
      getDocs(query(collection(databaseOf(role), 'posts'), where('status', '==', status), limit(10)))
    await assertFails(list('visitor'))
    await assertFails(list('agent'))
    await assertSucceeds(list('director'))
  })

  it('are what the schema says', async () => {
    const read = await getDoc(doc(databaseOf('visitor'), 'posts/publicado'))
    expect(postSchema.parse(read.data()).status).toBe('published')
  })
})

describe('a new post', () => {
  it.each([
    ['a draft', {}],
    ['without a cover', { cover: deleteField() }],
    ['scheduled', { status: 'scheduled', scheduledFor: AT }],
    ['published', { status: 'published', publishedAt: serverTimestamp() }],
    ['with as many tags as fit', { tags: TAGS }],
  ])('may be %s', async (_case, changes) => {
    const { cover, ...rest } = fresh(changes)
    const data = _case === 'without a cover' ? rest : { ...rest, cover }
    await assertSucceeds(setDoc(doc(director(), 'posts/novo'), data))
  })

  it.each<[string, Record<string, unknown>]>([
    ['archived', { status: 'archived', publishedAt: serverTimestamp() }],
    ['of another state', { status: 'visible' }],
    ['scheduled for no time', { status: 'scheduled' }],
    ['scheduled for a time that is none', { status: 'scheduled', scheduledFor: 'amanhã' }],
    ['a draft with a time to go out', { scheduledFor: AT }],
    ['a draft that was published', { publishedAt: serverTimestamp() }],
    ['scheduled and published', { status: 'scheduled', scheduledFor: AT, publishedAt: serverTimestamp() }],
    ['published at another time', { status: 'published', publishedAt: AT }],
    ['published at no time', { status: 'published' }],
    ['of a second version', { version: 2 }],
    ['made at another time', { createdAt: AT }],
    ['changed at another time', { updatedAt: AT }],
    ["in another's name", { authorName: 'Nome artist' }],
    ['with a tag too many', { tags: [...TAGS, 'x'] }],
    ['read in no time', { readingMinutes: 0 }],
    ['with a title of 141 characters', { title: 'x'.repeat(141) }],
    ['with an excerpt of 281 characters', { excerpt: 'x'.repeat(281) }],
    ['with a text of 40 001 characters', { body: 'x'.repeat(40_001) }],
  ])('is not %s', async (_case, changes) => {
    await assertFails(create(changes))
  })

  it('is a draft without an excerpt or a text, which nothing that goes out may lack', async () => {
    await assertSucceeds(create({ excerpt: '', body: '' }))
    for (const missing of [{ excerpt: '' }, { body: '' }]) {
      await assertFails(create({ ...missing, status: 'published', publishedAt: serverTimestamp() }))
      await assertFails(create({ ...missing, status: 'scheduled', scheduledFor: AT }))
    }
    await assertFails(create({ excerpt: null }))
    await assertFails(create({ body: 7 }))
  })

  it.each([...TAGS.keys()])('has only short texts as tags (place %i)', async (place) => {
    await assertFails(create({ tags: TAGS.with(place, 7) }))
    await assertFails(create({ tags: TAGS.with(place, 'x'.repeat(31)) }))
  })

  it.each<[string, Record<string, unknown>]>([
    ['of another folder', { base: 'media/demo-artista/x' }],
    ['above its folder', { base: 'blog/images/../x' }],
    ['without widths', { widths: '320' }],
    ['with no width in its list', { widths: [] }],
    ['with more widths than a picture has', { widths: [...VARIANT_WIDTHS, 2560] }],
    ['wider than any', { width: 100_000 }],
    ['without extent', { width: 0 }],
    ['higher than any', { height: 100_000 }],
    ['of no width', { width: '640' }],
    ['of no height', { height: 42.7 }],
    ['of a colour that is none', { placeholder: 'red' }],
    ['with words that are none', { alt: 7 }],
    ['with words in a list', { alt: ['x'] }],
    ['with too many words', { alt: 'x'.repeat(201) }],
    ['with something else', { src: 'https://example.com/x.png' }],
  ])('has no cover %s', async (_case, changes) => {
    await assertFails(create({ cover: { ...COVER, ...changes } }))
  })

  it.each([...VARIANT_WIDTHS.keys()])('refuses a strange width of a cover at place %i', async (place) => {
    await assertSucceeds(create({ cover: { ...COVER, widths: [...VARIANT_WIDTHS] } }))
    await asAdmin((db) => deleteDoc(doc(db, 'posts/novo')))
    for (const width of ['320', 0, 1.5, 100_000, null]) {
      await assertFails(create({ cover: { ...COVER, widths: VARIANT_WIDTHS.toSpliced(place, 1, width) } }))
    }
  })

  it.each(['Novo', 'no_vo', '-novo', 'novo-', 'no--vo', 'x'.repeat(101)])(
    'is not at the address %s',
    async (slug) => {
      await assertFails(setDoc(doc(director(), `posts/${slug}`), fresh({ slug })))
    },
  )

  it('is made by nobody else in their own name', async () => {
    const data = fresh({ authorName: 'Nome agent' })
    await assertFails(setDoc(doc(databaseOf('agent'), 'posts/novo'), data))
  })

  it('does not take the place of another', async () => {
    await assertFails(setDoc(doc(director(), 'posts/rascunho'), fresh({ slug: 'rascunho' })))
  })
})

describe('a change of a post', () => {
  const dates: Readonly<Record<string, Record<string, unknown>>> = {
    draft: { scheduledFor: deleteField() },
    scheduled: { scheduledFor: AT },
    published: { publishedAt: serverTimestamp(), scheduledFor: deleteField() },
    archived: {},
  }
  const ARROWS = [
    ['rascunho', 'draft'],
    ['rascunho', 'scheduled'],
    ['rascunho', 'published'],
    ['agendado', 'draft'],
    ['agendado', 'scheduled'],
    ['agendado', 'published'],
    ['publicado', 'archived'],
    ['arquivado', 'archived'],
  ] as const
  const states = ['draft', 'scheduled', 'published', 'archived'] as const
  const never = ['rascunho', 'agendado', 'publicado', 'arquivado'].flatMap((slug) =>
    states.flatMap((to) =>
      ARROWS.some(([from, arrow]) => from === slug && arrow === to) ||
      (slug === 'publicado' && to === 'published')
        ? []
        : [[slug, to] as const],
    ),
  )

  it.each(ARROWS)('leads from %s to %s', async (slug, status) => {
    await assertSucceeds(update(slug, { status, ...dates[status] }))
  })

  it.each(never)('does not lead from %s to %s', async (slug, status) => {
    const wasPublished = slug === 'publicado' || slug === 'arquivado'
    // Each with the dates that would be right for the new state.
    const right =
      status === 'draft' || status === 'scheduled'
        ? { ...dates[status], publishedAt: deleteField() }
        : { publishedAt: wasPublished ? AT : serverTimestamp(), scheduledFor: deleteField() }
    await assertFails(update(slug, { status, ...right }))
  })

  it('keeps the day of the first publication', async () => {
    await assertSucceeds(update('publicado', { body: 'Outro texto.' }))
    await assertFails(update('publicado', { publishedAt: serverTimestamp(), version: 3 }))
  })

  it('is of the version that it began from', async () => {
    await assertFails(update('rascunho', { version: 1 }))
    await assertFails(update('rascunho', { version: 3 }))
  })

  it('keeps what was there before', async () => {
    const path = 'posts/sem-historia'
    const next = { title: 'Outro', version: 4, updatedAt: serverTimestamp() }
    await assertFails(updateDoc(doc(director(), path), next))
    await asAdmin((db) =>
      setDoc(doc(db, `${path}/history/3`), { ...stored('sem-historia'), version: 3, body: 'x' }),
    )
    await assertFails(updateDoc(doc(director(), path), next))
    await asAdmin((db) => deleteDoc(doc(db, `${path}/history/3`)))
    const before = (await getDoc(doc(director(), path))).data() ?? {}
    const both = writeBatch(director())
    both.set(doc(director(), `${path}/history/3`), before)
    both.update(doc(director(), path), next)
    await assertSucceeds(both.commit())
  })
})

describe('the history of a post', () => {
  const entry = stored('sem-historia', { version: 3 })

  describeMatrix({
    existing: 'posts/rascunho/history/1',
    change: { title: 'Outro título' },
    fresh: { path: 'posts/sem-historia/history/3', data: entry },
    allowed: { get: ['director'], list: ['director'], create: ['director'], update: [], delete: [] },
    hostile: {
      immutable: Object.keys(entry),
    },
  })

  it('holds nothing that was not there', async () => {
    const path = 'posts/sem-historia/history'
    await assertFails(setDoc(doc(director(), `${path}/3`), { ...entry, body: 'Nunca dito.' }))
    await assertFails(setDoc(doc(director(), `${path}/2`), entry))
  })

  it('goes with the post, and with nothing else', async () => {
    await assertFails(deleteDoc(doc(director(), 'posts/rascunho/history/1')))
    for (const role of ['agent', 'director'] as const) {
      const db = databaseOf(role)
      const both = writeBatch(db)
      both.delete(doc(db, 'posts/rascunho/history/1'))
      both.delete(doc(db, 'posts/rascunho'))
      await (role === 'director' ? assertSucceeds(both.commit()) : assertFails(both.commit()))
    }
  })

  it('of a post that is gone is closed to all but directors', async () => {
    await asAdmin((db) => deleteDoc(doc(db, 'posts/rascunho')))
    await assertFails(deleteDoc(doc(databaseOf('agent'), 'posts/rascunho/history/1')))
    await assertSucceeds(deleteDoc(doc(director(), 'posts/rascunho/history/1')))
  })
})
