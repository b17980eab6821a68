import { zodResolver } from '@hookform/resolvers/zod'
import { noteTextSchema } from '@ribalta/domain/schemas/people/profileNote'
import { useCallback, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { addNote, type NoteEntry, watchNotes } from '../../data/notes/notes.ts'
import { useLive, type Watch } from '../../data/useLive.ts'
import { logWarning } from '../../lib/log.ts'
import { useUnsaved } from '../../lib/forms/unsaved.ts'
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

const resolver = zodResolver(z.object({ text: noteTextSchema }))

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
  const form = useForm({ defaultValues: { text: '' }, resolver })
  const [hasFailed, setHasFailed] = useState(false)
  useUnsaved(form.formState.isDirty, { words: 'A anotação ainda não foi adicionada.' })
  const submit = form.handleSubmit(async ({ text }) => {
    setHasFailed(false)
    try {
      await addNote(uid, viewer, text)
      form.reset()
    } catch (error) {
      logWarning('A note was not added', error)
      setHasFailed(true)
    }
  })
  return (
    <form noValidate className="flex flex-col items-start gap-3" onSubmit={(event) => void submit(event)}>
      <div className="w-full">
        <TextareaField
          {...form.register('text')}
          label="Nova anotação"
          rows={3}
          error={form.formState.errors.text?.message}
        />
      </div>
      {hasFailed ? <Notice tone="danger">A anotação não foi salva. Tente novamente.</Notice> : null}
      <Button type="submit" variant="secondary" busy={form.formState.isSubmitting}>
        Adicionar anotação
      </Button>
    </form>
  )
}
