import { CASTING_PARAM } from './deskPath.ts'
import { ENTRY_PARAM } from './entryPath.ts'
import { PROPOSAL_PARAM, PROPOSALS_PATH } from './proposals/proposalAddress.ts'

/** By route the search parameter that names what is open there; all others only filter or order what is shown. */
const OPENED_BY: Readonly<Record<string, string>> = {
  '/casting': CASTING_PARAM,
  '/favorites': 'lista',
  [PROPOSALS_PATH]: PROPOSAL_PARAM,
  '/rhea': 'ranking',
  '/rhea-criteria': 'criterios',
  '/test': 'modelo',
  '/validation': ENTRY_PARAM,
}

/** Returns the screen at an address: one casting's board is another screen than the next one's, however each is filtered. */
export function screenAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const param = OPENED_BY[pathname]
  const opened = param === undefined ? null : new URLSearchParams(search).get(param)
  return opened === null ? pathname : `${pathname}?${opened}`
}
