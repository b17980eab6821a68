import type { EarlyRequest } from '../lib/loading/earlyRequest.ts'
import type { WireAnswer } from './wireAnswer.ts'

/** The `srcset` of the first photo or the cover of each document in an answer of Firestore's REST API. */
function firstPhotos(answer: WireAnswer, files: string): string[] {
  return answer.flatMap(({ document }) => {
    const media = document?.fields?.['media']?.arrayValue?.values ?? []
    const photo =
      media.find((item) => item.mapValue?.fields?.kind?.stringValue === 'image') ??
      document?.fields?.['cover']
    const { base, widths } = photo?.mapValue?.fields ?? {}
    const path = base?.stringValue
    const sources = (widths?.arrayValue?.values ?? []).map(
      ({ integerValue: width = '' }) =>
        `${files}${encodeURIComponent(`${path ?? ''}/${width}.avif`)}?alt=media ${width}w`,
    )
    return path === undefined || sources.length === 0 ? [] : [sources.join(', ')]
  })
}

/** Draws a photo as the ground of its place: an element inside it would be one that React does not expect there. */
async function drawPhoto(
  place: Promise<HTMLElement | undefined>,
  sizes: string,
  srcset: string,
): Promise<void> {
  const image = new Image()
  Object.assign(image, { fetchPriority: 'high', sizes, srcset })
  // Rejects where it does not come, or where the browser does not know the format: the page shows another.
  await image.decode()
  const style = (await place)?.style
  if (style !== undefined) style.cssText = `animation:none;background:url("${image.currentSrc}") center/cover`
}

/**
 * Shows the photos that are seen first, in the format and the size that the page will choose, while its code is still on its
 * way; the code then finds them loaded. `places`, which the page keeps for them, may still be on their way themselves.
 */
export async function showPhotos(
  answer: WireAnswer,
  { files, sizes, count }: EarlyRequest['photos'],
  places: Promise<readonly HTMLElement[]>,
): Promise<void> {
  const photos = firstPhotos(answer, files).slice(0, count)
  const placeOf = async (index: number): Promise<HTMLElement | undefined> => (await places)[index]
  await Promise.all(photos.map((srcset, index) => drawPhoto(placeOf(index), sizes, srcset)))
}
