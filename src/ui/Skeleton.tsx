import { classNames } from '../lib/classNames.ts'

export interface SkeletonProps {
  className?: string
  /** In a prerendered page: where the page draws one of its first photos itself, before its code is there (src/early). */
  holdsPhoto?: boolean
}

/** A quiet block that holds the place of something that is coming. Give it its size with `className`. */
export function Skeleton({ className, holdsPhoto }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-photo={holdsPhoto === true ? '' : undefined}
      className={classNames('block animate-pulse rounded-card bg-sunken', className)}
    />
  )
}
