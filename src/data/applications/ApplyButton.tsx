import { Suspense, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useOpenOnce } from '../../ui/useOpenOnce.ts'
import type { AppliedRole } from './ApplyDialog.tsx'
import type { ApplyingProfile } from './findBlocker.ts'

const ApplyDialog = lazyPart(() => import('./ApplyDialog.tsx'))

export interface ApplyButtonProps {
  castingId: string
  role: AppliedRole
  /** The id of the element that names the role. */
  describedBy: string
  /** The profile of the user who is signed in; null for a user without one. */
  profile: ApplyingProfile | null
  /** Runs instead of opening the dialog while the visitor isn't signed in. */
  instead?: (() => void) | undefined
  /** Opens the dialog without a press, for a visitor who returns from the login. */
  isAskedFor?: boolean
  onClose?: () => void
  busy?: boolean
  disabled?: boolean
}

/** The way to apply for a role; the dialog's code comes with the first press. */
export function ApplyButton({
  castingId,
  role,
  describedBy,
  profile,
  instead,
  isAskedFor = false,
  onClose,
  busy,
  disabled,
}: ApplyButtonProps) {
  const { isOpen, hasOpened, open, close } = useOpenOnce()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        aria-describedby={describedBy}
        aria-haspopup={instead === undefined ? 'dialog' : undefined}
        busy={busy === true}
        disabled={disabled}
        className="max-sm:w-full"
        onClick={instead ?? open}
      >
        Candidatar-se
      </Button>
      {hasOpened || isAskedFor ? (
        <Suspense fallback={null}>
          <ApplyDialog
            castingId={castingId}
            role={role}
            profile={profile}
            open={isOpen || isAskedFor}
            onClose={() => {
              close()
              onClose?.()
            }}
            returnTo={() => button.current ?? undefined}
          />
        </Suspense>
      ) : null}
    </>
  )
}
