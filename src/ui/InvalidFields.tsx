import { useEffect, useState } from 'react'
import { focusInvalid } from '../lib/forms/focusInvalid.ts'
import { type InvalidField, invalidFieldsIn } from '../lib/forms/invalidFields.ts'
import { Notice } from './Notice.tsx'

/** Lists the fields of a form that are marked as invalid, each with a link to it. */
export default function InvalidFields({ form }: { form: HTMLFormElement }) {
  const [invalid, setInvalid] = useState<readonly InvalidField[]>(() => invalidFieldsIn(form))

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
