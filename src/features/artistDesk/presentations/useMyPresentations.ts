import { groupPresentations, type Presentations } from '../../../data/proposals/presentations/groups.ts'
import type { PresentedProfile } from '../../../data/proposals/presentations/standing.ts'
import { usePresentations } from '../../../data/proposals/presentations/usePresentations.ts'
import type { Live } from '../../../data/useLive.ts'

/** One's own presentations, live, by what is to be done about them: one listener for all that the desk shows of them. */
export function useMyPresentations(uid: string, profile: PresentedProfile, now: Date): Live<Presentations> {
  const live = usePresentations(uid)
  return live.status === 'ready' ? { ...live, data: groupPresentations(live.data, profile, now) } : live
}
