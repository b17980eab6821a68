import type { Instant } from '@ribalta/domain/instant'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { useUnsaved } from '../../lib/forms/unsaved.ts'
import { logWarning } from '../../lib/log.ts'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { EditIcon, TrashIcon } from '../../ui/icons.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { sendUndoable } from '../../ui/undo/undo.ts'
import { personNameQuery } from '../profiles/queries.ts'

/** What is said of something that one of the team wrote. */
export interface SaidWords {
  readonly field: string
  readonly change: string
  readonly delete: string
  readonly changed: string
  readonly unsaved: string
  readonly deleted: string
  /** What the way back is to who hears it. */
  readonly back: string
  readonly notBack: string
  readonly notDeleted: string
  readonly notSaved: string
}

export interface SaidLineProps {
  said: {
    readonly author: string
    readonly text: string
    readonly at: Instant
    readonly updatedAt?: Instant | undefined
  }
  words: SaidWords
  isMine: boolean
  maxLength: number
  lead?: Elements
  onChange: (text: string) => Promise<void>
  onDelete: () => Promise<void>
  onUndo: () => Promise<void>
}

/** Something that one of the team wrote, with who and when; its author changes it and takes it back. */
export function SaidLine(props: SaidLineProps) {
  const { said, words, isMine, maxLength, lead, onChange, onDelete, onUndo } = props
  const { author, text, at, updatedAt } = said
  const { data: name } = useQuery(personNameQuery(author))
  const [draft, setDraft] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  useUnsaved(draft !== undefined && draft !== text, { words: words.unsaved })

  async function run(act: () => Promise<void>, failure: string): Promise<void> {
    setIsBusy(true)
    try {
      await act()
    } catch (error) {
      logWarning('What somebody wrote was not changed', error)
      toast({ variant: 'destructive', title: failure, description: 'Tente novamente.' })
    } finally {
      setIsBusy(false)
    }
  }

  async function remove(): Promise<void> {
    const leaving = onDelete()
    sendUndoable(leaving, {
      what: words.deleted,
      altText: words.back,
      undo: () => void run(onUndo, words.notBack),
    })
    await leaving
  }

  const who = author === 'deleted' ? 'Quem saiu da equipe' : (name ?? 'Equipe')
  return (
    <li className="py-3">
      {lead}
      {draft === undefined ? (
        <p className="break-words whitespace-pre-line">{text}</p>
      ) : (
        <textarea
          aria-label={words.field}
          rows={3}
          maxLength={maxLength}
          value={draft}
          onChange={({ target }) => {
            setDraft(target.value)
          }}
          className="w-full rounded-control border border-line-strong bg-surface px-3 py-2"
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span className="grow">{`${isMine ? 'Você' : who}, ${formatDateTime(at)}${updatedAt === undefined ? '' : ` (${words.changed})`}`}</span>
        {!isMine ? null : draft === undefined ? (
          <>
            <Button
              variant="quiet"
              size="small"
              aria-label={words.change}
              onClick={() => {
                setDraft(text)
              }}
            >
              <EditIcon />
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={words.delete}
              busy={isBusy}
              onClick={() => void run(remove, words.notDeleted)}
            >
              <TrashIcon />
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setDraft(undefined)
              }}
            >
              Cancelar
            </Button>
            <Button
              variant="secondary"
              size="small"
              busy={isBusy}
              disabled={draft.trim() === ''}
              onClick={() =>
                void run(async () => {
                  await onChange(draft.trim())
                  setDraft(undefined)
                }, words.notSaved)
              }
            >
              Salvar
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
