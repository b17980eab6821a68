import { noteTextSchema } from '@ribalta/domain/schemas/people/profileNote'
import { useCallback, useState } from 'react'
import { addNote, type NoteEntry, watchNotes } from '../../data/notes/notes.ts'
import { useLive, type Watch } from '../../data/useLive.ts'
import { useWrittenText } from '../../lib/forms/useWrittenText.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import { DetailsPart } from './DetailsPart.tsx'
import { NoteLine } from './NoteLine.tsx'

/** The newest ones; then as many as a list may have. */
const FIRST = 12
const ALL = 50

const NOTHING = { text: '' }

export interface NotesProps {
  uid: string
  /** Who is looking. */
  viewer: string
}

/** What the team notes about somebody, live; the person never sees it. */
export function Notes({ uid, viewer }: NotesProps) {
  const [most, setMost] = useState(FIRST)
  const watch: Watch<NoteEntry[]> = useCallback(
    (onValue, onError) => watchNotes(uid, most, onValue, onError),
    [uid, most],
  )
  const notes = useLive(watch)
  return (
    <DetailsPart title="Anotações">
      <NewNote uid={uid} viewer={viewer} />
      {notes.status === 'loading' ? (
        <Skeleton className="h-16 w-full" />
      ) : notes.status === 'failed' ? (
        <ErrorState title="Não foi possível carregar as anotações" onRetry={notes.retry} />
      ) : notes.data.length === 0 ? (
        <p className="text-muted">Nenhuma anotação ainda. Só a equipe lê o que for anotado.</p>
      ) : (
        <ul aria-label="Anotações" className="flex flex-col divide-y divide-line">
          {notes.data.map((entry) => (
            <NoteLine key={entry.id} uid={uid} entry={entry} isMine={entry.note.author === viewer} />
          ))}
        </ul>
      )}
      {notes.status === 'ready' && notes.data.length === FIRST && most === FIRST ? (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => {
            setMost(ALL)
          }}
        >
          Mostrar anotações anteriores
        </Button>
      ) : null}
    </DetailsPart>
  )
}

function NewNote({ uid, viewer }: NotesProps) {
  const { written, write, isSending, hasFailed, problem, send } = useWrittenText({
    key: `form.note.${viewer}.${uid}`,
    nothing: NOTHING,
    schema: noteTextSchema,
    send: ({ text }) => addNote(uid, viewer, text),
    unsaved: 'A anotação ainda não foi adicionada.',
  })
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="w-full">
        <TextareaField
          label="Nova anotação"
          rows={3}
          value={written.text}
          readOnly={isSending}
          error={problem}
          onChange={({ target }) => {
            write({ text: target.value })
          }}
        />
      </div>
      {hasFailed ? <Notice tone="danger">A anotação não foi salva. Tente novamente.</Notice> : null}
      <Button type="submit" variant="secondary" busy={isSending}>
        Adicionar anotação
      </Button>
    </form>
  )
}
