import type { Choices } from '@ribalta/domain/proposals/answers'
import type { RoomArtist } from '@ribalta/domain/proposals/room'

/** Who is still in play: those with a yes or a maybe. */
export function stillInPlay(artists: readonly RoomArtist[], choices: Choices): readonly RoomArtist[] {
  return artists.filter(({ id }) => {
    const answer = choices[id]?.answer
    return answer === 'yes' || answer === 'maybe'
  })
}
