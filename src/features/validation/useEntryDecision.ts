import { isMinor } from '@ribalta/domain/people/birthDate'
import { type Bar, barOf } from '@ribalta/domain/account/separation'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { isTakenDownByDirector, type ReviewDecision } from '@ribalta/domain/people/profileStatus'
import { useRef, useState, type RefObject } from 'react'
import { useDecision, type Decision } from './useDecision.ts'

export interface EntryToDecide {
  uid: string
  profile: Profile
  takeNewest: () => Promise<void>
  reread: () => Promise<void>
  /** The uid of who reviews. */
  ownId: string
  isDirector: boolean
  now: Date
  note: string
  onDecided: (decision: ReviewDecision, profile: Profile) => void
}

export interface EntryDecision {
  decision: Decision
  isWaiting: boolean
  isMinorsProfile: boolean
  /** Whose answer it is not; `takenDown` and `minor`: ones that only directors give. */
  bar: Bar | 'takenDown' | 'minor' | undefined
  mayDecide: boolean
  /** Whether the reviewer has confirmed the guardian's consent, without which a minor is not approved. */
  isConfirmed: boolean
  confirm: (isConfirmed: boolean) => void
  guardianProblem: string | undefined
  checkbox: RefObject<HTMLInputElement | null>
  decide: (which: ReviewDecision) => Promise<'taken' | 'conflict' | 'failed' | 'incomplete'>
  /** Shows what is stored now; what was confirmed of an earlier version is not any longer. */
  showNewest: () => Promise<void>
}

/** The answer to an entry, and what has to be true before it is given. */
export function useEntryDecision(entry: EntryToDecide): EntryDecision {
  const { uid, profile, takeNewest, reread, ownId, isDirector, now, note, onDecided } = entry
  const decision = useDecision()
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [guardianProblem, setGuardianProblem] = useState<string>()
  const checkbox = useRef<HTMLInputElement>(null)
  const isWaiting = profile.queuedAt !== undefined
  const isMinorsProfile = isMinor(profile.birthDate, now)
  const bar =
    barOf({ uid: ownId, isDirector }, { uid, grants: profile.grants }) ??
    (isDirector ? undefined : forDirectors(profile, isMinorsProfile))
  const mayDecide = isWaiting && bar === undefined

  async function decide(which: ReviewDecision): Promise<'taken' | 'conflict' | 'failed' | 'incomplete'> {
    if (which === 'approve' && isMinorsProfile && !isConfirmed) {
      setGuardianProblem('Confirme o consentimento do responsável antes de publicar.')
      checkbox.current?.focus()
      return 'incomplete'
    }
    const outcome = await decision.decide({
      profileId: uid,
      version: profile.version,
      decision: which,
      ...(which === 'approve' ? {} : { note: note.trim() }),
      ...(which === 'approve' && isMinorsProfile ? { guardianConfirmed: true } : {}),
    })
    if (outcome === 'taken') onDecided(which, profile)
    // What goes with a note stands in a dialog, which shows what happened and stays.
    if (outcome === 'conflict') await (which === 'approve' ? showNewest() : reread())
    return outcome
  }

  async function showNewest(): Promise<void> {
    setIsConfirmed(false)
    await takeNewest()
  }

  return {
    decision,
    isWaiting,
    isMinorsProfile,
    bar,
    mayDecide,
    isConfirmed,
    confirm: (value) => {
      setIsConfirmed(value)
      setGuardianProblem(undefined)
    },
    guardianProblem,
    checkbox,
    decide,
    showNewest,
  }
}

/** Why only directors answer, where it is so. */
function forDirectors(profile: Profile, isMinorsProfile: boolean): 'takenDown' | 'minor' | undefined {
  if (isTakenDownByDirector(profile)) return 'takenDown'
  return isMinorsProfile || profile.registeredAsMinor === true ? 'minor' : undefined
}
