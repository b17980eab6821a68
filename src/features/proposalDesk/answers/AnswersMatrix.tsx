import { useMemo, useState } from 'react'
import type { ProposalEntry } from '../../../data/proposals/proposals.ts'
import type { ActEnd } from '../../../data/roster/actOn.ts'
import { EndedAct } from '../../../data/roster/EndedAct.tsx'
import { useMatches } from '../../../lib/useMatches.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useProfiles } from '../useProfiles.ts'
import { useSameList } from '../useSameList.ts'
import { AnswerCards } from './AnswerCards.tsx'
import { answerGroups } from './answerRows.ts'
import { AnswersTable } from './AnswersTable.tsx'
import { FileButton } from './FileButton.tsx'
import { LeadBar } from './LeadBar.tsx'
import { answeringOf, goneOf, type Reviewer } from './reviewers.ts'
import { useMarks } from './useMarks.ts'

/** As wide a table has room. */
const WIDE = '(min-width: 48rem)'

export interface AnswersMatrixProps {
  stored: ProposalEntry
  reviewers: readonly Reviewer[]
}

/** The answers, artist by artist, and what comes of them. */
export function AnswersMatrix({ stored, reviewers }: AnswersMatrixProps) {
  const { items } = stored
  const isWide = useMatches(WIDE)
  const presented = useSameList(items.map(({ artistId }) => artistId))
  const uids = useSameList([...presented, ...goneOf(reviewers, presented)])
  const { records, hasFailed, retry } = useProfiles(uids)
  const groups = useMemo(() => answerGroups(items, reviewers, records), [items, reviewers, records])
  const rows = useMemo(() => groups.flatMap((group) => group.rows).filter(({ isGone }) => !isGone), [groups])
  const { marked, mark } = useMarks(rows)
  const [end, setEnd] = useState<ActEnd>()
  const answering = useMemo(() => answeringOf(reviewers), [reviewers])
  const view = { groups, reviewers: answering, marked, onToggle: mark }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          Marque quem vai para a mesa do casting. Quem tem um Sim enviado já está marcado.
        </p>
        <FileButton title={stored.title} groups={groups} reviewers={reviewers} />
      </div>
      {hasFailed ? (
        <Notice tone="warning">
          Alguns nomes não carregaram.
          <p className="mt-3">
            <Button variant="secondary" size="small" onClick={retry}>
              Tentar de novo
            </Button>
          </p>
        </Notice>
      ) : null}
      {isWide ? <AnswersTable {...view} /> : <AnswerCards {...view} />}
      <EndedAct
        end={end}
        onClose={() => {
          setEnd(undefined)
        }}
      />
      <LeadBar
        stored={stored}
        people={new Map(rows.flatMap((row) => (marked.has(row.artistId) ? [[row.artistId, row.name]] : [])))}
        onEnded={setEnd}
      />
    </div>
  )
}
