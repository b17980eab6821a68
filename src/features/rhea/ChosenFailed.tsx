import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Says that it is not known who was chosen; the ranking itself is there. */
export function ChosenFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="danger">
      <p>Não foi possível ler quem já foi aprovado.</p>
      <p className="mt-3">
        <Button variant="secondary" size="small" onClick={onRetry}>
          Tentar novamente
        </Button>
      </p>
    </Notice>
  )
}
