import { useAuth } from '../../auth/AuthContext.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Credits } from './credits/Credits.tsx'
import { Desk } from './Desk.tsx'

/** The artist's desk: what waits for them, what they could apply for, where they stand, what they did. */
export function Component() {
  const { user, profile } = useAuth()
  return (
    <div className="page-band pb-24">
      <PageHeader title="Trabalhos" />
      {user === null || profile === null ? (
        <NoProfile />
      ) : (
        <>
          <Desk key={user.uid} uid={user.uid} profile={profile} />
          <Credits uid={user.uid} profile={profile} />
        </>
      )}
    </div>
  )
}

/** One's record is missing, or could not be read: the session tells the two not apart. */
function NoProfile() {
  return (
    <EmptyState
      title="Aqui ficam seus castings e inscrições"
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/cadastro">Fazer cadastro</ButtonLink>
          <Button
            variant="secondary"
            onClick={() => {
              window.location.reload()
            }}
          >
            Tentar novamente
          </Button>
        </div>
      }
    >
      Não encontramos um cadastro de artista nesta conta, ou ele não pôde ser lido agora.
    </EmptyState>
  )
}
