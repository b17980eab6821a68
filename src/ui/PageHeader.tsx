import type { ReactNode } from 'react'

export interface PageHeaderProps {
  title: ReactNode
  eyebrow?: string
  children?: ReactNode
  actions?: ReactNode
}

/** A screen's title (its only h1), a line above it, a lead below and its actions. */
export function PageHeader({ title, eyebrow, children, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-10 pb-8 md:pt-16 md:pb-10">
      <div className="max-w-3xl min-w-0">
        {eyebrow === undefined ? null : <p className="eyebrow mb-3">{eyebrow}</p>}
        <h1 className="text-title">{title}</h1>
        {children === undefined || children === null ? null : (
          <div className="mt-4 text-lg text-muted">{children}</div>
        )}
      </div>
      {actions === undefined ? null : <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  )
}
