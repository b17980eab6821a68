import { isLinked } from '@ribalta/domain/proposals/proposalStatus'
import type { ProposalEntry } from '../../data/proposals/proposals.ts'
import { Button } from '../../ui/Button.tsx'
import { Problems } from '../../ui/Problems.tsx'
import { SaveBar } from '../../ui/SaveBar.tsx'
import type { ProposalEditing } from './useProposalEditing.ts'

export interface ProposalSaveBarProps {
  editing: ProposalEditing
  stored: ProposalEntry | undefined
}

/** Whether all is saved, and the way to it. */
export function ProposalSaveBar({ editing, stored }: ProposalSaveBarProps) {
  const { isDirty, isSaving, problem, objections, refusals, reload } = editing
  const isPublished = stored !== undefined && isLinked(stored.status)
  return (
    <SaveBar
      problem={problem}
      refused={<Problems attempts={refusals} isRefused={Object.keys(objections).length > 0} />}
      isBusy={isSaving}
      isDirty={isDirty}
      isStored={stored !== undefined}
      {...(isPublished ? { unsaved: 'Há alterações não salvas. Ao salvar, o cliente vê na hora.' } : {})}
      onReload={reload}
    >
      <Button type="submit" busy={isSaving}>
        Salvar
      </Button>
    </SaveBar>
  )
}
