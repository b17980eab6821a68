import type { ReactNode } from 'react'
import { classNames } from '../lib/classNames.ts'

const TONES = {
  neutral: 'border-line text-muted',
  accent: 'border-accent text-accent',
  danger: 'border-danger text-danger',
  success: 'border-success text-success',
  warning: 'border-warning text-warning',
} as const

export type TagTone = keyof typeof TONES

/** A small label: a class, a skill, a state. */
export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-full border px-2.5 py-0.5 text-sm',
        TONES[tone],
      )}
    >
      {children}
    </span>
  )
}
