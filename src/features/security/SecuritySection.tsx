import type { ReactNode } from 'react'

/** A part of the page under its heading; beside it on wide screens. */
export function SecuritySection({
  title,
  description,
  children,
}: {
  title: string
  description: string
  children: ReactNode
}) {
  return (
    <section className="grid gap-x-12 gap-y-6 border-t border-line py-10 md:grid-cols-12">
      <div className="md:col-span-4">
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-2 text-muted">{description}</p>
      </div>
      <div className="md:col-span-8 lg:col-span-6">{children}</div>
    </section>
  )
}
