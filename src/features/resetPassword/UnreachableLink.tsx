import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ResetLayout } from './ResetLayout.tsx'

/** The link may be good, but nobody could be asked. */
export function UnreachableLink({ onRetry }: { onRetry: () => void }) {
  return (
    <ResetLayout title="Não foi possível conferir o link">
      <Notice tone="danger">Verifique sua conexão e tente novamente.</Notice>
      <Button className="mt-6" onClick={onRetry}>
        Tentar novamente
      </Button>
    </ResetLayout>
  )
}
