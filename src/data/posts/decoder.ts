import type { Post, PostImage } from '@ribalta/domain/schemas/posts/post'
import {
  instantField,
  listField,
  mapField,
  optionalNumber,
  optionalText,
  textField,
  textList,
} from '../rest/fields.ts'
import type { RestDocument } from '../rest/documents.ts'

type Data = RestDocument['data']

/** A post as cards and lists show it. */
export interface PostCard extends Pick<
  Post,
  'slug' | 'title' | 'excerpt' | 'cover' | 'tags' | 'authorName' | 'readingMinutes'
> {
  readonly publishedAt: NonNullable<Post['publishedAt']>
}

function decodeCover(data: Data): PostImage | undefined {
  const cover = mapField(data, 'cover')
  const base = /^blog\/images\/[\w-]+$/.exec(textField(cover, 'base'))?.[0]
  const width = optionalNumber(cover, 'width') ?? 0
  const height = optionalNumber(cover, 'height') ?? 0
  const widths = listField(cover, 'widths').filter((item) => typeof item === 'number')
  if (base === undefined || width <= 0 || height <= 0 || widths.length === 0) return undefined
  const placeholder = /^#[0-9a-f]{6}$/.exec(textField(cover, 'placeholder'))?.[0] ?? '#8a8074'
  return { base, widths, width, height, placeholder, alt: textField(cover, 'alt') }
}

/**
 * A document of `posts` as a card, checked by hand because a schema library would outweigh a public page. Undefined
 * where what every card needs is missing.
 */
export function decodePostCard({ id, data }: RestDocument): PostCard | undefined {
  const title = optionalText(data, 'title')
  const publishedAt = instantField(data, 'publishedAt')
  if (title === undefined || publishedAt === undefined) return undefined
  return {
    slug: id,
    title,
    excerpt: textField(data, 'excerpt'),
    cover: decodeCover(data),
    tags: textList(data, 'tags'),
    authorName: textField(data, 'authorName'),
    readingMinutes: Math.max(1, optionalNumber(data, 'readingMinutes') ?? 1),
    publishedAt,
  }
}
