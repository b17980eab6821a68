import * as RadixDialog from '@radix-ui/react-dialog'
import { useRef, type ReactNode } from 'react'
import { classNames } from '../lib/classNames.ts'
import { Button } from './Button.tsx'
import type { Elements } from './elements.ts'
import { CloseIcon } from './icons.tsx'
import { useBackCloses } from './useBackCloses.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: Elements
  /** Buttons at the foot, the main one last. */
  actions?: Elements
  /** Where the focus goes at the end, where that is not what had it before. */
  returnTo?: (() => HTMLElement | undefined) | undefined
  /** Over the whole window, for what needs its width. */
  isWhole?: boolean
  /** Set for the leave guard's question, which is itself about Back. */
  ignoresBack?: boolean
}

const FRAMES = {
  middle:
    'inset-x-4 top-1/2 mx-auto max-h-[90dvh] max-w-xl -translate-y-1/2 rounded-card border border-line p-6 shadow-raised',
  whole: 'inset-0 p-4 sm:p-8',
}

/** A dialog that traps the focus, closes with Escape and Back, and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, returnTo } = props
  const { isWhole = false, ignoresBack = false } = props
  /** Radix gives the focus back to its own trigger only, which these dialogs have not. */
  const opener = useRef<Element>(null)
  /** Where to when it is gone by then. */
  const place = useRef<Element>(null)
  useBackCloses(open && !ignoresBack, () => {
    onOpenChange(false)
  })
  const undescribed = description === undefined ? { 'aria-describedby': undefined } : {}
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay data-shade="" className="fixed inset-0 z-50 bg-black/50" />
        <RadixDialog.Content
          {...undescribed}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
            place.current = opener.current?.closest('[tabindex="-1"]') ?? null
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Somebody may have given the focus to where it belongs already.
            if (document.activeElement !== document.body) return
            const before = opener.current?.isConnected === true ? opener.current : place.current
            const target = returnTo?.() ?? before
            if (target instanceof HTMLElement) target.focus()
          }}
          onKeyDown={(event) => {
            // Radix gives the key to a message that came later, and to that alone.
            if (event.key !== 'Escape' || event.defaultPrevented) return
            event.preventDefault()
            onOpenChange(false)
          }}
          className={classNames(
            'fixed z-50 flex flex-col gap-4 overflow-y-auto bg-surface',
            isWhole ? FRAMES.whole : FRAMES.middle,
          )}
        >
          <RadixDialog.Title className="pr-10 font-display text-2xl">{title}</RadixDialog.Title>
          {description === undefined ? null : (
            <RadixDialog.Description className="text-muted">{description}</RadixDialog.Description>
          )}
          {children}
          {actions === undefined ? null : <DialogActions>{actions}</DialogActions>}
          {/* Last, so that the focus begins at what the dialog asks and not at its way out. */}
          <RadixDialog.Close asChild>
            <Button variant="quiet" size="small" aria-label="Fechar" className="absolute top-5 right-4">
              <CloseIcon />
            </Button>
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/**
 * The buttons at the foot of a dialog or of its form, the main one last in order: at the right of the others, above them
 * where they do not fit beside each other.
 */
export function DialogActions({ children }: { children: Elements }) {
  return <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">{children}</div>
}
