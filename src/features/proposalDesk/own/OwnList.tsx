import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { FOLLOWED_PRESENTATIONS } from '../../../data/proposals/participations.ts'
import { groupPresentations } from '../../../data/proposals/presentations/groups.ts'
import { usePresentations } from '../../../data/proposals/presentations/usePresentations.ts'
import { useNow } from '../../../lib/useNow.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LoadingArea } from '../../../ui/Spinner.tsx'
import { EndedPresentations } from './EndedPresentations.tsx'
import { OpenPresentations } from './OpenPresentations.tsx'

/** An artist's presentations: those to answer, the other open ones, and those that have ended. */
export function OwnList({ uid, profile }: { uid: string; profile: Profile }) {
  const now = useNow()
  const live = usePresentations(uid)
  if (live.status === 'loading') return <LoadingArea />
  if (live.status === 'failed') {
    return <ErrorState title="Não foi possível carregar suas apresentações" onRetry={live.retry} />
  }
  if (live.data.length === 0) return <None />
  const { waiting, open, ended } = groupPresentations(live.data, profile, now)
  return (
    <div className="flex max-w-4xl flex-col gap-12">
      <OpenPresentations waiting={waiting} open={open} profile={profile} now={now} />
      {ended.length === 0 ? null : (
        <EndedPresentations
          ended={ended}
          areAlone={waiting.length + open.length === 0}
          profile={profile}
          now={now}
        />
      )}
      {live.data.length < FOLLOWED_PRESENTATIONS ? null : (
        <p className="text-sm text-muted">{`Aqui estão as suas ${String(FOLLOWED_PRESENTATIONS)} apresentações com o prazo mais recente.`}</p>
      )}
    </div>
  )
}

function None() {
  return (
    <EmptyState
      title="Você ainda não está em nenhuma apresentação"
      action={
        <ButtonLink to="/trabalhos" variant="secondary">
          Ver meus trabalhos
        </ButtonLink>
      }
    >
      Quando a agência apresentar você a um cliente, aparece aqui: o que ele vê de você e até quando. Você
      pode sair quando quiser. Convites e testes ficam em Trabalhos.
    </EmptyState>
  )
}
