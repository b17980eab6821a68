import type { About } from '@ribalta/domain/schemas/conversations/conversation'
import { useId } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ABOUT_WORDS } from '../aboutWays.ts'

export interface AboutLineProps {
  about: About
  onRemove: () => void
}

/** What the message that is being written is about, and the way to have it about nothing. */
export function AboutLine({ about, onRemove }: AboutLineProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-3 rounded-control bg-sunken py-1 pr-1 pl-3">
      <p id={id} className="min-w-0 text-sm break-words">
        <span className="text-muted">{ABOUT_WORDS[about.kind]}: </span>
        {about.title}
      </p>
      <Button variant="quiet" size="small" aria-describedby={id} onClick={onRemove}>
        Tirar
      </Button>
    </div>
  )
}
