import type { ReactNode } from 'react'
import type { SaveProblem } from '../lib/forms/saveProblem.ts'
import { Button } from './Button.tsx'
import type { Elements } from './elements.ts'
import { Notice } from './Notice.tsx'

export interface SaveBarProps {
  problem: SaveProblem | undefined
  /** Lists the fields that were refused. */
  refused: Elements
  isBusy: boolean
  isDirty: boolean
  /** Whether there is a version already. */
  isStored: boolean
  /** What there is to know before saving. */
  unsaved?: string
  /** Lets go of what was typed, for what somebody else has saved. */
  onReload: () => void
  /** The buttons, the one that saves last. */
  children: ReactNode
}

/** The foot of a form that others may save meanwhile, in sight while one types: what is saved, and why something is not. */
export function SaveBar({ problem, refused, isBusy, isDirty, isStored, ...rest }: SaveBarProps) {
  const { unsaved = 'Há alterações não salvas.', onReload, children } = rest
  return (
    <div className="z-20 flex flex-col gap-3 border-t border-line bg-paper py-4 sm:sticky sm:bottom-0">
      {refused}
      {problem === undefined ? null : (
        <Notice tone="danger">
          <span>{problem.words}</span>
          {problem.isStale ? (
            <p className="mt-3">
              <Button variant="secondary" size="small" onClick={onReload}>
                Descartar e carregar a versão atual
              </Button>
            </p>
          ) : null}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="text-sm text-muted">
          {isBusy ? 'Salvando…' : isDirty ? unsaved : isStored ? 'Tudo salvo.' : 'Nada salvo ainda.'}
        </output>
        <span className="flex flex-wrap gap-3">{children}</span>
      </div>
    </div>
  )
}
