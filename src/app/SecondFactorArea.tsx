import { Suspense } from 'react'
import { secondFactorChallenge } from '../auth/secondFactorChallenge.ts'
import { useStore } from '../lib/store.ts'
import { lazyPart } from '../ui/lazyPart.tsx'

const SecondFactorDialog = lazyPart(() => import('./SecondFactorDialog.tsx'))

/** Where a sign-in on any page asks for its second factor; the code of that comes when it does. */
export function SecondFactorArea() {
  const challenge = useStore(secondFactorChallenge)
  if (challenge === undefined) return null
  return (
    <Suspense>
      <SecondFactorDialog challenge={challenge} />
    </Suspense>
  )
}
