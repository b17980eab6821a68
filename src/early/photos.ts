import type { EarlyRequest } from '../lib/earlyRequest.ts'

interface Wire {
  readonly document?: {
    readonly fields?: {
      readonly media?: { readonly arrayValue?: { readonly values?: readonly WireMedia[] } }
      /** A post's. */
      readonly cover?: WireMedia
    }
  }
}

interface WireMedia {
  readonly mapValue?: {
    readonly fields?: {
      readonly kind?: { readonly stringValue?: string }
      readonly base?: { readonly stringValue?: string }
      readonly widths?: { readonly arrayValue?: { readonly values?: readonly { integerValue?: string }[] } }
    }
  }
}

/** The `srcset` of the first photo or the cover of each document in an answer of Firestore's REST API. */
function firstPhotos(answer: readonly Wire[], files: string): string[] {
  return answer.flatMap(({ document }) => {
    const media = document?.fields?.media?.arrayValue?.values ?? []
    const photo =
      media.find((item) => item.mapValue?.fields?.kind?.stringValue === 'image') ?? document?.fields?.cover
    const { base, widths } = photo?.mapValue?.fields ?? {}
    const path = base?.stringValue
    const sources = (widths?.arrayValue?.values ?? []).map(
      ({ integerValue: width = '' }) =>
        `${files}${encodeURIComponent(`${path ?? ''}/${width}.avif`)}?alt=media ${width}w`,
    )
    return path === undefined || sources.length === 0 ? [] : [sources.join(', ')]
  })
}

/** Asks for the photos that will be seen first, in the format and the size that the page will choose. */
export function preloadPhotos(answer: unknown, { files, sizes, count }: EarlyRequest['photos']): void {
  for (const srcset of firstPhotos(answer as readonly Wire[], files).slice(0, count)) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high' })
    link.setAttribute('imagesrcset', srcset)
    link.setAttribute('imagesizes', sizes)
    document.head.append(link)
  }
}
