import type { Draft, DraftState } from '../lib/forms/draft.ts'
import { useStore } from '../lib/store.ts'
import { Button } from './Button.tsx'

export interface DraftTextareaProps {
  label: string
  draft: Draft
  /** What is stored, by whoever of the team. */
  stored: string
  /** A text as it is stored. */
  tidy: (text: string) => string
  maxLength: number
  /** Takes the focus as it appears. */
  hasFocus?: boolean
  onType: (text: string) => void
}

/** What was typed as long as it is not surely kept; else what is stored. */
function shownText({ text, state }: DraftState, stored: string, tidy: (text: string) => string): string {
  if (text === undefined) return stored
  return state === 'saved' && tidy(text) !== stored ? stored : text
}

/** A note: kept as one types, and said when it is. */
export function DraftTextarea(props: DraftTextareaProps) {
  const { label, draft, stored, tidy, maxLength, hasFocus = false, onType } = props
  const typed = useStore(draft)
  return (
    <div>
      <textarea
        aria-label={label}
        placeholder="Anotação"
        rows={2}
        ref={hasFocus ? focus : undefined}
        aria-invalid={typed.state === 'tooLong' || undefined}
        value={shownText(typed, stored, tidy)}
        onChange={({ target }) => {
          onType(target.value)
        }}
        onBlur={draft.commit}
        className="w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-sm"
      />
      <output className="block min-h-5 text-sm text-muted">
        {typed.state === 'saving' ? 'Salvando…' : typed.state === 'saved' ? 'Anotação salva' : ''}
      </output>
      {typed.state === 'tooLong' ? (
        <p
          role="alert"
          className="text-sm text-danger"
        >{`A anotação não foi salva: cabem ${maxLength.toLocaleString('pt-BR')} caracteres. Encurte um pouco.`}</p>
      ) : null}
      {typed.state === 'failed' ? (
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
