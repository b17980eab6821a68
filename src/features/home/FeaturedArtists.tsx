import type { PublicArtist } from '../../data/artists/artists.ts'
import { StaffStar } from '../../auth/StaffStar.tsx'
import { formatPlace } from '../../lib/formats/formatPlace.ts'
import { firstPortrait } from '../../lib/media/portraitImage.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PortraitCard } from '../../ui/PortraitCard.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const PLACEHOLDERS = [0, 1, 2, 3, 4, 5] as const
const SIZES = '(min-width: 1500px) 450px, (min-width: 640px) 30vw, calc(50vw - 24px)'

export interface FeaturedArtistsProps {
  /** Undefined while they are on their way or did not come. */
  artists: readonly PublicArtist[] | undefined
  /** How to ask again, once they have failed to come. */
  onRetry: (() => void) | undefined
}

/** The other artists that the directors chose for this page; nothing at all where they chose nobody. */
export function FeaturedArtists({ artists, onRetry }: FeaturedArtistsProps) {
  if (artists?.length === 0) return null
  return (
    <section aria-labelledby="destaques" className="border-t border-line">
      <div className="page-band py-16 md:py-24">
        <h2 id="destaques" className="mb-8 text-title md:mb-12">
          Em destaque
        </h2>
        {onRetry === undefined ? (
          <ul
            aria-busy={artists === undefined}
            className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:gap-x-6 md:gap-y-12"
          >
            {artists === undefined
              ? PLACEHOLDERS.map((place) => (
                  <li key={place} aria-hidden="true">
                    <Skeleton className="aspect-[4/5] w-full" />
                    <Skeleton className="mt-3 h-5 w-2/3 md:h-6" />
                    <Skeleton className="mt-1.5 h-4 w-1/2" />
                  </li>
                ))
              : artists.map((artist) => (
                  <li key={artist.id}>
                    <PortraitCard
                      to={`/${artist.username}`}
                      name={artist.artisticName}
                      image={firstPortrait(artist.media)}
                      sizes={SIZES}
                      corner={<StaffStar uid={artist.id} artisticName={artist.artisticName} />}
                      detail={formatPlace(artist)}
                    />
                  </li>
                ))}
          </ul>
        ) : (
          <ErrorState title="Não foi possível carregar os destaques" onRetry={onRetry} />
        )}
      </div>
    </section>
  )
}
