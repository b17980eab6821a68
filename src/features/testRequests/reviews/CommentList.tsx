import { MAX_COMMENT } from '@ribalta/domain/screenTests/review'
import { SaidLine, type SaidWords } from '../../../data/notes/SaidLine.tsx'
import {
  addComment,
  changeComment,
  type CommentEntry,
  deleteComment,
  type ReviewedTest,
} from '../../../data/testRequests/reviews.ts'
import { takeName } from '../../../data/testRequests/watching/sentTake.ts'
import type { Watching } from '../../../data/testRequests/watching/useWatching.ts'
import { formatTimecode } from '../../../lib/formats/formatLength.ts'
import { Button } from '../../../ui/Button.tsx'
import { inPlayedOrder } from './commentOrder.ts'

const WORDS: SaidWords = {
  field: 'Texto do comentário',
  change: 'Mudar comentário',
  delete: 'Excluir comentário',
  changed: 'mudado',
  unsaved: 'O que você mudou em um comentário ainda não foi salvo.',
  deleted: 'Comentário excluído',
  back: 'Comentar de novo o mesmo texto',
  notBack: 'O comentário não voltou',
  notDeleted: 'O comentário não foi excluído',
  notSaved: 'O comentário não foi salvo',
}

export interface CommentListProps {
  test: ReviewedTest
  comments: readonly CommentEntry[]
  watching: Watching
  /** Who is looking. */
  viewer: string
}

/** What the team says of moments, in the order in which they are played. */
export function CommentList({ test, comments, watching, viewer }: CommentListProps) {
  const { takes, goTo } = watching
  if (comments.length === 0)
    return <p className="text-muted">Nenhum comentário ainda. Só a equipe lê o que for comentado.</p>
  return (
    <ul aria-label="Comentários" className="flex flex-col divide-y divide-line">
      {inPlayedOrder(comments, takes).map((comment) => {
        const { id, takeId, atMs } = comment
        const take = takes.find((each) => each.id === takeId)
        return (
          <SaidLine
            key={id}
            said={comment}
            words={WORDS}
            isMine={comment.author === viewer}
            maxLength={MAX_COMMENT}
            lead={
              take === undefined ? null : (
                <p className="mb-1 flex items-center gap-2 text-sm">
                  <Button
                    variant="secondary"
                    size="small"
                    className="tabular-nums"
                    onClick={() => goTo(takeId, atMs / 1000)}
                  >
                    {formatTimecode(atMs)}
                  </Button>
                  {takes.length > 1 ? <span className="text-muted">{takeName(take)}</span> : null}
                </p>
              )
            }
            onChange={(text) => changeComment(test, id, text)}
            onDelete={() => deleteComment(test, id)}
            onUndo={() => addComment(test, comment)}
          />
        )
      })}
    </ul>
  )
}
