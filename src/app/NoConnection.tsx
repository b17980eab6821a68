import { ErrorState, type ErrorStateProps } from '../ui/ErrorState.tsx'

/** In the place of a screen that could not be fetched; it opens by itself once the network is back. */
export function NoConnection({ onRetry }: Pick<ErrorStateProps, 'onRetry'>) {
  return (
    <div className="page-band pt-16 pb-24">
      <h1 className="sr-only">Sem conexão</h1>
      <ErrorState title="Sem conexão" onRetry={onRetry} />
    </div>
  )
}
