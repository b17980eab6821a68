import { lazy, Suspense, useSyncExternalStore } from 'react'
import { areThereToasts, onFirstToast } from './firstToast.ts'

const Toaster = lazy(() => import('./Toaster.tsx'))

/** The toast area of the layout; its code comes with the first toast. */
export function ToastArea() {
  if (!useSyncExternalStore(onFirstToast, areThereToasts, () => false)) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
