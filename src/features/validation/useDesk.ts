import { reviewNotice } from '@ribalta/domain/notices/ofActs'
import { nextInQueue, reviewKind, type ReviewKind } from '@ribalta/domain/people/reviewQueue'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import type { ReviewDecision } from '@ribalta/domain/people/profileStatus'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { noticeOnWhatsApp } from '../../lib/words/noticeMessage.ts'
import { toastTold } from '../../ui/toast/toastTold.ts'
import { useUnsaved } from '../../lib/forms/unsaved.ts'
import { ENTRY_PARAM, entryPath } from '../../lib/entryPath.ts'
import { useReviewQueue, type ReviewQueue } from './useReviewQueue.ts'

const DONE: Readonly<Record<ReviewDecision, string>> = {
  approve: 'publicado',
  requestChanges: 'ajustes pedidos',
  reject: 'recusado',
}

function doneWords(name: string, decision: ReviewDecision, kind: ReviewKind): string {
  return `${name}: ${decision === 'reject' && kind === 'change' ? 'mudança recusada' : DONE[decision]}`
}

export interface Desk {
  queue: ReviewQueue
  openId: string | undefined
  /** The one after the open one, or the first. */
  next: string | undefined
  /** What was written of each entry and not sent. */
  noteOf: (id: string) => string
  keepNote: (id: string, note: string) => void
  /** Says what was decided and goes on to the next. */
  onDecided: (id: string, decision: ReviewDecision, profile: Profile) => void
  go: (id: string) => void
  /** To be called where somebody goes by a link, so that the focus goes with them. */
  onGo: () => void
  /** What takes the focus then. */
  area: RefObject<HTMLDivElement | null>
}

/** The queue and the entry that is open, and going from one to the next. */
export function useDesk(): Desk {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const queue = useReviewQueue()
  const openId = params.get(ENTRY_PARAM) ?? undefined
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({})
  useUnsaved(
    Object.values(notes).some((note) => note.trim() !== ''),
    {
      words: 'O que você escreveu em Validation ainda não foi enviado.',
      forget: () => {
        setNotes({})
      },
    },
  )
  const area = useRef<HTMLDivElement>(null)
  /** Somebody has gone on from here, so the focus goes with them. */
  const hasMoved = useRef(false)

  useLayoutEffect(() => {
    if (hasMoved.current) area.current?.focus()
    hasMoved.current = false
  }, [openId])

  function onGo(): void {
    hasMoved.current = true
  }

  function go(id: string | undefined): void {
    onGo()
    void navigate(id === undefined ? '/validation' : entryPath(id))
  }

  function keepNote(id: string, note: string): void {
    setNotes((known) => ({ ...known, [id]: note }))
  }

  return {
    queue,
    openId,
    next: openId === undefined ? queue.items[0]?.id : nextInQueue(queue.items, openId),
    noteOf: (id) => notes[id] ?? '',
    keepNote,
    onDecided: (id, decision, profile) => {
      const note = (notes[id] ?? '').trim()
      const kind = reviewKind(profile)
      const notice = reviewNotice({ decision, kind, note, isOnAir: true })
      toastTold(
        doneWords(profile.artisticName, decision, kind),
        noticeOnWhatsApp(profile, notice, new Date()),
      )
      keepNote(id, '')
      const next = nextInQueue(queue.items, id)
      queue.leave(id)
      go(next)
    },
    go,
    onGo,
    area,
  }
}
