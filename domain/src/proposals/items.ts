import { isServable } from '../media/videoState.ts'
import type { ProfileMedia } from '../schemas/media/media.ts'
import type { PresentedTake, ProposalItemForm } from '../schemas/proposals/proposal.ts'
import { MEDIA_AT_FIRST } from './proposal.ts'

/** The first photos and videos of a record that are ready, by their ids: what a client sees of somebody for whom nothing was chosen yet. */
export function mediaAtFirst({ media }: { readonly media: readonly ProfileMedia[] }): string[] {
  return media
    .filter(isServable)
    .slice(0, MEDIA_AT_FIRST)
    .map(({ id }) => id)
}

/** A take of a test as a proposal holds it. */
export function presentedTake(
  testRequestId: string,
  takeId: string,
  { bytes, seconds }: { readonly bytes: number; readonly seconds?: number | undefined },
): PresentedTake {
  return { testRequestId, takeId, bytes, ...(seconds === undefined ? {} : { seconds }) }
}

interface ChosenItem {
  readonly artistId: string
  readonly role: string
  readonly media: readonly string[]
  readonly takes: readonly PresentedTake[]
}

/** Of an item what staff choose, as it is sent. */
export function itemForm({ artistId, role, media, takes }: ChosenItem): ProposalItemForm {
  return {
    artistId,
    role,
    media: [...media],
    takes: takes.map(({ testRequestId, takeId }) => ({ testRequestId, takeId })),
  }
}
