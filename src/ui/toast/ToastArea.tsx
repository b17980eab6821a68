import { lazy, Suspense, useSyncExternalStore } from 'react'
import { areThereToasts, onFirstToast } from './firstToast.ts'
import PlainToasts from './PlainToasts.tsx'

/** A message is told even where the connection is what failed. */
const Toaster = lazy(() => import('./Toaster.tsx').catch(() => ({ default: PlainToasts })))

/** The toast area of the layout; its code comes with the first toast. */
export function ToastArea() {
  if (!useSyncExternalStore(onFirstToast, areThereToasts, () => false)) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
