import type { Choice } from '@ribalta/domain/proposals/answers'
import { answerWords } from '../unsentText.ts'

/** What was sent of an artist, as it stands until the answers are reopened. */
export function SentAnswer({ choice }: { choice: Choice }) {
  const words = answerWords(choice)
  return (
    <div className="mt-4 border-l-2 border-accent pl-4">
      <p>
        <span className="text-sm text-muted">Sua resposta:</span>{' '}
        <strong className="font-medium">{words === '' ? 'nenhuma' : words}</strong>
      </p>
      {choice.comment === '' ? null : (
        <p className="mt-1 max-w-reading break-words whitespace-pre-line">{choice.comment}</p>
      )}
    </div>
  )
}
