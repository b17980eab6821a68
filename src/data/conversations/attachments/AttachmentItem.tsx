import type { ReactNode } from 'react'
import { formatBytes } from '../../../lib/formats/formatBytes.ts'
import type { Elements } from '../../../ui/elements.ts'

export interface AttachmentItemProps {
  name: string
  bytes: number
  /** What it looks like, where it is a picture; its place is there before it is. */
  picture?: ReactNode
  children?: Elements
}

/** A file that goes with a message. */
export function AttachmentItem({ name, bytes, picture, children }: AttachmentItemProps) {
  return (
    <li className="flex flex-col gap-1">
      {picture === undefined ? null : (
        <div className="aspect-4/3 w-60 max-w-full overflow-hidden rounded-control bg-sunken">{picture}</div>
      )}
      <div className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="min-w-0 wrap-anywhere">
          <span>{`${name} `}</span>
          <span className="whitespace-nowrap text-muted">{formatBytes(bytes)}</span>
        </span>
        {children}
      </div>
    </li>
  )
}
