import { classNames } from '../../lib/classNames.ts'
import type { Line } from './publicFieldLines.ts'

export interface ChangedLinesProps {
  lines: readonly Line[]
  /** The other side's lines; what is not among them stands out. */
  others: readonly Line[] | undefined
  side: 'before' | 'after'
  /** Sentences run on; anything else has a line each. */
  isProse: boolean
}

/** One side's lines of a field, with what the other side has not. */
export function ChangedLines({ lines, others, side, isProse }: ChangedLinesProps) {
  if (lines.length === 0) return <span className="text-muted">—</span>
  return lines.map((line, index) => {
    const isOnlyHere = others !== undefined && !others.some(({ text }) => text === line.text)
    const content =
      line.href === undefined ? (
        <span>{line.text}</span>
      ) : (
        <a
          href={line.href}
          target="_blank"
          rel="noopener nofollow noreferrer"
          className="text-link break-all"
        >
          <span>{line.text}</span>
          <span className="sr-only"> (abre em outra aba)</span>
        </a>
      )
    const Mark = isOnlyHere ? (side === 'before' ? 'del' : 'ins') : 'span'
    return (
      <Mark
        key={`${String(index)} ${line.text}`}
        className={classNames(
          'rounded-sm box-decoration-clone',
          !isProse && 'block w-fit max-w-full',
          isOnlyHere && !isProse && 'px-1.5',
          isOnlyHere && side === 'before' && 'bg-danger-soft text-danger line-through',
          isOnlyHere && side === 'after' && 'bg-success-soft text-success no-underline',
        )}
      >
        {content}
        {isProse ? <span> </span> : null}
      </Mark>
    )
  })
}
