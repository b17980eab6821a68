/** The `sizes` of the portraits beside the claim. */
export const HERO_SIZES = '(min-width: 1500px) 340px, (min-width: 1024px) 22vw, calc(50vw - 24px)'
