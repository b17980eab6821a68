import { APPLICATION_STATUS_LABELS } from '@ribalta/domain/castings/applicationStatus'
import { messageOf } from '../../../data/board/answerMessage.ts'
import type { Candidate } from '../../../data/board/candidates.ts'

/** What somebody is answered, or what is held back for them. */
export function CardAnswer({ candidate }: { candidate: Candidate }) {
  const { draft } = candidate
  const message = messageOf(candidate)
  if (draft !== undefined) {
    const [line] = draft.message.split('\n')
    return (
      <div className="border-l-2 border-line-strong pl-2 text-muted">
        <p>{`Rascunho: ${APPLICATION_STATUS_LABELS[draft.to]}`}</p>
        {line === undefined || line === '' ? null : <p className="line-clamp-1 break-words">{line}</p>}
      </div>
    )
  }
  return message === undefined ? null : (
    <p className="line-clamp-2 break-words whitespace-pre-line">{`Mensagem: ${message}`}</p>
  )
}
