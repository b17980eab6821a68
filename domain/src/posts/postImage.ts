import { VARIANT_WIDTHS } from '../media/media.ts'

/** What a director's browser makes up for an upload: nobody can guess it. */
export const POST_UPLOAD_ID = /^[A-Za-z0-9_-]{20,40}$/
/** Folder of a processed picture's variants in the bucket. */
export const POST_IMAGE_BASE = /^blog\/images\/[A-Za-z0-9_-]{1,40}$/

/** Where a picture of the blog is uploaded to; nobody reads it there, and it is swept after a day. */
export function postUploadPath(uploadId: string): string {
  return `blog/uploads/${uploadId}`
}

export function postImageBase(imageId: string): string {
  return `blog/images/${imageId}`
}

/** A picture in a text: where it lies and the size of its largest variant, which is all that showing it needs. */
export interface PostPicture {
  readonly base: string
  readonly width: number
  readonly height: number
}

/** The widths that a picture has variants of, from the largest of them (see makeVariants in functions/). */
export function widthsUpTo(largest: number): number[] {
  const reached = VARIANT_WIDTHS.filter((width) => width <= largest)
  return reached.length === 0 ? [largest] : reached
}

/** The address that stands for a picture in a text's markdown: `blog/images/{id}#{width}x{height}`. */
export function pictureAddress({ base, width, height }: PostPicture): string {
  return `${base}#${String(width)}x${String(height)}`
}

/** The picture that an address in markdown stands for; `undefined` for any other address. */
export function pictureAt(address: string): PostPicture | undefined {
  const [, base = '', width = '', height = ''] =
    /^(blog\/images\/[A-Za-z0-9_-]{1,40})#([1-9]\d{0,3})x([1-9]\d{0,4})$/.exec(address) ?? []
  return base === '' ? undefined : { base, width: Number(width), height: Number(height) }
}

/** The markdown of a picture; what would end its description early is escaped. */
export function pictureMarkdown(picture: PostPicture, alt: string): string {
  const words = alt
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]]/g, String.raw`\$&`)
  return `![${words}](${pictureAddress(picture)})`
}
