import { classNames } from '../lib/classNames.ts'

/** A quiet block that holds the place of something that is coming. Give it its size with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded-card bg-sunken', className)}
    />
  )
}
