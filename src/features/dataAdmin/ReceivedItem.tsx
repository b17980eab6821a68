import { lazily } from '@ribalta/domain/lazily'
import { type Instant, instantToDate } from '@ribalta/domain/instant'
import type { ReactNode } from 'react'
import type { Elements } from '../../ui/elements.ts'
import { Tag } from '../../ui/Tag.tsx'

const MOMENT = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }))

export interface ReceivedItemProps {
  kind: string
  isWarning: boolean
  title: string
  subtitle: string
  at: Instant
  /** What its sender wrote, and what is said where that is nothing. */
  text: string
  noText: string
  /** What it is about, where that is quoted. */
  quote?: Elements
  /** What can be done with it. */
  children: ReactNode
}

/** Something that the agency received. */
export function ReceivedItem(props: ReceivedItemProps) {
  const { kind, isWarning, title, subtitle, at, text, noText, quote, children } = props
  const date = instantToDate(at)
  return (
    <article className="grid gap-x-10 gap-y-3 py-6 md:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="flex flex-col items-start gap-1">
        <Tag tone={isWarning ? 'warning' : 'neutral'}>{kind}</Tag>
        <h3 className="mt-2 text-xl wrap-anywhere">{title}</h3>
        <p className="text-sm wrap-anywhere text-muted">{subtitle}</p>
        <time dateTime={date.toISOString()} className="text-sm text-muted">
          {MOMENT().format(date)}
        </time>
      </div>
      <div>
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">
          {text === '' ? <span className="text-muted">{noText}</span> : text}
        </p>
        {quote}
        <div className="mt-3 flex flex-wrap items-center gap-x-6">{children}</div>
      </div>
    </article>
  )
}
