import type { Presentations } from '../../../data/proposals/presentations/groups.ts'
import { PresentationList } from '../../../data/proposals/presentations/PresentationList.tsx'
import type { PresentedProfile } from '../../../data/proposals/presentations/standing.ts'
import { WHAT_IT_IS } from '../../../data/proposals/presentations/whatItIs.ts'
import type { Live } from '../../../data/useLive.ts'
import { PROPOSALS_PATH } from '../../../lib/proposals/proposalAddress.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { DeskSection } from '../DeskSection.tsx'

/** So many are on the desk; all are on their own page. */
const SHOWN = 3

export interface MyPresentationsProps {
  mine: Live<Presentations>
  profile: PresentedProfile
  now: Date
}

/** In which presentations the artist is, beside those that wait for an answer above; nothing at all where there never was one. */
export function MyPresentations({ mine, profile, now }: MyPresentationsProps) {
  if (mine.status === 'loading') return null
  if (mine.status === 'failed') {
    return (
      <DeskSection title="Apresentações">
        <ErrorState title="Não foi possível carregar suas apresentações" onRetry={mine.retry} />
      </DeskSection>
    )
  }
  const { waiting, open, ended } = mine.data
  if (waiting.length + open.length + ended.length === 0) return null
  return (
    <DeskSection title="Apresentações">
      <p className="max-w-prose text-muted">{WHAT_IT_IS}</p>
      {open.length > 0 ? (
        <PresentationList
          label="Apresentações"
          presentations={open.slice(0, SHOWN)}
          profile={profile}
          now={now}
        />
      ) : (
        <p className="text-muted">
          {waiting.length > 0
            ? 'O que espera a sua resposta está no alto desta página.'
            : 'Nenhuma apresentação aberta agora.'}
        </p>
      )}
      <ButtonLink to={PROPOSALS_PATH} variant="secondary" className="self-start max-sm:w-full">
        Ver todas as apresentações
      </ButtonLink>
    </DeskSection>
  )
}
