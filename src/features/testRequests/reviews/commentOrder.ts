import type { TakeComment } from '@ribalta/domain/schemas/screenTests/review'

/** Comments by their take and the moment in it, and those of one moment as they were said. */
export function inPlayedOrder<C extends Pick<TakeComment, 'takeId' | 'atMs' | 'at'>>(
  comments: readonly C[],
  takes: readonly { readonly id: string }[],
): C[] {
  const places = new Map(takes.map(({ id }, place) => [id, place]))
  const placeOf = ({ takeId }: C): number => places.get(takeId) ?? takes.length
  return comments.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) || one.atMs - other.atMs || one.at.seconds - other.at.seconds,
  )
}
