import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { ActEnd } from './actOn.ts'

const ActEnded = lazyPart(() => import('./ActEnded.tsx'))

export interface EndedActProps {
  /** Nothing is said before an act has ended, and once what was said is closed. */
  end: ActEnd | undefined
  className?: string
  onClose: () => void
}

/** How the last act on people ended; its code comes with the first one. */
export function EndedAct({ end, className, onClose }: EndedActProps) {
  return end === undefined ? null : (
    <div className={className}>
      <Suspense fallback={null}>
        <ActEnded end={end} onClose={onClose} />
      </Suspense>
    </div>
  )
}
