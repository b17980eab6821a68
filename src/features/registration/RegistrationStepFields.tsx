import { Suspense, useEffect } from 'react'
import { logWarning } from '../../lib/log.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { IdentityStep } from './IdentityStep.tsx'
import type { LaterStepsProps } from './LaterSteps.tsx'

const loadLaterSteps = () => import('./LaterSteps.tsx')
const LaterSteps = lazyPart(loadLaterSteps)

/** The fields of one step. */
export function RegistrationStepFields(props: LaterStepsProps) {
  useEffect(() => {
    // In time for “Continuar”; opening a step asks again for what did not come.
    loadLaterSteps().catch((error: unknown) => {
      logWarning('The later steps have not come yet', error)
    })
  }, [])
  if (props.step === 0) return <IdentityStep />
  return (
    <Suspense fallback={<LoadingArea />}>
      <LaterSteps {...props} />
    </Suspense>
  )
}
