import { Suspense, useState } from 'react'
import type { PublicArtist } from '../../data/artists/artists.ts'
import { lazyPart, NoNote } from '../../ui/lazyPart.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { ArtistClasses } from './ArtistClasses.tsx'
import { PAGE_GRID, PORTRAIT_SIZES } from './pageGrid.ts'
import { PhotoButton } from './PhotoButton.tsx'

/** Below the first window, and on its way while the artist is; together, so that neither moves the other. */
const below = () => Promise.all([import('./ArtistDetails.tsx'), import('./ArtistMedia.tsx')])
const ArtistDetails = lazyPart(async () => (await below())[0], { isNow: true })
const ArtistMedia = lazyPart(async () => (await below())[1], { isNow: true, Note: NoNote })
const ReportLink = lazyPart(() => import('./ReportLink.tsx'), { Note: NoNote })
const Lightbox = lazyPart(() => import('./Lightbox.tsx'))

/** A published artist. */
export function ArtistProfile({ artist }: { artist: PublicArtist }) {
  const photos = artist.media.filter((item) => item.kind === 'image')
  const [first] = photos
  const [openPhoto, setOpenPhoto] = useState<number>()
  const [hasOpened, setHasOpened] = useState(false)
  const { artisticName: name } = artist

  usePageTitle(name)

  const open = (place: number): void => {
    setHasOpened(true)
    setOpenPhoto(place)
  }

  return (
    <article className="page-band min-h-dvh pt-6 pb-24 md:pt-10">
      <div className={PAGE_GRID}>
        <div className="lg:sticky lg:top-24">
          {first === undefined ? (
            <Portrait image={null} alt="" className="rounded-card" />
          ) : (
            <PhotoButton
              photo={first}
              name={name}
              place={0}
              total={photos.length}
              sizes={PORTRAIT_SIZES}
              eager
              onOpen={open}
            />
          )}
        </div>
        <div>
          <ArtistClasses artist={artist} />
          <h1 className="mt-3 text-hero break-words">{name}</h1>
          <Suspense>
            <ArtistDetails artist={artist} />
          </Suspense>
        </div>
      </div>
      <Suspense>
        <ArtistMedia artist={artist} onOpen={open} />
        <ReportLink artistId={artist.id} />
      </Suspense>
      {hasOpened ? (
        <Suspense fallback={null}>
          <Lightbox
            photos={photos}
            name={name}
            index={openPhoto}
            onClose={() => {
              setOpenPhoto(undefined)
            }}
          />
        </Suspense>
      ) : null}
    </article>
  )
}
