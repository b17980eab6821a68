import { searchedOf } from '@ribalta/domain/roster/project'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Application } from '../../../data/applications/applications.ts'
import { findBlocker } from '../../../data/applications/findBlocker.ts'
import { invitedCastingsQuery } from '../../../data/castings/invitedCastings.ts'
import type { CastingWithRoles } from '../../../data/castings/offAir.ts'
import { openCastingsQuery } from '../../../data/castings/openQueries.ts'
import { useClassesSkills } from '../../../data/catalogue/ClassesSkillsProvider.tsx'
import { usePagedQuery } from '../../../data/pagedQuery.ts'
import type { Live } from '../../../data/useLive.ts'
import { formatList } from '../../../lib/formats/formatList.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PagedItems } from '../../../ui/PagedItems.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { DeskSection } from '../DeskSection.tsx'
import { CastingItems } from './CastingItems.tsx'
import { matchCastings, unsaidOf } from './matchCastings.ts'

export interface CastingsForYouProps {
  uid: string
  profile: Profile
  own: Live<ReadonlyMap<string, Application>>
  now: Date
}

const NOBODY_INVITED: readonly CastingWithRoles[] = []

const loading = (
  <div className="flex flex-col gap-5">
    <output className="sr-only">Carregando…</output>
    <Skeleton className="h-56 w-full" />
    <Skeleton className="h-56 w-full" />
  </div>
)

/** Open castings, those that close first before the others: the artist's own ones, and the rest at hand. */
export function CastingsForYou({ uid, profile, own, now }: CastingsForYouProps) {
  const catalogue = useClassesSkills()
  const list = usePagedQuery(openCastingsQuery(profile.status))
  const { data: invited = NOBODY_INVITED } = useQuery(invitedCastingsQuery(uid))
  const person = useMemo(() => searchedOf(profile, now), [profile, now])
  const invitations = useMemo(() => {
    const { forYou: fitting, others: rest } = matchCastings(invited, person, catalogue)
    return [...fitting, ...rest]
  }, [invited, person, catalogue])
  const { forYou, others } = useMemo(() => {
    const known = new Set(invited.map(({ casting }) => casting.id))
    return matchCastings(
      list.items.filter(({ casting }) => !known.has(casting.id)),
      person,
      catalogue,
    )
  }, [list.items, invited, person, catalogue])
  const blocker = findBlocker(profile, now)
  const unsaid = unsaidOf(person)
  const shown = { own, now, profile: blocker === undefined ? profile : undefined }
  return (
    <DeskSection title="Castings para você">
      {blocker === undefined ? null : (
        <Hint words={blocker.message}>
          <ButtonLink to={blocker.to} variant="secondary" size="small">
            {blocker.action}
          </ButtonLink>
        </Hint>
      )}
      {own.status === 'failed' && blocker === undefined ? (
        <Hint words="Não deu para ver em que você já se inscreveu: sem isso não dá para se candidatar.">
          <Button variant="secondary" size="small" onClick={own.retry}>
            Ver minhas inscrições
          </Button>
        </Hint>
      ) : null}
      {catalogue.loading || invitations.length === 0 ? null : (
        <>
          <p>A agência convidou você a se inscrever:</p>
          <CastingItems label="Convites da agência" castings={invitations} {...shown} />
        </>
      )}
      {catalogue.loading ? (
        loading
      ) : (
        <PagedItems
          list={list}
          loading={loading}
          failure="Não foi possível carregar os castings"
          empty={
            <p className="text-muted">
              Nenhum casting aberto agora. Quando a agência abrir um, ele aparece aqui: deixe{' '}
              <Link to="/perfil" className="text-link">
                seu perfil
              </Link>{' '}
              em dia.
            </p>
          }
        >
          {() => (
            <>
              {forYou.length === 0 ? (
                <p className="text-muted">Nenhum destes castings abertos combina com seu perfil agora.</p>
              ) : (
                <>
                  {invitations.length === 0 ? null : <p>Outros que combinam com você:</p>}
                  <CastingItems label="Castings para você" castings={forYou} {...shown} />
                </>
              )}
              {unsaid.length === 0 ? null : (
                <p className="text-sm text-muted">
                  <span>{`Seu perfil não diz ${formatList(unsaid)}: o que pede isso não conta como seu. `}</span>
                  <Link to="/perfil" className="text-link">
                    Completar meu perfil
                  </Link>
                </p>
              )}
              {others.length === 0 ? null : (
                <details>
                  <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">{`Outros castings abertos (${String(others.length)})`}</summary>
                  <div className="pt-3">
                    <CastingItems label="Outros castings abertos" castings={others} {...shown} />
                  </div>
                </details>
              )}
            </>
          )}
        </PagedItems>
      )}
    </DeskSection>
  )
}

/** Why nothing can be applied for, and what to do about it. */
function Hint({ words, children }: { words: string; children: Elements }) {
  return (
    <Notice tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-[1_1_16rem]">{words}</p>
        {children}
      </div>
    </Notice>
  )
}
