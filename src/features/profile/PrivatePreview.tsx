import type { ProfileMedia } from '@ribalta/domain/schemas/media'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { previewPath } from '../../data/profiles/media.ts'
import { privateFileAddressQuery } from '../../data/profiles/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

/** A stored photo, or a video on demand, as its owner sees it: it may not be public yet. */
export function PrivatePreview({ media, alt }: { media: ProfileMedia; alt: string }) {
  const isVideo = media.kind === 'video'
  const [isWanted, setIsWanted] = useState(!isVideo)
  const path = previewPath(media)
  const {
    data: url,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...privateFileAddressQuery(path), enabled: isWanted })
  if (url !== undefined) {
    return isVideo ? (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the artist's own upload, of which no captions exist
      <video src={url} controls playsInline aria-label={alt} className="size-full object-contain" />
    ) : (
      <img src={url} alt={alt} className="size-full object-cover" />
    )
  }
  return (
    <span
      className="grid size-full place-items-center p-3 text-sm text-muted"
      style={{ backgroundColor: isVideo ? undefined : media.placeholder }}
    >
      {isError ? (
        <Button variant="secondary" size="small" className="bg-surface" onClick={() => void refetch()}>
          Carregar de novo
        </Button>
      ) : null}
      {!isWanted ? (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            setIsWanted(true)
          }}
        >
          Ver vídeo
        </Button>
      ) : null}
      {isFetching && isVideo ? <Spinner /> : null}
    </span>
  )
}
