import { useEffect, useRef, useState } from 'react'
import type { Takes } from './takes.ts'
import { classNames } from '../../lib/classNames.ts'
import { logWarning } from '../../lib/log.ts'
import { showBlob } from '../../lib/media/showBlob.ts'
import { OwnVideo } from '../../ui/OwnVideo.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

export interface TakeVideoProps {
  takes: Takes
  id: string
  label: string
  className?: string
}

/** A take of this device, to be watched. */
export function TakeVideo({ takes, id, label, className = 'max-h-[60dvh] rounded-card' }: TakeVideoProps) {
  const [file, setFile] = useState<Blob | null>()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    let isHere = true
    takes.fileOf(id).then(
      (found) => {
        if (isHere) setFile(found ?? null)
      },
      (error: unknown) => {
        logWarning('A take could not be read', error)
        if (isHere) setFile(null)
      },
    )
    return () => {
      isHere = false
    }
  }, [takes, id])

  useEffect(() => {
    const { current } = video
    if (current === null || !file) return
    return showBlob(current, file)
  }, [file])

  if (file === undefined) return <Skeleton className="aspect-video w-full" />
  if (file === null) return <p className="text-danger">Não foi possível abrir este vídeo.</p>
  return (
    <OwnVideo
      ref={video}
      aria-label={label}
      className={classNames('w-full bg-black object-contain', className)}
    />
  )
}
