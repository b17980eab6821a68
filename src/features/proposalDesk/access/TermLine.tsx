import type { ReactNode } from 'react'

/** A term and what is said of it, in a list of such. */
export function TermLine({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="break-words first-letter:uppercase">{children}</dd>
    </div>
  )
}
