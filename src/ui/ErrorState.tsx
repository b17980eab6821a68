import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

export interface ErrorStateProps {
  title?: string | undefined
  children?: ReactNode
  /** Called by “Tentar novamente”; without it no button is offered. */
  onRetry?: (() => void) | undefined
}

/** What a screen or a list shows when its data did not come, with a way to try again. */
export function ErrorState({
  title = 'Não foi possível carregar',
  children = 'Verifique sua conexão e tente novamente.',
  onRetry,
}: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-4 border-t border-danger py-12">
      <h2 className="text-2xl">{title}</h2>
      <div className="max-w-prose text-muted">{children}</div>
      {onRetry === undefined ? null : (
        <Button variant="secondary" onClick={onRetry}>
          Tentar novamente
        </Button>
      )}
    </div>
  )
}
