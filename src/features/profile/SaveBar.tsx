import { useWatch } from 'react-hook-form'
import { useStore } from '../../lib/store.ts'
import { useUnsaved } from '../../lib/forms/unsaved.ts'
import { Button } from '../../ui/Button.tsx'
import { FormProblems } from '../../ui/FormProblems.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { ProfileEditor } from './useProfileEditor.ts'

export interface SaveBarProps {
  editor: ProfileEditor
  problem: string | undefined
  /** Something else on the page, with a button of its own, is not saved either. */
  isMoreUnsaved: boolean
  /** The person goes for good: no warning then. */
  isLeaving: boolean
}

/** The one button that saves, always in sight, and what stands in its way. */
export function SaveBar({ editor, problem, isMoreUnsaved, isLeaving }: SaveBarProps) {
  const { form, uploads, isSaving, isStale, takeNewest, isChanged } = editor
  // Both only for being told of every change.
  useWatch({ control: form.control })
  useStore(uploads)
  const hasChanges = isChanged()
  useUnsaved((hasChanges || isMoreUnsaved) && !isLeaving, {
    words: 'As alterações que você fez neste perfil ainda não foram salvas e vão se perder.',
    // The conversation with the agency stands at the same address.
    isPerQuery: true,
    forget: editor.forget,
  })
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-col gap-3 border-t border-line bg-paper px-4 py-4 sm:mx-0 sm:px-0">
      {isStale ? (
        <Notice tone="warning">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              Seu perfil mudou em outro lugar depois que você começou a editar. Carregue os valores novos e
              salve de novo: o que você digitou aqui continua.
            </p>
            <Button variant="secondary" size="small" onClick={takeNewest}>
              Carregar valores novos
            </Button>
          </div>
        </Notice>
      ) : null}
      <FormProblems control={form.control} />
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      <div className="flex items-center justify-between gap-3">
        <output className="min-w-0 text-sm text-muted">
          {isSaving ? 'Salvando…' : hasChanges ? 'Há alterações não salvas.' : 'Tudo salvo.'}
        </output>
        <Button type="submit" busy={isSaving} className="shrink-0">
          Salvar alterações
        </Button>
      </div>
    </div>
  )
}
