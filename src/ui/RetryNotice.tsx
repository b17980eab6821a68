import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

/** What did not work, in the flow of the page, with the way to try again. */
export function RetryNotice({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <Notice tone="danger">
      <p>{children}</p>
      <p className="mt-3">
        <Button variant="secondary" size="small" onClick={onRetry}>
          Tentar novamente
        </Button>
      </p>
    </Notice>
  )
}
