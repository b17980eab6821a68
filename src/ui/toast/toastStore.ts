import { announceToast } from './firstToast.ts'
import {
  TOAST_REMOVE_DELAY_MS,
  toastReducer,
  type Toast,
  type ToastEvent,
  type ToastVariant,
} from './toastReducer.ts'

export type ToastContent = Partial<Pick<Toast, 'title' | 'description' | 'action'>> & {
  variant?: ToastVariant
}

export interface ToastStore {
  /** The toasts now; a new array after each change. */
  current: () => readonly Toast[]
  subscribe: (listener: () => void) => () => void
  dispatch: (event: ToastEvent) => void
}

/** A list of toasts that schedules the removal of those dismissed. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = []
  const listeners = new Set<() => void>()
  const removals = new Map<string, ReturnType<typeof setTimeout>>()

  function scheduleRemoval(id: string): void {
    if (removals.has(id)) return
    const removal = setTimeout(() => {
      removals.delete(id)
      dispatch({ type: 'remove', id })
    }, TOAST_REMOVE_DELAY_MS)
    removals.set(id, removal)
  }

  function dispatch(event: ToastEvent): void {
    toasts = toastReducer(toasts, event)
    for (const toast of toasts) if (!toast.open) scheduleRemoval(toast.id)
    for (const listener of listeners) listener()
  }

  return {
    current: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch,
  }
}

export const toastStore = createToastStore()

let lastId = 0

/** Shows a message and gives back how to change or close it. */
export function toast(content: ToastContent): {
  id: string
  update: (change: ToastContent) => void
  dismiss: () => void
} {
  lastId += 1
  const id = String(lastId)
  toastStore.dispatch({ type: 'add', toast: { variant: 'default', ...content, id, open: true } })
  announceToast()
  return {
    id,
    update: (change) => {
      toastStore.dispatch({ type: 'update', toast: { ...change, id } })
    },
    dismiss: () => {
      toastStore.dispatch({ type: 'dismiss', id })
    },
  }
}
