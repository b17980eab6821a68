import { dateToInstant } from '@ribalta/domain/instant'
import { describe, expect, it, vi } from 'vitest'
import { readNewestPosts, readPostPage } from './posts.ts'
import { readPost, readRelatedPosts } from './bySlug.ts'
import type { PublicQuery } from '../rest/publicQuery.ts'
import type { RestDocument } from '../rest/documents.ts'

const AT = dateToInstant(new Date('2026-11-01T12:00:00Z'))

function stored(slug: string, changes: Record<string, unknown> = {}): RestDocument {
  const data = {
    title: `Título ${slug}`,
    excerpt: 'Resumo.',
    body: 'Texto.',
    tags: ['carreira'],
    authorName: 'Equipe',
    readingMinutes: 4,
    publishedAt: AT,
    ...changes,
  }
  return { id: slug, path: `posts/${slug}`, data }
}

function answering(documents: RestDocument[]) {
  return vi.fn<(query: PublicQuery) => Promise<RestDocument[]>>(() => Promise.resolve(documents))
}

describe('a page of posts', () => {
  it('asks for published ones only, newest first, without their texts', async () => {
    const ask = answering([stored('a')])
    await readPostPage(undefined, undefined, undefined, ask)
    const query = ask.mock.calls[0]?.[0]
    expect(query?.where).toEqual([['status', '==', 'published']])
    expect(query?.orderBy?.[0]).toEqual(['publishedAt', 'desc'])
    expect(query?.select).not.toContain('body')
  })

  it('goes on after its last post while pages are full, and ends with one that is not', async () => {
    const full = Array.from({ length: 12 }, (_, index) => stored(`p${String(index)}`))
    const { next } = await readPostPage('carreira', undefined, undefined, answering(full))
    expect(next).toEqual({ publishedAt: AT, slug: 'p11' })
    const ask = answering([stored('q')])
    expect((await readPostPage('carreira', next, undefined, ask)).next).toBeUndefined()
    expect(ask.mock.calls[0]?.[0]).toMatchObject({
      where: [
        ['status', '==', 'published'],
        ['tags', 'array-contains', 'carreira'],
      ],
      startAfter: [AT, { reference: 'posts/p11' }],
    })
  })

  it('leaves out what is no post and takes strange fields for absent ones', async () => {
    const { items } = await readPostPage(
      undefined,
      undefined,
      undefined,
      answering([
        stored('sem-data', { publishedAt: 'ontem' }),
        stored('estranho', {
          cover: { base: '../../x', widths: [1], width: 1, height: 1 },
          tags: 7,
          readingMinutes: -1,
        }),
      ]),
    )
    expect(items).toMatchObject([{ slug: 'estranho', tags: [], readingMinutes: 1 }])
    expect(items[0]?.cover).toBeUndefined()
  })

  it('keeps a cover that is one', async () => {
    const cover = {
      base: 'blog/images/abc',
      widths: [320, 640],
      width: 640,
      height: 427,
      placeholder: '#aabbcc',
      alt: 'Um palco vazio',
    }
    const [post] = await readNewestPosts(undefined, answering([stored('a', { cover })]))
    expect(post?.cover).toEqual(cover)
  })
})

describe('one post', () => {
  it('comes with its text', async () => {
    expect(await readPost('a', undefined, answering([stored('a')]))).toMatchObject({
      slug: 'a',
      body: 'Texto.',
    })
  })

  it('is undefined where none is published', async () => {
    expect(await readPost('a', undefined, answering([]))).toBeUndefined()
  })

  it('has at most three related ones and is none of them', async () => {
    const found = ['a', 'b', 'c', 'd'].map((slug) => stored(slug))
    const related = await readRelatedPosts({ slug: 'a', tags: ['carreira'] }, undefined, answering(found))
    expect(related.map(({ slug }) => slug)).toEqual(['b', 'c', 'd'])
  })

  it('without tags has none, and nobody is asked', async () => {
    const ask = answering([])
    expect(await readRelatedPosts({ slug: 'a', tags: [] }, undefined, ask)).toEqual([])
    expect(ask).not.toHaveBeenCalled()
  })
})
