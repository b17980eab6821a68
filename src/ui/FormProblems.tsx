import { useEffect, useRef, useState } from 'react'
import { type FieldValues, useFormState, type UseFormReturn } from 'react-hook-form'
import { focusInvalid, type InvalidField, invalidFieldsIn } from '../lib/forms/invalidFields.ts'
import { Notice } from './Notice.tsx'

export interface FormProblemsProps<V extends FieldValues, D> {
  control: UseFormReturn<V, unknown, D>['control']
  /** Grows when fields were marked without the form being sent. */
  asked?: number
}

/**
 * Lists the fields of the form around it that were refused, each with a link to it, and focuses the first one. Its form must not
 * focus by itself (`shouldFocusError: false`): the library knows neither groups nor the order of the page.
 */
export function FormProblems<V extends FieldValues, D>({ control, asked = 0 }: FormProblemsProps<V, D>) {
  // The errors are read so that a change of them draws this again.
  const { errors, submitCount } = useFormState({ control })
  const attempts = submitCount + asked
  const anchor = useRef<HTMLDivElement>(null)
  const seen = useRef(attempts)
  const [invalid, setInvalid] = useState<readonly InvalidField[]>([])

  // After each drawing: what is marked is known from the page alone.
  useEffect(() => {
    const form = anchor.current?.closest('form')
    const found = form === null || form === undefined || attempts === 0 ? [] : invalidFieldsIn(form)
    setInvalid((known) => (isSame(known, found) ? known : found))
    if (attempts === seen.current) return
    seen.current = attempts
    const [first] = found
    if (first !== undefined) focusInvalid(first)
  }, [errors, attempts])

  return (
    <div ref={anchor} className="empty:hidden">
      {invalid.length === 0 ? null : (
        <Notice tone="danger">
          <p>Confira os campos marcados.</p>
          <ul className="mt-1 flex flex-wrap gap-x-4">
            {invalid.map((field) => (
              <li key={field.name}>
                <a
                  href={`#${field.element.id}`}
                  className="inline-flex min-h-6 items-center underline underline-offset-4"
                  onClick={(event) => {
                    event.preventDefault()
                    focusInvalid(field)
                  }}
                >
                  {field.name}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

function isSame(known: readonly InvalidField[], found: readonly InvalidField[]): boolean {
  return (
    known.length === found.length &&
    known.every(({ element, name }, index) => element === found[index]?.element && name === found[index].name)
  )
}
