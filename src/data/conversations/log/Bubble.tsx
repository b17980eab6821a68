import type { About } from '@ribalta/domain/schemas/conversations/conversation'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/classNames.ts'
import { AboutCard } from '../AboutCard.tsx'
import { MessageText } from './MessageText.tsx'
import type { Elements } from '../../../ui/elements.ts'

export interface BubbleProps {
  text: string
  about: About | undefined
  /** What goes with it. */
  files?: Elements
  /** Who says it, where that is drawn; one's own is told to screen readers alone. */
  name: string | undefined
  isOwn: boolean
  isFirst: boolean
  /** Whoever reads is the conversation's artist. */
  isArtist: boolean
  isRefused?: boolean
  /** It is what is looked at. */
  isShown?: boolean
  /** When it was said, or how it stands. */
  note: ReactNode
  children?: Elements
}

/** One thing that was said: one's own at the right, what others say at the left. */
export function Bubble(props: BubbleProps) {
  const { text, about, files, name, isOwn, isFirst, isArtist, note, children } = props
  const { isRefused = false, isShown = false } = props
  return (
    <li
      aria-current={isShown || undefined}
      className={classNames('flex flex-col', isFirst ? 'pt-3' : 'pt-1', isOwn ? 'items-end' : 'items-start')}
    >
      <div
        className={classNames(
          'flex max-w-[min(85%,36rem)] min-w-0 flex-col gap-1 rounded-xl border px-3 py-2',
          isOwn ? 'border-transparent bg-accent-soft' : 'border-line bg-surface',
          isRefused && 'border-danger bg-danger-soft',
          isShown && 'ring-2 ring-accent',
        )}
      >
        {name === undefined ? (
          <span className="sr-only">{isOwn ? 'Você:' : null}</span>
        ) : (
          <p className="text-sm font-semibold break-words">{name}</p>
        )}
        {about === undefined ? null : <AboutCard about={about} isArtist={isArtist} />}
        {files}
        {text === '' ? null : <MessageText text={text} />}
        <p className="self-end text-xs text-muted">{note}</p>
      </div>
      {children}
    </li>
  )
}
