import { Suspense, useState } from 'react'
import type { ProposalEntry } from '../../../data/proposals/proposals.ts'
import type { ActEnd } from '../../../data/roster/actOn.ts'
import { markedWords } from '../../../lib/words/actWords.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'

const LeadDialog = lazyPart(() => import('./LeadDialog.tsx'))

export interface LeadBarProps {
  stored: ProposalEntry
  /** Whoever is marked: names by uid. */
  people: ReadonlyMap<string, string>
  onEnded: (end: ActEnd) => void
}

/** How many are marked, and the way with them to the casting; it stays in sight below sixty artists. */
export function LeadBar({ stored, people, onEnded }: LeadBarProps) {
  // Answers that arrive meanwhile change nothing of what is being confirmed.
  const [asked, setAsked] = useState<ReadonlyMap<string, string>>()
  return (
    <div className="z-20 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper py-4 sm:sticky sm:bottom-0">
      <output className="text-sm text-muted">
        {people.size === 0 ? 'Ninguém marcado.' : `${markedWords(people.size)}.`}
      </output>
      {people.size === 0 ? null : (
        <Button
          aria-haspopup="dialog"
          onClick={() => {
            setAsked(people)
          }}
        >
          Levar ao casting
        </Button>
      )}
      {asked === undefined ? null : (
        <Suspense fallback={null}>
          <LeadDialog
            stored={stored}
            people={asked}
            onEnded={onEnded}
            onClose={() => {
              setAsked(undefined)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
