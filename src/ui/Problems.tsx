import { Suspense, useEffect, useState } from 'react'
import { focusInvalid, INVALID } from '../lib/forms/focusInvalid.ts'
import { lazyPart } from './lazyPart.tsx'

// Until something is refused, nobody needs it.
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
  // At once, and not with the list: the person may be typing by the time that comes.
  useEffect(() => {
    const first = attempts === 0 ? null : form?.querySelector<HTMLElement>(INVALID)
    if (first) focusInvalid(first)
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
