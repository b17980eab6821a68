import { useEffect, useState } from 'react'
import { focusInvalid, type InvalidField, invalidFieldsIn } from '../lib/forms/invalidFields.ts'
import { Notice } from './Notice.tsx'

export interface InvalidFieldsProps {
  form: HTMLFormElement
  attempts: number
}

/** Focuses the first field of a form that is marked as invalid, and lists all of them with links. */
export default function InvalidFields({ form, attempts }: InvalidFieldsProps) {
  const [invalid, setInvalid] = useState<readonly InvalidField[]>(() => invalidFieldsIn(form))

  useEffect(() => {
    const [first] = invalidFieldsIn(form)
    if (first !== undefined) focusInvalid(first.element)
  }, [form, attempts])

  // What is marked is known from the page only: each field draws itself.
  useEffect(() => {
    const observer = new MutationObserver(() => {
      setInvalid((known) => {
        const found = invalidFieldsIn(form)
        return isSame(known, found) ? known : found
      })
    })
    observer.observe(form, {
      attributeFilter: ['aria-invalid', 'data-invalid'],
      childList: true,
      subtree: true,
    })
    return () => {
      observer.disconnect()
    }
  }, [form])

  if (invalid.length === 0) return null
  return (
    <Notice tone="danger">
      <p>Confira os campos marcados.</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {invalid.map(({ element, name }) => (
          <li key={name}>
            <a
              href={`#${element.id}`}
              className="inline-flex min-h-6 items-center underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault()
                focusInvalid(element)
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function isSame(known: readonly InvalidField[], found: readonly InvalidField[]): boolean {
  return (
    known.length === found.length &&
    known.every(({ element, name }, index) => element === found[index]?.element && name === found[index].name)
  )
}
