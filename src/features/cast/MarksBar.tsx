import type { ProfileAct } from '@ribalta/domain/profileStatus'
import { PROFILE_ACTS } from '@ribalta/domain/profileStatus'
import { useState } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import { canCompare, compareAddress } from '../../lib/compareAddress.ts'
import { useStore } from '../../lib/store.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { NoteDialog } from '../../ui/NoteDialog.tsx'
import { ACT_WORDS, people } from '../../lib/actWords.ts'
import { AddToList } from './AddToList.tsx'
import { marked, unmark } from './marks.ts'
import type { Act } from './useAct.ts'

export interface MarksBarProps {
  isDirector: boolean
  act: Act
  isExporting: boolean
  onExport: (uids: string[]) => void
}

/** How many are marked and what can be done with them, over the foot of the window while there are any. */
export function MarksBar({ isDirector, act, isExporting, onExport }: MarksBarProps) {
  const marks = useStore(marked)
  const [asked, setAsked] = useState<ProfileAct>()
  const [reason, setReason] = useState('')
  const { user } = useAuth()
  const [isAdding, setIsAdding] = useState(false)
  const words = ACT_WORDS[asked ?? 'suspend']

  async function send(what: ProfileAct): Promise<void> {
    if (!(await act.run(what, reason))) return
    setAsked(undefined)
    setReason('')
  }

  return (
    <>
      <output className="sr-only">{marks.size === 0 ? '' : markedWords(marks.size)}</output>
      {marks.size === 0 ? null : (
        <div
          role="toolbar"
          aria-label="Ações com os marcados"
          className="sticky bottom-3 z-20 mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line-strong bg-surface px-4 py-3 shadow-raised"
        >
          <p aria-hidden="true" className="font-medium tabular-nums max-sm:grow">
            {markedWords(marks.size)}
          </p>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              unmark([...marks.keys()])
            }}
          >
            Desmarcar todos
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              setIsAdding(true)
            }}
          >
            Adicionar a uma lista
          </Button>
          {canCompare(marks.size) ? (
            <ButtonLink variant="secondary" size="small" to={compareAddress([...marks.keys()])}>
              Comparar
            </ButtonLink>
          ) : null}
          <Button
            variant="secondary"
            size="small"
            busy={isExporting}
            onClick={() => {
              onExport([...marks.keys()])
            }}
          >
            Exportar CSV
          </Button>
          {isDirector
            ? PROFILE_ACTS.map((each) => (
                <Button
                  key={each}
                  variant="secondary"
                  size="small"
                  onClick={() => {
                    act.forget()
                    setAsked(each)
                  }}
                >
                  {ACT_WORDS[each].action}
                </Button>
              ))
            : null}
        </div>
      )}
      {isAdding && user !== null ? (
        <AddToList
          uid={user.uid}
          people={marks}
          onClose={() => {
            setIsAdding(false)
          }}
        />
      ) : null}
      <NoteDialog
        open={asked !== undefined}
        title={words.title(people(marks.size))}
        description={words.description}
        label="Motivo"
        action={words.action}
        isDangerous={asked !== 'republish'}
        note={reason}
        onNote={setReason}
        isBusy={act.isBusy}
        problem={act.problem}
        onClose={() => {
          setAsked(undefined)
        }}
        onSend={() => {
          if (asked !== undefined) void send(asked)
        }}
      />
    </>
  )
}

function markedWords(count: number): string {
  return count === 1 ? '1 marcado' : `${String(count)} marcados`
}
