import type { ReactNode } from 'react'
import { classNames } from '../lib/classNames.ts'

const TONES = {
  neutral: 'border-line-strong bg-sunken text-ink',
  danger: 'border-danger bg-danger-soft text-danger',
  success: 'border-success bg-success-soft text-success',
  warning: 'border-warning bg-warning-soft text-warning',
} as const

/** A message in the flow of the page. A `danger` one is announced at once when it appears. */
export function Notice({ tone = 'neutral', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('rounded-control border-l-4 px-4 py-3', TONES[tone])}
    >
      {children}
    </div>
  )
}
