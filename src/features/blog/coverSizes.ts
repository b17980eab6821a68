/** The `sizes` of the covers, by where they stand. */
export const LEAD_SIZES = '(min-width: 1500px) 800px, (min-width: 768px) 45vw, 92vw'
export const POST_CARD_SIZES =
  '(min-width: 1500px) 440px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 92vw'
export const COVER_SIZES = '(min-width: 1100px) 1040px, 94vw'
