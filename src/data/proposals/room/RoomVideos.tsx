import type { RoomArtist, RoomTake, RoomVideo } from '@ribalta/domain/proposals/room'
import { formatClock } from '../../../lib/formats/formatLength.ts'
import { PrivateVideoFile } from '../../privateFiles/PrivateVideoFile.tsx'

interface ShownVideo {
  readonly video: RoomVideo
  readonly name: string
  readonly length: string | undefined
}

function namedTake(take: RoomTake, index: number, { length: total }: readonly RoomTake[]): ShownVideo {
  return {
    video: take,
    name: total === 1 ? 'Teste' : `Teste, take ${String(index + 1)}`,
    length: take.seconds === undefined ? undefined : formatClock(take.seconds),
  }
}

/** An artist's tests and videos, each asked for when somebody wants to see it. */
export function RoomVideos({ artist: { artisticName, media, takes } }: { artist: RoomArtist }) {
  const videos = media.filter((each) => each.kind === 'video')
  const shown: readonly ShownVideo[] = [
    ...takes.map(namedTake),
    ...videos.map((video, index) => ({
      video,
      name: videos.length === 1 ? 'Vídeo' : `Vídeo ${String(index + 1)}`,
      length: undefined,
    })),
  ]
  if (shown.length === 0) return null
  return (
    <ul aria-label={`Vídeos de ${artisticName}`} className="mt-8 grid gap-6 @5xl:grid-cols-2 @5xl:gap-3">
      {shown.map(({ video, name, length }) => (
        <li key={video.id}>
          <div className="-mx-4 aspect-video overflow-hidden bg-sunken @2xl:mx-0 @2xl:rounded-card">
            <PrivateVideoFile path={video.path} bytes={video.bytes} label={`${artisticName}, ${name}`} />
          </div>
          <p className="mt-2 flex justify-between gap-4 text-sm text-muted">
            <span>{name}</span>
            {length === undefined ? null : <span className="tabular-nums">{length}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
