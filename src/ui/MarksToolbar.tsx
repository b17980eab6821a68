import type { ReactNode } from 'react'

/** What can be done with everybody marked, in one line that scrolls on a phone; its place over the foot of the window is the caller's. */
export function MarksToolbar({ children }: { children: ReactNode }) {
  return (
    <div
      role="toolbar"
      aria-label="Ações com os marcados"
      className="flex items-center gap-x-3 gap-y-2 overflow-x-auto rounded-card border border-line-strong bg-surface px-4 py-3 shadow-raised *:shrink-0 lg:flex-wrap"
    >
      {children}
    </div>
  )
}
