import * as RadixDialog from '@radix-ui/react-dialog'
import { useEffect, useState } from 'react'
import type { Elements } from '../../../ui/elements.ts'
import { useBackCloses } from '../../../ui/useBackCloses.ts'

export interface StudioDialogProps {
  title: string
  /** Somebody wants to leave where they are. */
  onEscape: () => void
  children: Elements
}

/** The whole window, dark, with the focus in it; it is open as long as it is there. */
export function StudioDialog({ title, onEscape, children }: StudioDialogProps) {
  /** Before any of what is in here has taken the focus. */
  const [opener] = useState(() => document.activeElement)
  useBackCloses(true, onEscape)
  // The gutter that is kept for the page's scrollbar lies outside of everything, and would be a bright stripe.
  useEffect(() => {
    const { style } = document.documentElement
    style.background = 'black'
    return () => {
      style.removeProperty('background')
    }
  }, [])
  return (
    <RadixDialog.Root open>
      <RadixDialog.Portal>
        <RadixDialog.Overlay data-shade="" className="fixed inset-0 z-50 bg-black" />
        <RadixDialog.Content
          aria-describedby={undefined}
          // What is bright beside a picture takes from it.
          data-theme="dark"
          className="fixed inset-0 z-50 flex flex-col bg-black text-ink outline-none"
          onOpenAutoFocus={(event) => {
            // Each step says itself where the focus goes.
            event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Somebody may have given the focus to where it belongs already.
            if (document.activeElement !== document.body) return
            if (opener instanceof HTMLElement) opener.focus()
          }}
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            onEscape()
          }}
          onInteractOutside={(event) => {
            event.preventDefault()
          }}
        >
          <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
