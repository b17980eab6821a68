import type { TestEntry } from '../../data/testRequests/requests.ts'
import { Button } from '../../ui/Button.tsx'
import type { ButtonVariant } from '../../ui/buttonStyle.ts'
import type { AskReason } from './TestReasons.tsx'

export interface RefuseButtonProps {
  test: TestEntry
  variant: ButtonVariant
  className?: string
  onAsk: AskReason
}

/** The artist's no to a test; once takes were sent it takes them out of sight. */
export function RefuseButton({ test, variant, className, onAsk }: RefuseButtonProps) {
  return (
    <Button
      variant={variant}
      aria-haspopup="dialog"
      className={className}
      onClick={() => {
        onAsk('refuse')
      }}
    >
      {test.status === 'submitted' ? 'Retirar meu teste' : 'Recusar'}
    </Button>
  )
}
