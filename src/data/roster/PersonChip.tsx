import type { ProfileImage } from '@ribalta/domain/schemas/media/media'
import { Portrait } from '../../ui/Portrait.tsx'
import { PrivateImage } from '../privateFiles/PrivateImage.tsx'
import type { ReactNode } from 'react'

export interface PersonChipProps {
  /** The first photo; `null` where there is none. */
  photo: ProfileImage | null
  /** The name, or the link that is called so. */
  children: ReactNode
  /** A line below the name. */
  detail?: string | undefined
}

/** Somebody in one line: a small portrait and the name. What every list that is not of cards calls people by. */
export function PersonChip({ photo, children, detail }: PersonChipProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span aria-hidden="true" className="size-11 shrink-0 overflow-hidden rounded-control bg-sunken">
        {photo === null ? (
          <Portrait image={null} alt="" />
        ) : (
          <PrivateImage photo={photo} alt="" width={160} isInLink />
        )}
      </span>
      <span className="min-w-0">
        <span className="block break-words">{children}</span>
        {detail === undefined || detail === '' ? null : (
          <span className="block text-sm text-muted">{detail}</span>
        )}
      </span>
    </span>
  )
}
