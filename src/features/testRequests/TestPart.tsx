import { useId } from 'react'
import type { Elements } from '../../ui/elements.ts'

/** A part of a test, under its heading. */
export function TestPart({ title, children }: { title: string; children: Elements }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
