import type { Presentations } from '../../../data/proposals/presentations/groups.ts'
import { PresentationList } from '../../../data/proposals/presentations/PresentationList.tsx'
import type { PresentedProfile } from '../../../data/proposals/presentations/standing.ts'
import { useKeptFocus } from '../../../ui/useKeptFocus.ts'

export interface OpenPresentationsProps extends Omit<Presentations, 'ended'> {
  profile: PresentedProfile
  now: Date
}

/** Those that wait for the artist's answer, and those that they can still say something to. */
export function OpenPresentations({ waiting, open, profile, now }: OpenPresentationsProps) {
  // What is answered moves from one list to the other, and whoever answered it goes on from there.
  const kept = useKeptFocus(waiting.length)
  return (
    <section {...kept} aria-label="Apresentações abertas" className="flex flex-col gap-12 outline-none">
      {waiting.length === 0 ? null : (
        <div className="flex flex-col gap-5">
          <h2 className="text-2xl">Para responder</h2>
          <PresentationList
            label="Para responder"
            presentations={waiting}
            profile={profile}
            now={now}
            areCards
          />
        </div>
      )}
      {open.length === 0 ? null : (
        <div className="flex flex-col gap-5">
          <h2 className="text-2xl">Em andamento</h2>
          <PresentationList label="Em andamento" presentations={open} profile={profile} now={now} />
        </div>
      )}
    </section>
  )
}
