import type { ReactNode } from 'react'
import { useWantedCode } from '../lib/useWantedCode.ts'
import { tellMissingCode } from './toast/tellMissingCode.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode
}

const load = () => import('./DialogSurface.tsx')

/**
 * A dialog that traps the focus, closes with Escape and gives the focus back. Its code comes once somebody begins to use
 * the screen, so that it is there when a dialog is asked for and no screen waits for it.
 */
export function Dialog(props: DialogProps) {
  const code = useWantedCode(load, props.open, () => {
    props.onOpenChange(false)
    tellMissingCode()
  })
  return code === undefined ? null : <code.DialogSurface {...props} />
}

/**
 * The buttons at the foot of a dialog or of its form, the main one last in order: at the right of the others, above them
 * where they do not fit beside each other.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">{children}</div>
}
