import type { ReactNode } from 'react'

/** One visible at a time (specification, section 9). */
const TOAST_LIMIT = 1
/** How long a dismissed toast stays in the list before it is removed. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000
export const TOAST_DURATION_MS = 5000
export const TOAST_SWIPE_THRESHOLD_PX = 50
export const TOAST_SWIPE_DIRECTION = 'right'
export const TOAST_HOTKEY: readonly string[] = ['F8']

export type ToastVariant = 'default' | 'destructive'

export interface Toast {
  id: string
  title?: ReactNode
  description?: ReactNode
  /** Something to press, beside the text. */
  action?: ToastAction
  open: boolean
  variant: ToastVariant
}

export interface ToastAction {
  label: string
  /** How else the same can be reached, for people who cannot press the button in time. */
  altText: string
  onPress: () => void
}

export type ToastEvent =
  | { type: 'add'; toast: Toast }
  | { type: 'update'; toast: Partial<Omit<Toast, 'id'>> & { id: string } }
  /** Closes one toast, or all without an id. */
  | { type: 'dismiss'; id?: string }
  /** Takes one toast out, or all without an id. */
  | { type: 'remove'; id?: string }

/** The list of toasts after an event, newest first. */
export function toastReducer(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case 'add':
      return [event.toast, ...toasts].slice(0, TOAST_LIMIT)
    case 'update':
      return toasts.map((toast) => (toast.id === event.toast.id ? { ...toast, ...event.toast } : toast))
    case 'dismiss':
      return toasts.map((toast) =>
        event.id === undefined || toast.id === event.id ? { ...toast, open: false } : toast,
      )
    case 'remove':
      return event.id === undefined ? [] : toasts.filter((toast) => toast.id !== event.id)
  }
}
