import { isDirector } from '@ribalta/domain/account/grants'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import { useFollowStars } from '../../data/favoriteLists/stars.ts'
import { profileQuery } from '../../data/profiles/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import type { Elements } from '../../ui/elements.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Applications } from './Applications.tsx'
import { Contact } from './Contact.tsx'
import { DetailsPart } from './DetailsPart.tsx'
import { History } from './History.tsx'
import { KnownFacts } from './KnownFacts.tsx'
import { Lists } from './Lists.tsx'
import { MediaList } from '../../data/privateFiles/MediaList.tsx'
import { Notes } from './Notes.tsx'
import { PersonHeader } from './PersonHeader.tsx'
import { Presentations } from './Presentations.tsx'
import { PrivateData } from './PrivateData.tsx'
import { WalkBar } from './WalkBar.tsx'
import { Works } from './Works.tsx'

const Tests = lazyPart(() => import('./Tests.tsx'))

/** One person, as far as their record goes. */
export function PersonDetails({ uid }: { uid: string }) {
  const { user, profile: me } = useAuth()
  useFollowStars(user?.uid)
  const { data: profile, isError, refetch } = useQuery(profileQuery(uid))
  return (
    <>
      <WalkBar uid={uid} />
      {isError ? (
        <Fallback title="Detalhes do artista">
          <ErrorState title="Não foi possível carregar o cadastro" onRetry={() => void refetch()} />
        </Fallback>
      ) : profile === undefined ? (
        <Fallback title="Detalhes do artista">
          <Skeleton className="h-96 w-full" />
        </Fallback>
      ) : profile === null ? (
        <Fallback title="Cadastro não encontrado">
          <EmptyState
            title="Ninguém neste endereço"
            action={
              <ButtonLink to="/details" variant="secondary">
                Procurar alguém
              </ButtonLink>
            }
          >
            A conta pode ter sido excluída.
          </EmptyState>
        </Fallback>
      ) : (
        <Person uid={uid} profile={profile} isDirector={isDirector(me)} viewer={user?.uid} />
      )}
    </>
  )
}

function Fallback({ title, children }: { title: string; children: Elements }) {
  return (
    <>
      <PageHeader title={title} />
      {children}
    </>
  )
}

interface PersonProps {
  uid: string
  profile: Profile
  isDirector: boolean
  viewer: string | undefined
}

function Person({ uid, profile, isDirector: mayOpenPrivate, viewer }: PersonProps) {
  return (
    <article>
      <PersonHeader
        uid={uid}
        profile={profile}
        mayAct={mayOpenPrivate && viewer !== uid}
        isOwn={viewer === uid}
      />
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        <MediaList media={profile.media} artisticName={profile.artisticName} />
        <div className="flex flex-col gap-10">
          <KnownFacts profile={profile} />
          <Contact uid={uid} profile={profile} />
          {mayOpenPrivate ? <PrivateData uid={uid} /> : null}
          {viewer === undefined || viewer === uid ? null : <Notes uid={uid} viewer={viewer} />}
        </div>
        <div className="flex flex-col gap-10">
          <Works uid={uid} />
          <Applications uid={uid} />
          {viewer === undefined ? null : (
            <DetailsPart title="Testes">
              <Suspense fallback={<Skeleton className="h-16 w-full" />}>
                <Tests
                  uid={uid}
                  viewer={viewer}
                  artisticName={profile.artisticName}
                  trackRecord={profile.trackRecord}
                />
              </Suspense>
            </DetailsPart>
          )}
          <Presentations uid={uid} profile={profile} />
          {viewer === undefined ? null : <Lists uid={uid} viewer={viewer} />}
        </div>
        <History uid={uid} showsTeam={mayOpenPrivate} />
      </div>
    </article>
  )
}
