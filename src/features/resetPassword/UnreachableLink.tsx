import { ErrorState } from '../../ui/ErrorState.tsx'

/** The link may be good, but nobody could be asked. */
export function UnreachableLink({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-band pt-16">
      <ErrorState title="Não foi possível conferir o link" onRetry={onRetry} />
    </div>
  )
}
