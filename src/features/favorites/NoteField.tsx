import { MAX_FAVORITE_NOTE } from '@ribalta/domain/schemas/favorites'
import { useCallback, useState } from 'react'
import { changeItem } from '../../data/favoriteLists/lists.ts'
import { logWarning } from '../../lib/log.ts'
import { useDraft } from '../../lib/useDraft.ts'
import { Button } from '../../ui/Button.tsx'
import { LeaveWarning } from '../../ui/LeaveWarning.tsx'

export interface NoteFieldProps {
  listId: string
  uid: string
  artisticName: string
  note: string
}

const tidy = (text: string): string => text.trimEnd()

/** What is noted about somebody in a list: kept as one types, and said when it is. */
export function NoteField({ listId, uid, artisticName, note }: NoteFieldProps) {
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle')
  const save = useCallback(
    (text: string) => {
      setState('saving')
      changeItem(listId, uid, { note: text }).then(
        () => {
          setState('saved')
        },
        (error: unknown) => {
          logWarning('A note was not kept', error)
          setState('failed')
        },
      )
    },
    [listId, uid],
  )
  const { text, change } = useDraft(note, tidy, save)
  const isUnsaved = tidy(text) !== note || state === 'saving' || state === 'failed'
  return (
    <div>
      <textarea
        aria-label={`Anotação sobre ${artisticName}`}
        placeholder="Anotação"
        rows={2}
        maxLength={MAX_FAVORITE_NOTE}
        value={text}
        onChange={({ target }) => {
          change(target.value)
        }}
        className="w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-sm"
      />
      <output className="block min-h-5 text-sm text-muted">
        {state === 'saving' ? 'Salvando…' : state === 'saved' && !isUnsaved ? 'Anotação salva' : ''}
      </output>
      {state === 'failed' ? (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
          A anotação não foi salva.
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              save(tidy(text))
            }}
          >
            Tentar de novo
          </Button>
        </p>
      ) : null}
      <LeaveWarning isActive={isUnsaved} isPerQuery>
        A anotação sobre {artisticName} ainda não foi salva.
      </LeaveWarning>
    </div>
  )
}
