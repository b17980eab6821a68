import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { totalOf } from './boardState.ts'
import { useBoardTools } from './boardTools.ts'
import { FilledRoles, type FilledRolesProps } from './FilledRoles.tsx'
import type { BoardView } from './openBoard.ts'

export interface BoardNoticesProps extends Omit<FilledRolesProps, 'state'> {
  view: BoardView
  onRetry: () => void
}

/** What is to be known of a board as a whole: that it is not followed, that nobody is on it, that a role is filled. */
export function BoardNotices({ view: { state, live }, onRetry, ...roles }: BoardNoticesProps) {
  const { isOver } = useBoardTools()
  return (
    <>
      {live === 'failed' ? (
        <div className="mb-4">
          <Notice tone="warning">
            O que outras pessoas mudam não aparece mais aqui.{' '}
            <Button variant="secondary" size="small" onClick={onRetry}>
              Atualizar
            </Button>
          </Notice>
        </div>
      ) : null}
      {totalOf(state) === 0 ? (
        <p className="mb-4 text-muted">Ninguém se inscreveu ainda. Copie o link da página e divulgue.</p>
      ) : null}
      {isOver ? null : <FilledRoles {...roles} state={state} />}
    </>
  )
}
