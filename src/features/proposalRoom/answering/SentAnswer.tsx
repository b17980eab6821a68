import type { Choice } from '@ribalta/domain/proposals/answers'
import { choiceWords } from '../../../lib/proposals/choiceWords.ts'

/** What was sent of an artist, as it stands until the answers are reopened. */
export function SentAnswer({ choice }: { choice: Choice }) {
  const words = choiceWords(choice)
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
