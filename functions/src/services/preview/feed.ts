import { instantToDate } from '@ribalta/domain/instant'
import type { Backend } from '../../admin/backend.ts'
import { readPost } from '../shared/clientDocuments.ts'
import { escapeHtml } from '../shared/escape.ts'
import type { Site } from '../shared/site.ts'

/** As many of the newest posts as readers ask for. */
const MOST = 20

/** What XML 1.0 cannot hold, however it is written. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Text as it may stand in XML. */
function escapeXml(text: string): string {
  return escapeHtml(text.replace(FORBIDDEN, ''))
}

/** `rss.xml` (RSS 2.0): the newest published posts, with their summaries. */
export async function makeFeed({ db }: Pick<Backend, 'db'>, { url, name }: Site): Promise<string> {
  const { docs } = await db
    .collection('posts')
    .where('status', '==', 'published')
    .orderBy('publishedAt', 'desc')
    .limit(MOST)
    .get()
  const items = docs.flatMap((snapshot) => {
    const post = readPost(snapshot)
    if (post?.publishedAt === undefined) return []
    const address = escapeXml(`${url}/blog/${post.slug}`)
    return [
      '    <item>',
      `      <title>${escapeXml(post.title)}</title>`,
      `      <link>${address}</link>`,
      `      <guid isPermaLink="true">${address}</guid>`,
      `      <pubDate>${instantToDate(post.publishedAt).toUTCString()}</pubDate>`,
      `      <dc:creator>${escapeXml(post.authorName)}</dc:creator>`,
      ...post.tags.map((tag) => `      <category>${escapeXml(tag)}</category>`),
      `      <description>${escapeXml(post.excerpt)}</description>`,
      '    </item>',
    ]
  })
  const self = escapeXml(`${url}/rss.xml`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    <title>Blog · ${escapeXml(name)}</title>`,
    `    <link>${escapeXml(`${url}/blog`)}</link>`,
    `    <atom:link href="${self}" rel="self" type="application/rss+xml" />`,
    '    <description>Bastidores, orientações e novidades da profissão para artistas e produções.</description>',
    '    <language>pt-BR</language>',
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
}
