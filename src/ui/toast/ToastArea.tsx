import { Suspense } from 'react'
import { useStore } from '../../lib/store.ts'
import { lazyPart } from '../lazyPart.tsx'
import { hadToast } from './firstToast.ts'
import PlainToasts from './PlainToasts.tsx'

/** A message is told even where the connection is what failed. */
const Toaster = lazyPart(() => import('./Toaster.tsx'), { Note: PlainToasts })

/** The toast area of the layout; its code comes with the first toast. */
export function ToastArea() {
  if (!useStore(hadToast)) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
