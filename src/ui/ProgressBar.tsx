import { classNames } from '../lib/classNames.ts'

export interface ProgressBarProps {
  /** 0 … 1 */
  fraction: number
  label: string
  className?: string
}

/** How far something is. */
export function ProgressBar({ fraction, label, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={Math.round(fraction * 100)}
      className={classNames(
        'h-2 w-full appearance-none overflow-hidden border-0 bg-line',
        '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent',
        className,
      )}
    />
  )
}
