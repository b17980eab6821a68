import { Suspense, useEffect, useState } from 'react'
import { type FieldValues, useFormState, type UseFormReturn } from 'react-hook-form'
import { focusInvalid, INVALID } from '../lib/forms/focusInvalid.ts'
import { lazyPart } from './lazyPart.tsx'

const InvalidFields = lazyPart(() => import('./InvalidFields.tsx'))

export interface ProblemsProps {
  /** Grows with each attempt to send, or to check, what was typed. */
  attempts: number
}

/**
 * Focuses the first field or group that the form around it marks as invalid, after each attempt, and lists links to all of them. Its
 * form must not focus by itself: the library knows neither groups nor the order of the page.
 */
export function Problems({ attempts }: ProblemsProps) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  useEffect(() => {
    const first = attempts === 0 ? null : form?.querySelector<HTMLElement>(INVALID)
    if (first instanceof HTMLElement) focusInvalid(first)
  }, [attempts, form])
  return (
    <div
      ref={(anchor) => {
        setForm(anchor?.closest('form') ?? null)
      }}
      className="empty:hidden"
    >
      {attempts === 0 || form === null ? null : (
        <Suspense fallback={null}>
          <InvalidFields form={form} />
        </Suspense>
      )}
    </div>
  )
}

export interface FormProblemsProps<V extends FieldValues, D> {
  control: UseFormReturn<V, unknown, D>['control']
  /** Grows when fields were marked without the form being sent. */
  asked?: number
}

/** {@link Problems} of a form of the library, which sets `shouldFocusError: false`. */
export function FormProblems<V extends FieldValues, D>({ control, asked = 0 }: FormProblemsProps<V, D>) {
  const { submitCount } = useFormState({ control })
  return <Problems attempts={submitCount + asked} />
}
