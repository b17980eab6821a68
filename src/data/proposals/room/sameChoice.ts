import { type Choice, MAX_COMMENT } from '@ribalta/domain/proposals/answers'

/** Whether two choices say the same, as far as the server keeps it. */
export function isSameChoice(one: Choice | undefined, other: Choice | undefined): boolean {
  return (
    one?.answer === other?.answer &&
    one?.preference === other?.preference &&
    (one?.comment ?? '').trim() === (other?.comment ?? '').trim()
  )
}

export function isTooLong({ comment }: Choice): boolean {
  return comment.trim().length > MAX_COMMENT
}
