import type { ProfileImage } from '@ribalta/domain/schemas/media/media'

/** Returns the path of the smallest stored size of a photo that has `width` pixels across, or of the largest one. */
export function photoPath({ base, widths }: ProfileImage, width: number): string {
  const stored = widths.find((each) => each >= width) ?? widths.at(-1) ?? width
  return `${base}/${String(stored)}.webp`
}
