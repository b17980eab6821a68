import { classNames } from '../lib/classNames.ts'

/** Which way a column is sorted; where it is not, a hint while it is pointed at. */
export function SortMark({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 10 14"
      className={classNames(
        'size-3 fill-none stroke-current stroke-2',
        direction === undefined && 'opacity-0 group-hover:opacity-50',
      )}
    >
      <path d={direction === 'descending' ? 'M1 9l4 4 4-4M5 13V1' : 'M1 5l4-4 4 4M5 1v12'} />
    </svg>
  )
}
