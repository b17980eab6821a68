import { memo, type Ref } from 'react'
import type { PublicArtist } from '../../data/artists/artists.ts'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { classNamesOf } from '@ribalta/domain/catalogue/classForms'
import { StaffStar } from '../../auth/StaffStar.tsx'
import { formatPlace } from '../../lib/formats/formatPlace.ts'
import { firstPortrait } from '../../lib/media/portraitImage.ts'
import { PortraitCard } from '../../ui/PortraitCard.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** As many as the widest first row has: pictures after it wait until they are near. */
const FIRST_ROW = 4
const GRID = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:gap-x-6 md:gap-y-12 lg:grid-cols-4'

export interface ArtistCardsProps {
  artists: readonly PublicArtist[]
  isLoading: boolean
  /** Cards of the size to come, after those that are there. */
  placeholders: number
  ref: Ref<HTMLUListElement>
}

/** One line whose height stays the same before and after the classes' names are known. */
function DetailLine({ children }: { children: string }) {
  return <span className="block min-h-[1.5em] truncate">{children}</span>
}

/** By itself, so that the catalogue, when it comes, redraws this line and not the cards. */
function ClassLine({ artist }: { artist: PublicArtist }) {
  const { classes } = useClassesSkills()
  return <DetailLine>{classNamesOf(artist, classes).join(', ')}</DetailLine>
}

/** The artists as large portraits; left as they are while the page around them changes. */
export const ArtistCards = memo(function ArtistCards({
  artists,
  isLoading,
  placeholders,
  ref,
}: ArtistCardsProps) {
  return (
    <ul ref={ref} aria-busy={isLoading} className={GRID}>
      {artists.map((artist, index) => (
        <li key={artist.id}>
          <PortraitCard
            to={`/${artist.username}`}
            name={artist.artisticName}
            image={firstPortrait(artist.media)}
            eager={index < FIRST_ROW}
            corner={<StaffStar uid={artist.id} artisticName={artist.artisticName} />}
            detail={
              <>
                {artist.classes.length === 0 ? null : <ClassLine artist={artist} />}
                <DetailLine>{formatPlace(artist)}</DetailLine>
              </>
            }
          />
        </li>
      ))}
      {Array.from({ length: placeholders }, (_, index) => (
        <li key={`placeholder-${String(index)}`} aria-hidden="true">
          <Skeleton className="aspect-[4/5] w-full" holdsPhoto />
          <Skeleton className="mt-3 h-5 w-2/3 md:h-6" />
          <Skeleton className="mt-1.5 h-4 w-1/2" />
          <Skeleton className="mt-1.5 h-4 w-1/3" />
        </li>
      ))}
    </ul>
  )
})
