import type { AboutId } from '@ribalta/domain/schemas/conversations/conversation'
import { chatPath } from '../../lib/deskPath.ts'
import { TALKING } from '../../lib/talking.ts'
import type { ButtonSize } from '../../ui/buttonStyle.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

export interface TalkLinkProps {
  /** With whom. */
  uid: string
  /** Where several people stand, whose it is. */
  name?: string
  /** What the message is going to be about. */
  about?: AboutId
  size?: ButtonSize
}

/** The way from somebody to the conversation with them, which begins there if there is none. */
export function TalkLink({ uid, name, about, size }: TalkLinkProps) {
  return (
    <ButtonLink
      to={chatPath(uid, about)}
      state={TALKING}
      variant="secondary"
      aria-label={name === undefined ? undefined : `Conversar com ${name}`}
      {...(size === undefined ? {} : { size })}
    >
      Conversar
    </ButtonLink>
  )
}
