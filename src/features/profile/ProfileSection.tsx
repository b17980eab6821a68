import type { Elements } from '../../ui/elements.ts'

export interface ProfileSectionProps {
  title: string
  /** For links to it; the heading takes the focus. */
  id?: string
  children: Elements
}

/** A part of the profile under its heading. */
export function ProfileSection({ title, id, children }: ProfileSectionProps) {
  return (
    <section className="flex flex-col gap-6 border-t border-line py-10 first:border-t-0 first:pt-0">
      <h2 id={id} tabIndex={id === undefined ? undefined : -1} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
