import type { RoomArtist } from '@ribalta/domain/proposals/room'
import { Suspense, useState } from 'react'
import type { Elements } from '../../../ui/elements.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Portrait } from '../../../ui/Portrait.tsx'
import type { HeadingLevel } from './headingLevel.ts'
import { roomArtistId } from './roomArtistId.ts'
import { roomFactLines } from './roomFactLines.ts'
import { RoomHeading } from './RoomHeading.tsx'
import { RoomPhotoButton } from './RoomPhotoButton.tsx'
import { RoomPhotos } from './RoomPhotos.tsx'
import { RoomSkills } from './RoomSkills.tsx'
import { RoomVideos } from './RoomVideos.tsx'

const RoomPhotoViewer = lazyPart(() => import('./RoomPhotoViewer.tsx'))

export interface RoomArtistViewProps {
  artist: RoomArtist
  level: HeadingLevel
  /** Whether its portrait is what the client sees first. */
  isFirst: boolean
  /** What the client says of them. */
  answer: Elements
}

const PORTRAIT = 'aspect-[4/5] max-h-(--room-portrait) @2xl:max-h-[calc(100dvh-8rem)] @2xl:rounded-card'

/** An artist as a client sees them: the portrait first, then who they are, then all else. */
export function RoomArtistView({ artist, level, isFirst, answer }: RoomArtistViewProps) {
  const { id, artisticName, role, facts, media } = artist
  const photos = media.filter((each) => each.kind === 'image')
  const [portrait, ...further] = photos
  const lines = roomFactLines(facts)
  const [openPhoto, setOpenPhoto] = useState<number>()
  const [hasOpened, setHasOpened] = useState(false)
  const open = (place: number): void => {
    setHasOpened(true)
    setOpenPhoto(place)
  }
  const photoProps = { artisticName, total: photos.length, onOpen: open }
  return (
    <section
      aria-labelledby={roomArtistId(id)}
      className="min-h-(--room-screen) snap-start pb-14 @2xl:grid @2xl:grid-cols-[5fr_6fr] @2xl:items-start @2xl:gap-8 @2xl:px-8 @2xl:pb-24 @5xl:gap-14 @5xl:px-14"
    >
      <div className="@2xl:sticky @2xl:top-20">
        {portrait === undefined ? (
          <Portrait image={null} alt="" ratio="natural" className={PORTRAIT} />
        ) : (
          <RoomPhotoButton
            {...photoProps}
            image={portrait}
            place={0}
            isFirst={isFirst}
            className={`overflow-hidden ${PORTRAIT}`}
          />
        )}
      </div>
      <div className="min-w-0 px-4 pt-5 @2xl:p-0">
        {role === '' ? null : <p className="mb-1 text-sm break-words text-accent">{role}</p>}
        <RoomHeading
          level={level}
          id={roomArtistId(id)}
          tabIndex={-1}
          className="scroll-mt-20 text-[clamp(2rem,1.2rem+4cqi,4.25rem)] leading-[1.05] break-words"
        >
          {artisticName}
        </RoomHeading>
        {answer}
        {lines.length === 0 ? null : (
          <dl className="mt-5 flex flex-wrap gap-x-7 gap-y-4 border-t border-line pt-5">
            {lines.map(({ label, value }) => (
              <div key={label} className="min-w-0">
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="text-lg">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {facts.bio === undefined ? null : (
          <p className="mt-6 max-w-reading text-lg whitespace-pre-line">{facts.bio}</p>
        )}
        <RoomSkills skills={facts.skills ?? []} artisticName={artisticName} />
        <RoomPhotos {...photoProps} photos={further} />
        <RoomVideos artist={artist} />
      </div>
      {hasOpened ? (
        <Suspense fallback={null}>
          <RoomPhotoViewer
            photos={photos}
            artisticName={artisticName}
            index={openPhoto}
            onClose={() => {
              setOpenPhoto(undefined)
            }}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
