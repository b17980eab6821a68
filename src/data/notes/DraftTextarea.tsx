import { Suspense, useEffect } from 'react'
import type { Draft, StoredText } from '../../lib/forms/draft.ts'
import { useStore } from '../../lib/store.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'

const DraftConflict = lazyPart(() => import('./DraftConflict.tsx'))

export interface DraftTextareaProps {
  label: string
  draft: Draft
  /** What is stored now, also by colleagues. */
  stored: StoredText
  maxLength: number
  /** Takes the focus as it appears. */
  hasFocus?: boolean
  onType: (text: string) => void
}

/** A note that the team shares: saved as one types, and never over what a colleague wrote meanwhile. */
export function DraftTextarea(props: DraftTextareaProps) {
  const { label, draft, stored, maxLength, hasFocus = false, onType } = props
  const { text, state, theirs } = useStore(draft)
  const shown = draft.shown(stored)
  useEffect(() => {
    draft.meet(stored)
  })
  useEffect(() => {
    // What is saved begins again with what is stored.
    const rest = (): void => {
      if (draft.current().state === 'saved') draft.drop()
    }
    rest()
    return rest
  }, [draft])
  return (
    <div>
      <textarea
        aria-label={label}
        placeholder="Anotação"
        rows={2}
        ref={hasFocus ? focus : undefined}
        aria-invalid={state === 'tooLong' || state === 'conflict' || undefined}
        value={shown}
        onChange={({ target }) => {
          onType(target.value)
        }}
        onBlur={draft.commit}
        className="w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-sm"
      />
      <output className="block min-h-5 text-sm text-muted">
        {state === 'saving' ? 'Salvando…' : state === 'saved' && shown === text ? 'Anotação salva' : ''}
      </output>
      {theirs === undefined ? null : (
        <Suspense fallback={null}>
          <DraftConflict theirs={theirs} onKeep={draft.keep} onTake={draft.drop} />
        </Suspense>
      )}
      {state === 'tooLong' ? (
        <p role="alert" className="text-sm text-danger">
          {`A anotação não foi salva: cabem ${maxLength.toLocaleString('pt-BR')} caracteres. Encurte um pouco.`}
        </p>
      ) : null}
      {state === 'failed' ? (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
          A anotação não foi salva.
          <Button variant="secondary" size="small" onClick={draft.commit}>
            Tentar de novo
          </Button>
        </p>
      ) : null}
    </div>
  )
}

function focus(field: HTMLTextAreaElement | null): void {
  field?.focus()
}
