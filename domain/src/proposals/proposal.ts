import { FACT_NAMES, type FactName } from '../people/factTable.ts'

/** As many artists are presented at once. */
export const MAX_PRESENTED = 60
/** Photos and videos of one artist that come along by themselves; staff choose others then. */
export const MEDIA_AT_FIRST = 6
export const MAX_PROPOSAL_MESSAGE = 2000
/** How far ahead a proposal's deadline is set at most, and how far at first. */
export const MAX_PROPOSAL_DAYS = 90
export const PROPOSAL_DAYS_AT_FIRST = 7
/** Every picture of the room is of this width, or the next one that is stored: sharp on a phone and on paper. */
export const ROOM_IMAGE_WIDTH = 1280

/** What a client may be told of an artist: whatever leads around the agency stays out. */
export const ROOM_FACTS = FACT_NAMES.filter(
  (name): name is RoomFact => name !== 'links' && name !== 'classes',
)
export type RoomFact = Exclude<FactName, 'links' | 'classes'>

export const FACTS_AT_FIRST = [
  'playingAge',
  'heightCm',
  'city',
  'uf',
  'languages',
  'skills',
  'bio',
] as const satisfies readonly RoomFact[]

/** Where the room of a proposal is, for whoever has its key. The key is in the fragment, which no request carries. */
export function roomPath(proposalId: string, key: string): string {
  return `/proposta/${proposalId}#${key}`
}
