import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { STEPS } from './registrationForm.ts'

/**
 * The step shown, kept in the address's hash so that the browser's Back goes to the step before. A hash of no step
 * (the skip link's) stays where it was; a step further than `reached` is not gone to.
 */
export function useStep(reached: number): { step: number; goTo: (step: number) => void } {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [last, setLast] = useState(0)
  const wanted = hash === '' ? 0 : STEPS.findIndex(({ id }) => `#${id}` === hash)
  const step = Math.min(wanted < 0 ? last : wanted, reached)
  if (step !== last) setLast(step)

  const goTo = useCallback(
    (index: number) => {
      const hash = `#${STEPS[index]?.id ?? ''}`
      // A second Enter may come before the step that the first has led to is drawn.
      void navigate({ hash }, { replace: window.location.hash === hash })
    },
    [navigate],
  )

  // The address says what is shown, also after a link to a step that is still locked.
  useEffect(() => {
    if (wanted > step) void navigate({ hash: STEPS[step]?.id ?? '' }, { replace: true })
  }, [wanted, step, navigate])

  return { step, goTo }
}
