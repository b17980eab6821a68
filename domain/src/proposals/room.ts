import type { Instant } from '../instant.ts'
import { isServable } from '../media/videoState.ts'
import type { SomeFacts } from '../people/factTable.ts'
import { pick } from '../pick.ts'
import type { ProfileMedia } from '../schemas/media/media.ts'
import type { Profile } from '../schemas/people/profile.ts'
import type { PresentedTake, Proposal, ProposalItem } from '../schemas/proposals/proposal.ts'
import { takePath } from '../screenTests/screenTest.ts'
import type { Choices, ReviewStatus } from './answers.ts'
import { type Asked, type ConsentHurdle, consentHurdle } from './consent.ts'
import { coveredPart } from './coverage.ts'
import { ROOM_IMAGE_WIDTH, type RoomFact } from './proposal.ts'

/** A photo or a video as the room shows it. */
export interface RoomImage {
  readonly kind: 'image'
  readonly id: string
  /** Of the one file that is shown, in the bucket: what its ticket is for. */
  readonly path: string
  readonly width: number
  readonly height: number
  readonly placeholder: string
}
export interface RoomVideo {
  readonly kind: 'video'
  readonly id: string
  readonly path: string
  readonly bytes: number
}
export type RoomMedia = RoomImage | RoomVideo

/** A take of a test; its id is the take's. */
export interface RoomTake extends RoomVideo {
  /** How long it plays, where the device that recorded it knew. */
  readonly seconds?: number | undefined
}

/** An artist as a client sees them, and nothing else of them. */
export interface RoomArtist {
  /** The artist's uid. */
  readonly id: string
  readonly artisticName: string
  /** What they are presented for; empty where nothing was said. */
  readonly role: string
  readonly facts: { readonly [K in RoomFact]?: SomeFacts[K] }
  readonly media: readonly RoomMedia[]
  readonly takes: readonly RoomTake[]
}

/** A proposal as its client sees it. */
export interface Room {
  readonly title: string
  readonly client: string
  readonly message: string
  readonly deadline: Instant
  readonly artists: readonly RoomArtist[]
}

/** Why an artist who is in a proposal is not shown to its client. */
export type RoomHurdle = 'gone' | 'offAir' | ConsentHurdle

/** What of a record says whether its artist is shown. */
export type HurdleRecord = Pick<Profile, 'status' | 'birthDate' | 'guardianConfirmedAt'>

/** Returns why an artist is not shown at a moment, from their current record and answer; undefined when they are. */
export function roomHurdle(
  { consentMode }: Pick<Proposal, 'consentMode'>,
  { consent, mustAgree }: Omit<Asked, 'consentMode'>,
  profile: HurdleRecord | undefined,
  now: Date,
): RoomHurdle | undefined {
  if (profile === undefined) return 'gone'
  if (profile.status !== 'published') return 'offAir'
  return consentHurdle({ consentMode, consent, mustAgree }, profile, now)
}

/** Returns the chosen photos and videos as the room shows them, without deleted and unfinished ones. */
export function shownMedia(
  { media: chosen }: Pick<ProposalItem, 'media'>,
  { media }: Pick<Profile, 'media'>,
): readonly RoomMedia[] {
  return chosen.flatMap((id) => {
    const found = media.find((each) => each.id === id)
    return found === undefined || !isServable(found) ? [] : [toRoomMedia(found)]
  })
}

function toRoomMedia(media: ProfileMedia): RoomMedia {
  if (media.kind === 'video') {
    return {
      kind: 'video',
      id: media.id,
      path: `${media.base}/video.${media.extension}`,
      bytes: media.bytes,
    }
  }
  const { id, base, widths, width, height, placeholder } = media
  const stored = widths.find((each) => each >= ROOM_IMAGE_WIDTH) ?? widths.at(-1) ?? ROOM_IMAGE_WIDTH
  return { kind: 'image', id, path: `${base}/${String(stored)}.webp`, width, height, placeholder }
}

/** A take that a client is shown. */
export function shownTake(
  artistId: string,
  { testRequestId, takeId, bytes, seconds }: PresentedTake,
): RoomTake {
  return {
    kind: 'video',
    id: takeId,
    path: takePath(artistId, testRequestId, takeId),
    bytes,
    ...(seconds === undefined ? {} : { seconds }),
  }
}

/** What of a proposal its client's view is made of. */
export type ShownProposal = Pick<
  Proposal,
  'title' | 'client' | 'message' | 'deadline' | 'consentMode' | 'facts' | 'items'
>

/**
 * A proposal as its client sees it at a moment: by the records as they are now, so that whoever is not to be shown any more is gone
 * from it. `profiles` by uid; those that are missing are gone.
 */
export function toRoom(
  { title, client, message, deadline, consentMode, facts, items }: ShownProposal,
  profiles: ReadonlyMap<string, Profile>,
  now: Date,
): Room {
  const artists = items.flatMap((item): RoomArtist[] => {
    const profile = profiles.get(item.artistId)
    if (profile === undefined || roomHurdle({ consentMode }, item, profile, now) !== undefined) return []
    const shown = coveredPart({ ...item, facts }, item.consent)
    return [
      {
        id: item.artistId,
        artisticName: profile.artisticName,
        role: item.role,
        facts: toldFacts(profile, shown.facts),
        media: shownMedia(shown, profile),
        takes: shown.takes.map((take) => shownTake(item.artistId, take)),
      },
    ]
  })
  const { seconds, nanoseconds } = deadline
  return { title, client, message, deadline: { seconds, nanoseconds }, artists }
}

function toldFacts(profile: Profile, facts: readonly RoomFact[]): RoomArtist['facts'] {
  const told = Object.entries(pick(profile, facts)).filter(([, value]) => value !== undefined)
  // Object.fromEntries forgets which names it was given.
  return Object.fromEntries(told) as RoomArtist['facts']
}

/** A reviewer's own answers, as they are stored. */
export interface OwnReview {
  readonly choices: Choices
  readonly status: ReviewStatus
}

/** A room that was entered, and for each of its files a ticket by its path, good for so many seconds from now. */
export interface OpenedRoom {
  readonly room: Room
  readonly review: OwnReview
  readonly tickets: Readonly<Record<string, string>>
  readonly seconds: number
}

/** What is asked of whoever has the link before they enter. */
export interface Door {
  /** Of the proposal; missing where a code is asked for first. */
  readonly title?: string | undefined
  readonly asksCode: boolean
  /** Whether a code was given that is not the right one. */
  readonly isCodeWrong: boolean
}

/** What `getProposal` answers. */
export type ProposalAnswer = OpenedRoom | { readonly door: Door }

/** What `answerProposal` answers: where the review stands, and which of the artists named are not in the proposal any more. */
export interface AnsweredReview {
  readonly status: ReviewStatus
  readonly gone: readonly string[]
}

/** The files of a room, by their paths in the bucket. */
export function filesOfRoom({ artists }: Room): readonly string[] {
  return artists.flatMap(({ media, takes }) => [...media, ...takes].map(({ path }) => path))
}
