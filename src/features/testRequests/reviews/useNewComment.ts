import { commentTextSchema } from '@ribalta/domain/schemas/screenTests/review'
import { MAX_COMMENT_MS } from '@ribalta/domain/screenTests/review'
import { addComment } from '../../../data/testRequests/reviews.ts'
import { useWrittenText, type Writing } from '../../../lib/forms/useWrittenText.ts'
import type { NewCommentProps } from './NewComment.tsx'

/** A comment as it is typed; without a take while nothing is. */
interface Typed {
  readonly text: string
  readonly takeId: string
  readonly atMs: number
}

const NOTHING: Typed = { text: '', takeId: '', atMs: 0 }

export interface NewCommentState extends Omit<Writing<Typed>, 'write'> {
  readonly type: (text: string) => void
  /** Has it speak of the moment that is seen now, or of the whole take. */
  readonly setMoment: (moment: 'now' | 'none') => void
}

/** A comment as it is typed, which speaks of the moment at which that begins, kept until the server has it. */
export function useNewComment({ test, watching, viewer }: NewCommentProps): NewCommentState {
  const { write, ...writing } = useWrittenText({
    key: `form.testComment.${viewer}.${test.id}`,
    nothing: NOTHING,
    schema: commentTextSchema,
    send: (typed) => addComment(test, { ...typed, author: viewer }),
    unsaved: 'O comentário que você escreveu ainda não foi salvo.',
  })
  const { written } = writing

  function seen(): Omit<Typed, 'text'> {
    const moment = watching.moment()
    if (moment === undefined) return { takeId: '', atMs: 0 }
    return { takeId: moment.take.id, atMs: Math.min(moment.atMs, MAX_COMMENT_MS) }
  }

  return {
    ...writing,
    type: (text) => {
      if (text.trim() === '') write({ ...NOTHING, text })
      else write({ ...written, ...(written.takeId === '' ? seen() : {}), text })
    },
    setMoment: (moment) => write({ ...written, ...seen(), ...(moment === 'none' ? { atMs: 0 } : {}) }),
  }
}
