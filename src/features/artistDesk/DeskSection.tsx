import { useId, type ReactNode } from 'react'

/** A part of the desk: its heading above what fills it, beside it on wide windows. */
export function DeskSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 md:py-10 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="flex min-w-0 max-w-4xl flex-col gap-5">{children}</div>
    </section>
  )
}
