import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './toastStore.ts'

const Toaster = lazy(() => import('./Toaster.tsx'))

/** The toast area of the layout; its code comes with the first toast. */
export function ToastArea() {
  const used = useSyncExternalStore(toastStore.subscribe, () => toastStore.current().length > 0)
  if (!used) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
