import type { ReactNode } from 'react'

/** A part of the profile under its heading. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6 border-t border-line py-10 first:border-t-0 first:pt-0">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}
