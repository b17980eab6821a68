import { useLayoutEffect, useRef } from 'react'
import type { Elements } from '../../ui/elements.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** One narrow column under a title, as on the login page. */
export function ResetLayout({
  title,
  lead,
  isAnswer = false,
  children,
}: {
  title: string
  lead?: string
  /** Takes the place, and so the focus, of a form that is done. */
  isAnswer?: boolean
  children: Elements
}) {
  const area = useRef<HTMLDivElement>(null)
  // With the page that shows it: a key pressed right away must not find the focus elsewhere.
  useLayoutEffect(() => {
    if (isAnswer) area.current?.focus()
  }, [isAnswer])
  return (
    <div
      ref={area}
      tabIndex={isAnswer ? -1 : undefined}
      className="page-band grid grow content-start pb-24 outline-none md:grid-cols-12"
    >
      <div className="md:col-span-7 lg:col-span-6 xl:col-span-5">
        <PageHeader title={title}>{lead === undefined ? null : <p>{lead}</p>}</PageHeader>
        {children}
      </div>
    </div>
  )
}
