/** The name of a tag in the address: people read and share it, so it is Portuguese. */
const PARAM = 'etiqueta'

/** The address of the posts of a tag; without one, of all. */
export function blogPath(tag?: string): string {
  return tag === undefined ? '/blog' : `/blog?${new URLSearchParams({ [PARAM]: tag }).toString()}`
}
