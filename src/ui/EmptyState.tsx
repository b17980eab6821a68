import type { ReactNode } from 'react'
import type { Elements } from './elements.ts'

export interface EmptyStateProps {
  title: string
  /** What to do next. */
  children?: ReactNode
  action?: Elements
}

/** What a list shows when there is nothing in it yet, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line py-12">
      <h2 className="text-2xl">{title}</h2>
      {children === undefined ? null : <div className="max-w-prose text-muted">{children}</div>}
      {action}
    </div>
  )
}
