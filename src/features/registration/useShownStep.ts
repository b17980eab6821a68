import { useEffect, useRef, useState, type RefObject } from 'react'
import type { RegistrationValues } from './registrationForm.ts'
import type { Registration } from './useRegistration.ts'
import { useStep } from './useStep.ts'

type FieldName = keyof RegistrationValues

export interface ShownStep {
  step: number
  goTo: (step: number) => void
  /** From a step that is right: to the next one, or to where somebody was sent back from. */
  goToNext: () => void
  /** Back to a step where something is to be mended, and to the field. */
  sendBack: (target: number, field: FieldName | undefined) => void
  /** The step's title, which takes the focus when the step comes. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** The step on the screen, and where the focus goes as it changes. */
export function useShownStep({ form, reached, reach }: Registration): ShownStep {
  const { step, goTo } = useStep(reached)
  // Where somebody was sent back from to mend a field: Continuar goes straight there again.
  const [returnTo, setReturnTo] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)
  const fieldToFocus = useRef<FieldName>(undefined)

  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    const field = fieldToFocus.current
    fieldToFocus.current = undefined
    if (field === undefined) {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo({ top: 0 })
    } else form.setFocus(field)
  }, [step, form])

  function goToNext(): void {
    const next = Math.max(step + 1, returnTo ?? 0)
    setReturnTo(undefined)
    reach(next)
    goTo(next)
  }

  function sendBack(target: number, field: FieldName | undefined): void {
    if (target === step) {
      if (field !== undefined) form.setFocus(field)
      return
    }
    fieldToFocus.current = field
    setReturnTo(step)
    goTo(target)
  }

  return { step, goTo, goToNext, sendBack, heading }
}
