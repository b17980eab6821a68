import { classNames } from '../../lib/classNames.ts'
import { StarIcon } from '../../ui/icons.tsx'
import { type Starred, toggleStar, useIsStarred } from './stars.ts'

/** The star beside somebody, wherever staff see them; the screen follows the stars with `useFollowStars`. */
export function StarButton({ uid, artisticName }: Starred) {
  const isStarred = useIsStarred(uid)
  return (
    <button
      type="button"
      data-star=""
      disabled={isStarred === undefined}
      aria-label={isStarred === true ? `Remover ${artisticName} dos favoritos` : `Favoritar ${artisticName}`}
      onClick={() => void toggleStar({ uid, artisticName })}
      className={classNames(
        'grid size-9 place-items-center rounded-control pointer-coarse:size-11 hover:text-accent',
        isStarred === true ? 'text-accent [&_path]:fill-current' : 'text-muted',
      )}
    >
      <StarIcon />
    </button>
  )
}
