import type { About } from '@ribalta/domain/schemas/conversations/conversation'
import { useId } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ABOUT_WORDS } from '../aboutWays.ts'

/** What the next message is about, until that is put aside. */
export function AboutLine({ about, onRemove }: { about: About; onRemove: () => void }) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-3 rounded-control bg-sunken py-1 pr-1 pl-3">
      <p id={id} className="min-w-0 text-sm break-words">
        <span className="text-muted">{`${ABOUT_WORDS[about.kind]}: `}</span>
        <span>{about.title}</span>
      </p>
      <Button variant="quiet" size="small" aria-describedby={id} onClick={onRemove}>
        Tirar
      </Button>
    </div>
  )
}
