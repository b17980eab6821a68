import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { Suspense } from 'react'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useOpenOnce } from '../../ui/useOpenOnce.ts'
import type { AppliedRole } from './ApplyDialog.tsx'

const ApplyDialog = lazyPart(() => import('./ApplyDialog.tsx'))

export interface ApplyButtonProps {
  castingId: string
  role: AppliedRole
  /** The id of what says for which role it is. */
  describedBy: string
  /** Of who is signed in; undefined for who has no profile. */
  media: readonly ProfileMedia[] | undefined
  /** What happens instead of applying, where nobody is signed in yet. */
  instead?: (() => void) | undefined
  busy?: boolean
  disabled?: boolean
}

/** The way to apply for a role; the dialog's code comes with the first press. */
export function ApplyButton({
  castingId,
  role,
  describedBy,
  media,
  instead,
  busy,
  disabled,
}: ApplyButtonProps) {
  const { isOpen, hasOpened, open, close } = useOpenOnce()
  return (
    <>
      <Button
        aria-describedby={describedBy}
        aria-haspopup={instead === undefined ? 'dialog' : undefined}
        busy={busy === true}
        disabled={disabled}
        className="max-sm:w-full"
        onClick={instead ?? open}
      >
        Candidatar-se
      </Button>
      {hasOpened ? (
        <Suspense fallback={null}>
          <ApplyDialog castingId={castingId} role={role} media={media} open={isOpen} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
