import { useState, type ReactNode } from 'react'
import { ChevronDownIcon } from '../../ui/icons.tsx'

export interface FacetGroupProps {
  label: string
  /** What is asked of it, in words; '' where nothing is. */
  asked: string
  /** Drawn, and so counted, only while the group is open. */
  children: () => ReactNode
}

/** One facet, closed until somebody wants it: what it counts costs reads. */
export function FacetGroup({ label, asked, children }: FacetGroupProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      aria-label={label}
      className="group/facet border-b border-line"
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open)
      }}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="font-medium">{label}</span>
        <span className="flex min-w-0 items-center gap-2 text-sm text-accent">
          <span className="truncate">{asked}</span>
          <span className="text-muted transition-transform group-open/facet:rotate-180">
            <ChevronDownIcon />
          </span>
        </span>
      </summary>
      {isOpen ? <div className="pb-4">{children()}</div> : null}
    </details>
  )
}
