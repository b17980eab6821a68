/** The two columns of an artist's page, the same while it loads. */
export const PAGE_GRID = 'grid gap-x-14 gap-y-8 lg:grid-cols-[5fr_6fr] lg:items-start'

/** On a phone a little under the real width: its sharpness then asks for 640 pixels and not for 1280, four times the bytes. */
export const PORTRAIT_SIZES =
  '(min-width: 1500px) 620px, (min-width: 1024px) 41vw, (min-width: 640px) 92vw, 86vw'
