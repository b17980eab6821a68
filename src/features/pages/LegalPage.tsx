import type { ReactNode } from 'react'
import { formatDay } from '../../lib/formats/formatDay.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'

export interface LegalPageProps {
  title: string
  /** The version that people consent to, `YYYY-MM-DD`: the day from which the text holds. */
  version: string
  lead: string
  children: ReactNode
}

/** A text that people agree to, with the version that their consent names. */
export function LegalPage({ title, version, lead, children }: LegalPageProps) {
  return (
    <article className="page-band pb-24 lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-x-16">
      <div className="lg:sticky lg:top-16 lg:self-start">
        <PageHeader eyebrow={`Versão de ${formatDay(version)}`} title={title}>
          <p>{lead}</p>
        </PageHeader>
      </div>
      <div className="prose lg:pt-16">{children}</div>
    </article>
  )
}
