import { MAX_NOTE } from '@ribalta/domain/schemas/people/profileNote'
import { addNote, changeNote, deleteNote, type NoteEntry } from '../../data/notes/notes.ts'
import { SaidLine, type SaidWords } from '../../data/notes/SaidLine.tsx'

const WORDS: SaidWords = {
  field: 'Texto da anotação',
  change: 'Mudar anotação',
  delete: 'Excluir anotação',
  changed: 'mudada',
  unsaved: 'O que você mudou em uma anotação ainda não foi salvo.',
  deleted: 'Anotação excluída',
  back: 'Anotar de novo o mesmo texto',
  notBack: 'A anotação não voltou',
  notDeleted: 'A anotação não foi excluída',
  notSaved: 'A anotação não foi salva',
}

export interface NoteLineProps {
  uid: string
  entry: NoteEntry
  isMine: boolean
}

/** One note, with who wrote it and when; its author changes it and takes it back. */
export function NoteLine({ uid, entry: { id, note }, isMine }: NoteLineProps) {
  return (
    <SaidLine
      said={note}
      words={WORDS}
      isMine={isMine}
      maxLength={MAX_NOTE}
      onChange={(text) => changeNote(uid, id, text)}
      onDelete={() => deleteNote(uid, id)}
      onUndo={() => addNote(uid, note.author, note.text)}
    />
  )
}
