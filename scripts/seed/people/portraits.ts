import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { EYE_COLOURS, HAIR_COLOURS } from '../../../domain/src/people/facts.ts'

const portraitsSchema = z.record(
  z.string(),
  z.object({
    eyes: z.enum(EYE_COLOURS),
    hair: z.enum(HAIR_COLOURS),
    /** One colour per photo; shown until the photo is loaded. */
    backgrounds: z.array(z.string()),
  }),
)

/** The look of a person in their photos in `scripts/seed/pictures/people`. */
export type Portraits = z.infer<typeof portraitsSchema>[string]

/** The eyes and hair that a person's photos show. */
export type Appearance = Pick<Portraits, 'eyes' | 'hair'>

const PORTRAITS = portraitsSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../pictures/people.json'), 'utf8')),
)

/** Returns what a person's photos show; throws for a person without photos. */
export function portraitsOf(uid: string): Portraits {
  const portraits = PORTRAITS[uid]
  if (portraits === undefined) throw new RangeError(`There are no photos of ${uid}`)
  return portraits
}
