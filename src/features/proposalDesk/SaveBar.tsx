import { isLinked } from '@ribalta/domain/proposals/proposalStatus'
import type { ProposalEntry } from '../../data/proposals/proposals.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { ProposalEditing } from './useProposalEditing.ts'

export interface SaveBarProps {
  editing: ProposalEditing
  stored: ProposalEntry | undefined
}

/** Whether all is saved, and the way to it. */
export function SaveBar({ editing, stored }: SaveBarProps) {
  const { isDirty, isSaving, problem, reload } = editing
  const isPublished = stored !== undefined && isLinked(stored.status)
  return (
    <div className="z-20 flex flex-col gap-3 border-t border-line bg-paper py-4 sm:sticky sm:bottom-0">
      {problem === undefined ? null : (
        <Notice tone="danger">
          {problem.words}
          {problem.isStale ? (
            <p className="mt-3">
              <Button variant="secondary" size="small" onClick={reload}>
                Descartar e carregar a versão atual
              </Button>
            </p>
          ) : null}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="text-sm text-muted">
          {isSaving
            ? 'Salvando…'
            : isDirty
              ? isPublished
                ? 'Há alterações não salvas. Ao salvar, o cliente vê na hora.'
                : 'Há alterações não salvas.'
              : stored === undefined
                ? 'Nada salvo ainda.'
                : 'Tudo salvo.'}
        </output>
        <Button type="submit" busy={isSaving}>
          Salvar
        </Button>
      </div>
    </div>
  )
}
