import { dateToInstant } from '@ribalta/domain/instant'
import { describe, expect, it, vi } from 'vitest'
import type { PostCard, PostPage } from '../../data/posts/posts.ts'
import { createPostLists, type ReadPostPage } from './postList.ts'

const AT = dateToInstant(new Date('2026-11-01T12:00:00Z'))

const post = (slug: string): PostCard => ({
  slug,
  title: slug,
  excerpt: '',
  tags: [],
  authorName: 'Equipe',
  readingMinutes: 1,
  publishedAt: AT,
})

const PAGES: readonly PostPage[] = [
  { posts: [post('a'), post('b')], next: { slug: 'b', publishedAt: AT } },
  { posts: [post('c')], next: undefined },
]

function reading(...answers: (PostPage | Error)[]) {
  const left = [...answers]
  return vi.fn<ReadPostPage>(() => {
    const next = left.shift()
    return next === undefined || next instanceof Error
      ? Promise.reject(next ?? new Error())
      : Promise.resolve(next)
  })
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a list of posts', () => {
  it('grows by its pages until there are no more', async () => {
    const list = createPostLists(reading(...PAGES))(undefined)
    list.begin()
    await settled()
    expect(list.state()).toMatchObject({ hasStarted: true, hasMore: true })
    list.more()
    await settled()
    expect(list.state().posts.map(({ slug }) => slug)).toEqual(['a', 'b', 'c'])
    expect(list.state().hasMore).toBe(false)
  })

  it('keeps what is there when a page fails, and asks for it again', async () => {
    const [first, second] = PAGES
    if (first === undefined || second === undefined) throw new Error('two pages')
    const list = createPostLists(reading(first, new Error('offline'), second))(undefined)
    list.begin()
    await settled()
    list.more()
    await settled()
    expect(list.state()).toMatchObject({ status: 'failed', posts: first.posts })
    list.more()
    await settled()
    expect(list.state().posts).toHaveLength(3)
  })

  it('is found again on coming back, one for each tag, until it is old', () => {
    let time = 0
    const listOf = createPostLists(reading(), () => time)
    const all = listOf(undefined)
    expect(listOf('carreira')).not.toBe(all)
    time = 9 * 60_000
    expect(listOf(undefined)).toBe(all)
    time = 10 * 60_000
    expect(listOf(undefined)).not.toBe(all)
  })
})
