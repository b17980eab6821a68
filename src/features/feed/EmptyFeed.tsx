import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Where nothing has happened yet, of one kind or at all. */
export function EmptyFeed({ onShowAll }: { onShowAll: (() => void) | undefined }) {
  return onShowAll === undefined ? (
    <EmptyState title="Nada aconteceu ainda">
      Cadastros, mudanças de perfil, inscrições e mensagens aparecem aqui assim que chegam.
    </EmptyState>
  ) : (
    <EmptyState
      title="Nada deste tipo ainda"
      action={
        <Button variant="secondary" onClick={onShowAll}>
          Ver tudo
        </Button>
      }
    />
  )
}
