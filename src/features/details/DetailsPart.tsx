import { useId, type ReactNode } from 'react'
import type { Elements } from '../../ui/elements.ts'

/** A part of somebody's page, under its heading. */
export function DetailsPart({ title, children }: { title: string; children: Elements }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Whatever is longer has a row of its own. */
const SHORT = 40

function isLong(value: ReactNode): boolean {
  return typeof value === 'string' && value.length > SHORT
}

/** What is known, each under its name; what is not known is not there. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 xl:grid-cols-3">
      {rows.map(([label, value]) => (
        <div key={label} className={isLong(value) ? 'col-span-full' : 'min-w-0'}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
