import type { Choice } from '@ribalta/domain/proposals/answers'
import { choiceWords } from '../../../lib/proposals/choiceWords.ts'
import { useStore } from '../../../lib/store.ts'
import { useVisit } from '../answering/visitContext.ts'

/** What the client has said of an artist so far, where they have. */
export function BookAnswer({ choice }: { choice: Choice }) {
  const name = useStore(useVisit().reviewer)?.name ?? ''
  const words = choiceWords(choice)
  const comment = choice.comment.trim()
  if (words === '' && comment === '') return null
  return (
    <div className="mt-[5mm] flow-root border-l-2 border-accent pl-[3mm] break-words">
      <p>
        <span>{name}</span>
        {words === '' ? null : (
          <>
            <span>: </span>
            <strong className="font-semibold">{words}</strong>
          </>
        )}
      </p>
      {comment === '' ? null : <p className="whitespace-pre-line">{comment}</p>}
    </div>
  )
}
