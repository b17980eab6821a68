/** Tells the layout that there is something to show, so that the toasts' code loads with the first of them only. */
let hasToasts = false
const listeners = new Set<() => void>()

export function announceToast(): void {
  hasToasts = true
  for (const notify of listeners) notify()
}

export function areThereToasts(): boolean {
  return hasToasts
}

export function onFirstToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
