import { proof } from '../../../scripts/lib/proof.ts'

/** How many call at the same time: as many as see a race in what every change must hold, and many more for the volume. */
export const AT_ONCE = proof().isDeep ? 50 : 6
