import { isMinor } from '@ribalta/domain/people/birthDate'
import { PROFILE_STATUS_LABELS } from '@ribalta/domain/people/profileStatus'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { TalkLink } from '../../data/conversations/TalkLink.tsx'
import { StarButton } from '../../data/favoriteLists/StarButton.tsx'
import { useNow } from '../../lib/useNow.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { UndoButton } from '../../ui/undo/UndoButton.tsx'
import { PersonActs } from './PersonActs.tsx'

export interface PersonHeaderProps {
  uid: string
  profile: Profile
  /** Directors may, of everybody but themselves. */
  mayAct: boolean
  /** It is who looks at it: nobody talks with themselves. */
  isOwn: boolean
}

/** Who it is and in which state, with the star and the way to the public page. */
export function PersonHeader({ uid, profile, mayAct, isOwn }: PersonHeaderProps) {
  const { artisticName, status, username, birthDate, registeredAsMinor } = profile
  const now = useNow()
  const isOfAge = !isMinor(birthDate, now)
  return (
    <PageHeader
      title={artisticName}
      actions={
        <>
          <UndoButton />
          <StarButton uid={uid} artisticName={artisticName} />
          {/* With a minor's guardian one speaks as Contato says. */}
          {isOfAge && !isOwn ? <TalkLink uid={uid} /> : null}
          {status === 'published' ? (
            <ButtonLink to={`/${username}`} variant="secondary">
              Página pública
            </ButtonLink>
          ) : null}
          {mayAct ? <PersonActs uid={uid} profile={profile} /> : null}
        </>
      }
    >
      <span className="flex flex-wrap gap-2">
        <Tag>{PROFILE_STATUS_LABELS[status]}</Tag>
        {isOfAge ? null : <Tag tone="warning">Menor de 18</Tag>}
        {registeredAsMinor === true ? <Tag tone="warning">Cadastro de menor</Tag> : null}
      </span>
    </PageHeader>
  )
}
