import { classNames } from '../lib/classNames.ts'

export interface SkeletonProps {
  className?: string
  /** In a prerendered page: where the page draws one of its first photos itself, before its code is there (src/early). */
  holdsPhoto?: boolean
  /** The same for a text: the field of the page's document. `className` gives the text its size instead of the block. */
  holdsText?: string
}

/** A quiet block that holds the place of something that is coming. Give it its size with `className`. */
export function Skeleton({ className, holdsPhoto, holdsText }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-photo={holdsPhoto === true ? '' : undefined}
      data-text={holdsText}
      // What the page has written there by itself stays.
      suppressHydrationWarning={holdsText !== undefined}
      className={classNames('block placeholder-block rounded-card', className)}
    >
      {holdsText === undefined ? null : '\u00A0'}
    </span>
  )
}
