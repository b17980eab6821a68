import { Suspense, useEffect, useState } from 'react'
import { focusInvalid, INVALID } from '../lib/forms/focusInvalid.ts'
import { lazyPart, NoNote } from './lazyPart.tsx'

// Without a connection the fields themselves still say what is wrong.
const InvalidFields = lazyPart(() => import('./InvalidFields.tsx'), { Note: NoNote })

export interface ProblemsProps {
  /** Grows with each attempt to send, or to check, what was typed. */
  attempts: number
  /** Fields are marked now. */
  isRefused: boolean
}

/**
 * Focuses the first field or group that the form around it marks as invalid, after each attempt, and lists links to all of them. Its
 * form must not focus by itself: the library knows neither groups nor the order of the page.
 */
export function Problems({ attempts, isRefused }: ProblemsProps) {
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
      {attempts === 0 || form === null || !isRefused ? null : (
        <Suspense fallback={null}>
          <InvalidFields form={form} />
        </Suspense>
      )}
    </div>
  )
}
