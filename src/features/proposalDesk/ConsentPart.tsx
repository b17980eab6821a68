import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { ConsentNoticesProps } from './consent/ConsentNotices.tsx'

const ConsentNotices = lazyPart(() => import('./consent/ConsentNotices.tsx'))

/** What is to be done about artists who left or must still agree; its code comes once there is a link. */
export function ConsentPart(props: ConsentNoticesProps) {
  return (
    <Suspense fallback={null}>
      <ConsentNotices {...props} />
    </Suspense>
  )
}
