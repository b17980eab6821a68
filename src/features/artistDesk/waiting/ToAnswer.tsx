import { excerptOf } from '@ribalta/domain/site/excerpt'
import type { Participant } from '../../../data/proposals/participations.ts'
import { PresentationItem } from '../../../data/proposals/presentations/PresentationItem.tsx'
import type { PresentedProfile } from '../../../data/proposals/presentations/standing.ts'
import LookQuestion from '../../../data/profiles/LookQuestion.tsx'
import type { ConfirmLook } from '../../../data/profiles/useConfirmLook.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { useKeptFocus } from '../../../ui/useKeptFocus.ts'
import { DeskSection } from '../DeskSection.tsx'
import { waitingOf, type WaitingProfile } from './waiting.ts'

export interface ToAnswerProps {
  profile: WaitingProfile & PresentedProfile
  /** That wait for the artist. */
  presentations: readonly Participant[]
  now: Date
  onConfirmLook: ConfirmLook
}

/** What waits for the artist, above everything else; nothing at all where nothing does. */
export function ToAnswer({ profile, presentations, now, onConfirmLook }: ToAnswerProps) {
  const waiting = waitingOf(profile, presentations, now)
  // What is answered goes, and whoever answered it goes on from there.
  const kept = useKeptFocus(waiting.length)
  return (
    <section {...kept} className="outline-none">
      {waiting.length === 0 ? null : (
        <DeskSection title="Para responder">
          <ul className="flex flex-col gap-3">
            {waiting.map((each) => (
              <li key={each.kind === 'presentation' ? each.presentation.proposalId : each.kind}>
                {each.kind === 'adjustments' ? (
                  <Adjustments note={each.note} />
                ) : each.kind === 'presentation' ? (
                  <PresentationItem presentation={each.presentation} profile={profile} now={now} />
                ) : (
                  <LookQuestion
                    profile={profile}
                    now={now}
                    heading="h3"
                    onConfirm={onConfirmLook}
                    change={
                      <ButtonLink to="/perfil#material" variant="secondary">
                        Mudou
                      </ButtonLink>
                    }
                  />
                )}
              </li>
            ))}
          </ul>
        </DeskSection>
      )}
    </section>
  )
}

function Adjustments({ note }: { note: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line border-l-4 border-l-accent bg-surface p-5">
      <div className="min-w-0 flex-[1_1_18rem]">
        <h3 className="text-lg font-medium">A agência pediu ajustes no seu perfil</h3>
        <p className="mt-1 text-muted break-words">
          {note === '' ? 'Faça as mudanças e salve: conferimos de novo.' : `“${excerptOf(note)}”`}
        </p>
      </div>
      <ButtonLink to="/perfil" variant="secondary" className="max-sm:w-full">
        Ajustar meu perfil
      </ButtonLink>
    </div>
  )
}
