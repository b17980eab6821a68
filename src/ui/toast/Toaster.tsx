import * as RadixToast from '@radix-ui/react-toast'
import { useRef, type FocusEvent } from 'react'
import { classNames } from '../../lib/classNames.ts'
import { useStore } from '../../lib/store.ts'
import { buttonStyle } from '../buttonStyle.ts'
import { CloseIcon } from '../icons.tsx'
import {
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_DIRECTION,
  TOAST_SWIPE_THRESHOLD_PX,
} from './toastReducer.ts'
import { toastStore } from './toastStore.ts'

/** The toasts on the screen. Loaded with the first of them: see ToastArea. */
export default function Toaster() {
  const toasts = useStore(toastStore)
  const viewport = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<Element>(null)

  function noteOrigin({ relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null && viewport.current?.contains(relatedTarget) === false) {
      cameFrom.current = relatedTarget
    }
  }

  /**
   * Gives the focus back to where it was before it came to the toasts. Left in the empty area it would also keep the
   * clock of every later toast stopped: Radix lets it go on only while there are toasts.
   */
  function leaveToasts(): void {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || viewport.current?.contains(focused) !== true) return
    const origin = cameFrom.current
    if (origin instanceof HTMLElement && origin.isConnected) origin.focus({ preventScroll: true })
    else focused.blur()
  }

  return (
    <RadixToast.Provider
      label="Notificação"
      duration={TOAST_DURATION_MS}
      swipeDirection={TOAST_SWIPE_DIRECTION}
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {toasts.map(({ id, title, description, action, open, variant }) => (
        <RadixToast.Root
          key={id}
          open={open}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(isOpen) => {
            if (isOpen) return
            leaveToasts()
            toastStore.dispatch({ type: 'dismiss', id })
          }}
          onFocus={noteOrigin}
          className={classNames(
            'flex items-center gap-3 rounded-card border bg-surface p-4 shadow-raised',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            variant === 'destructive' ? 'border-danger text-danger' : 'border-line-strong text-ink',
          )}
        >
          <div className="flex grow flex-col gap-1">
            {title === undefined ? null : (
              <RadixToast.Title className="font-semibold">{title}</RadixToast.Title>
            )}
            {description === undefined ? null : (
              <RadixToast.Description className="text-sm">{description}</RadixToast.Description>
            )}
          </div>
          {action === undefined ? null : (
            <RadixToast.Action
              altText={action.altText}
              onClick={action.onPress}
              className={buttonStyle('secondary', 'small')}
            >
              {action.label}
            </RadixToast.Action>
          )}
          <RadixToast.Close
            aria-label="Fechar notificação"
            className="grid size-8 shrink-0 place-items-center rounded-control hover:bg-sunken pointer-coarse:size-11"
          >
            <CloseIcon />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      {/* Below the header: at the foot of the page it would lie over the button that was just pressed. */}
      <RadixToast.Viewport
        ref={viewport}
        onFocus={noteOrigin}
        hotkey={[...TOAST_HOTKEY]}
        label="Notificações ({hotkey})"
        className="fixed top-16 right-0 z-50 flex w-full max-w-md flex-col gap-3 p-4 outline-none"
      />
    </RadixToast.Provider>
  )
}
