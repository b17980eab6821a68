import { StarButton } from './StarButton.tsx'
import { type Starred, useFollowStars } from './stars.ts'

/** A star that follows the list by itself; the database's client asks once for however many there are. */
export default function FollowedStar({ owner, ...starred }: Starred & { owner: string }) {
  useFollowStars(owner)
  return (
    <span className="inline-grid rounded-control bg-surface/90">
      <StarButton {...starred} />
    </span>
  )
}
