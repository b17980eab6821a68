import { type Choice, NO_CHOICE } from '@ribalta/domain/proposals/answers'
import { createContext, use } from 'react'
import type { RoomVisit } from '../../../data/proposals/room/roomVisit.ts'
import { useStorePart } from '../../../lib/useStorePart.ts'

export const VisitContext = createContext<RoomVisit | undefined>(undefined)

export function useVisit(): RoomVisit {
  const visit = use(VisitContext)
  if (visit === undefined) throw new Error('Nobody visits a room here')
  return visit
}

/** What is said of one artist: drawn anew when that changes, whatever is said of others. */
export function useChoice(artistId: string): Choice {
  return useStorePart(useVisit().review, ({ choices }) => choices[artistId]) ?? NO_CHOICE
}
