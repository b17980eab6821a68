import { createStore, type Store } from '../../lib/store.ts'
import { hadToast } from './firstToast.ts'
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

export interface ToastStore extends Store<readonly Toast[]> {
  dispatch: (event: ToastEvent) => void
}

/** A list of toasts that schedules the removal of those dismissed. */
export function createToastStore(): ToastStore {
  const { set, ...toasts } = createStore<readonly Toast[]>([])
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
    const next = toastReducer(toasts.current(), event)
    for (const toast of next) if (!toast.open) scheduleRemoval(toast.id)
    set(next)
  }

  return { ...toasts, dispatch }
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
  hadToast.set(true)
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
