import { MAX_NOTE } from '@ribalta/domain/schemas/people/profileNote'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addNote, changeNote, deleteNote, type NoteEntry } from '../../data/notes/notes.ts'
import { personNameQuery } from '../../data/profiles/queries.ts'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { logWarning } from '../../lib/log.ts'
import { useUnsaved } from '../../lib/forms/unsaved.ts'
import { Button } from '../../ui/Button.tsx'
import { EditIcon, TrashIcon } from '../../ui/icons.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { sendUndoable } from '../../ui/undo/undo.ts'

export interface NoteLineProps {
  uid: string
  entry: NoteEntry
  isMine: boolean
}

/** One note, with who wrote it and when; its author changes it and takes it back. */
export function NoteLine({ uid, entry: { id, note }, isMine }: NoteLineProps) {
  const { author, text, at, updatedAt } = note
  const { data: name } = useQuery(personNameQuery(author))
  const [draft, setDraft] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  useUnsaved(draft !== undefined && draft !== text, {
    words: 'O que você mudou em uma anotação ainda não foi salvo.',
  })

  async function run(act: () => Promise<void>, failure: string): Promise<void> {
    setIsBusy(true)
    try {
      await act()
    } catch (error) {
      logWarning('A note was not changed', error)
      toast({ variant: 'destructive', title: failure, description: 'Tente novamente.' })
    } finally {
      setIsBusy(false)
    }
  }

  async function remove(): Promise<void> {
    const leaving = deleteNote(uid, id)
    sendUndoable(leaving, {
      what: 'Anotação excluída',
      altText: 'Anotar de novo o mesmo texto',
      undo: () => void run(() => addNote(uid, author, text), 'A anotação não voltou'),
    })
    await leaving
  }

  const who = author === 'deleted' ? 'Quem saiu da equipe' : (name ?? 'Equipe')
  return (
    <li className="py-3">
      {draft === undefined ? (
        <p className="break-words whitespace-pre-line">{text}</p>
      ) : (
        <textarea
          aria-label="Texto da anotação"
          rows={3}
          maxLength={MAX_NOTE}
          value={draft}
          onChange={({ target }) => {
            setDraft(target.value)
          }}
          className="w-full rounded-control border border-line-strong bg-surface px-3 py-2"
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span className="grow">
          {isMine ? 'Você' : who}, {formatDateTime(at)}
          {updatedAt === undefined ? '' : ' (mudada)'}
        </span>
        {!isMine ? null : draft === undefined ? (
          <>
            <Button
              variant="quiet"
              size="small"
              aria-label="Mudar anotação"
              onClick={() => {
                setDraft(text)
              }}
            >
              <EditIcon />
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label="Excluir anotação"
              busy={isBusy}
              onClick={() => void run(remove, 'A anotação não foi excluída')}
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
                  await changeNote(uid, id, draft.trim())
                  setDraft(undefined)
                }, 'A anotação não foi salva')
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
