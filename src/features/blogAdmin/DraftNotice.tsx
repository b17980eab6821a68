import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { PostEditorState } from './usePostEditor.ts'

/** Says where what is in the editor stands beside what is stored, and what can be done about it. */
export function DraftNotice({ editor }: { editor: PostEditorState }) {
  if (editor.isStale) {
    return (
      <Notice tone="warning">
        <p>Este post foi alterado por outra pessoa depois que você começou. O seu texto continua aqui.</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button variant="secondary" size="small" onClick={() => void editor.resolveConflict('mine')}>
            Continuar com o meu texto
          </Button>
          <Button variant="secondary" size="small" onClick={() => void editor.resolveConflict('theirs')}>
            Carregar a versão nova
          </Button>
        </div>
      </Notice>
    )
  }
  if (!editor.isRecovered) return null
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>Recuperamos o que você digitou e não salvou.</p>
        <Button variant="secondary" size="small" onClick={editor.discard}>
          Descartar
        </Button>
      </div>
    </Notice>
  )
}
