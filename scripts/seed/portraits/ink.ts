import type { Head } from './head.ts'
import type { Look, Shot } from './look.ts'
import type { HairTones, Skin } from './palette.ts'
import type { Definitions } from './svg.ts'

/** What everything that is drawn on one head needs to know. */
export interface FaceInk {
  readonly look: Look
  readonly shot: Shot
  readonly head: Head
  readonly skin: Skin
  readonly hair: HairTones
  readonly defs: Definitions
}
