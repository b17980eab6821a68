import { type Candidate, candidateId } from '../../../data/board/candidates.ts'
import { PrivateImage } from '../../../data/privateFiles/PrivateImage.tsx'
import type { RosterCard } from '../../../data/roster/roster.ts'
import { factTexts } from '../../../lib/formats/factTexts.ts'
import { formatPlace } from '../../../lib/formats/formatPlace.ts'
import { detailsAddress } from '../../../lib/lists/listWalk.ts'
import { Link } from '../../../ui/Link.tsx'
import { Portrait } from '../../../ui/Portrait.tsx'
import { useBoardTools } from './boardTools.ts'

export interface CardHeadProps {
  candidate: Candidate
  /** `undefined` while it is read, `null` for whoever is not in the roster any more. */
  card: RosterCard | null | undefined
  name: string
}

/** Who a candidate is: the photo that they chose first, the name, the playing age and the place. */
export function CardHead({ candidate, card, name }: CardHeadProps) {
  const { showsRole } = useBoardTools()
  const { artistId, roleTitle, media } = candidate
  const id = candidateId(candidate)
  const photo = media.find((item) => item.kind === 'image') ?? card?.photo ?? null
  const facts = [
    ...(card?.playingAge == null
      ? []
      : factTexts({ name: 'playingAge', kind: 'ages', value: card.playingAge })),
    formatPlace({ city: card?.city ?? undefined, uf: card?.uf ?? undefined }),
  ].filter((text) => text !== '')
  return (
    <div className="flex gap-2.5">
      <span
        aria-hidden="true"
        className="pointer-events-none h-17 w-14 shrink-0 overflow-hidden rounded-control bg-sunken"
      >
        {photo === null ? (
          <Portrait image={null} alt="" />
        ) : (
          <PrivateImage photo={photo} alt="" width={160} isInLink />
        )}
      </span>
      <div className="min-w-0 grow">
        <h4 className="text-base leading-tight font-medium break-words">
          {card == null ? (
            <span tabIndex={-1} data-item={id}>
              {name}
            </span>
          ) : (
            <Link
              to={detailsAddress(artistId)}
              data-item={id}
              draggable={false}
              className="hover:text-accent"
            >
              {name}
            </Link>
          )}
        </h4>
        <p className="text-muted">
          {facts.map((text, index) => (
            // Each on one line, where it fits.
            <span key={text} className="mr-1 inline-block">
              {index === facts.length - 1 ? text : `${text} ·`}
            </span>
          ))}
        </p>
        {showsRole ? <p className="text-muted">{roleTitle}</p> : null}
      </div>
    </div>
  )
}
