import { RetryNotice } from '../../ui/RetryNotice.tsx'

/** Says that it is not known who was chosen; the ranking itself is there. */
export function ChosenFailed({ onRetry }: { onRetry: () => void }) {
  return <RetryNotice onRetry={onRetry}>Não foi possível ler quem já foi aprovado.</RetryNotice>
}
