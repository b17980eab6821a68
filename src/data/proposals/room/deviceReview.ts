/** What a device keeps of a client's visit: who they are, and what of their answers the server has not said to have. */
import type { Choice, Choices } from '@ribalta/domain/proposals/answers'
import type { Reviewer } from '@ribalta/domain/schemas/proposals/answers'
import { PREFIX, readStored, writeStored } from '../../../lib/storage.ts'
import { mapField, optionalText, textField } from '../../rest/fields.ts'
import { decodeChoice } from './decodeRoom.ts'
import { isSameChoice } from './sameChoice.ts'

/** Choices that were not saved, with the artists' names: what can be said of them when the room does not open any more. */
export interface Unsent {
  readonly choices: Choices
  readonly names: Readonly<Record<string, string>>
}

export interface DeviceReview {
  readonly reviewer: Reviewer
  readonly unsent: Unsent
}

export const NOTHING_UNSENT: Unsent = { choices: {}, names: {} }

const keyOf = (proposalId: string) => `review.${proposalId}` as const

/** Undefined for a device that nobody has entered with, and where nothing can be kept. */
export function readDeviceReview(proposalId: string): DeviceReview | undefined {
  const kept = readStored(keyOf(proposalId))
  if (kept === null) return undefined
  try {
    return decode(mapField({ kept: JSON.parse(kept) }, 'kept'))
  } catch {
    return undefined
  }
}

function decode(kept: Readonly<Record<string, unknown>>): DeviceReview | undefined {
  const secret = optionalText(kept, 'secret')
  const name = optionalText(kept, 'name')
  if (secret === undefined || name === undefined) return undefined
  const unsent = mapField(kept, 'unsent')
  const entries = Object.keys(unsent).map((id) => ({ id, kept: mapField(unsent, id) }))
  return {
    reviewer: { secret, name },
    unsent: {
      choices: Object.fromEntries(entries.map(({ id, kept: choice }) => [id, decodeChoice(choice)])),
      names: Object.fromEntries(entries.map(({ id, kept: choice }) => [id, textField(choice, 'artist')])),
    },
  }
}

function write(proposalId: string, { reviewer, unsent }: DeviceReview): boolean {
  const { choices, names } = unsent
  const kept: Record<string, Choice & { readonly artist: string }> = {}
  for (const [id, choice] of Object.entries(choices)) kept[id] = { ...choice, artist: names[id] ?? '' }
  return writeStored(keyOf(proposalId), JSON.stringify({ ...reviewer, unsent: kept }))
}

/** Keeps who somebody is. Each of these answers whether it was kept. */
export function keepReviewer(proposalId: string, reviewer: Reviewer): boolean {
  const unsent = readDeviceReview(proposalId)?.unsent ?? NOTHING_UNSENT
  return write(proposalId, { reviewer, unsent })
}

/** Keeps choices beside those that another tab of this device may have left there. */
export function keepUnsent(proposalId: string, reviewer: Reviewer, { choices, names }: Unsent): boolean {
  const before = readDeviceReview(proposalId)?.unsent ?? NOTHING_UNSENT
  return write(proposalId, {
    reviewer,
    unsent: { choices: { ...before.choices, ...choices }, names: { ...before.names, ...names } },
  })
}

/** Lets go of choices that were saved, but for those that another tab has changed since. */
export function dropUnsent(proposalId: string, saved: Choices): void {
  const before = readDeviceReview(proposalId)
  if (before === undefined) return
  const { choices, names } = before.unsent
  const left = Object.entries(choices).filter(
    ([id, choice]) => !(id in saved) || !isSameChoice(choice, saved[id]),
  )
  write(proposalId, { ...before, unsent: { choices: Object.fromEntries(left), names } })
}

/** Calls back when another tab of this device has kept something. Gives back how to stop. */
export function onDeviceReview(proposalId: string, listener: (kept: DeviceReview) => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key !== PREFIX + keyOf(proposalId)) return
    const kept = readDeviceReview(proposalId)
    if (kept !== undefined) listener(kept)
  }
  addEventListener('storage', hear)
  return () => {
    removeEventListener('storage', hear)
  }
}
