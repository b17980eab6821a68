import type { ReactNode } from 'react'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** One narrow column under a title, as on the login page. */
export function ResetLayout({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ReactNode
}) {
  return (
    <div className="page-band grid grow content-start pb-24 md:grid-cols-12">
      <div className="md:col-span-7 lg:col-span-6 xl:col-span-5">
        <PageHeader title={title}>{lead === undefined ? null : <p>{lead}</p>}</PageHeader>
        {children}
      </div>
    </div>
  )
}
