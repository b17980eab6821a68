import type { RosterFilter } from '@ribalta/domain/roster/filter'
import { readRosterParams, rosterParams } from '../../lib/roster/rosterParams.ts'

/** Where the address keeps what is only wished for: a search in itself. */
export const WISHES_PARAM = 'desejavel'

export function readWishes(params: URLSearchParams): RosterFilter {
  return readRosterParams(new URLSearchParams(params.get(WISHES_PARAM) ?? '')).filter
}

export function writeWishes(wishes: RosterFilter): string {
  return rosterParams(wishes).toString()
}
