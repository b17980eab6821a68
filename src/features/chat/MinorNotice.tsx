import { MINOR_WORDS } from '@ribalta/domain/conversations/conversation'
import { detailsAddress } from '../../lib/lists/listWalk.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** In the place of a minor's conversation: with whom one speaks instead. */
export function MinorNotice({ uid, name }: { uid: string; name: string }) {
  return (
    <div className="flex flex-col items-start gap-4 py-6">
      <Notice tone="warning">{MINOR_WORDS.staff}</Notice>
      <ButtonLink to={detailsAddress(uid)} variant="secondary">{`Detalhes de ${name}`}</ButtonLink>
    </div>
  )
}
