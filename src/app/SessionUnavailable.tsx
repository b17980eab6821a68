import { useAuth } from '../auth/AuthContext.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'

/** Shown where it must be known who is here, and the code that knows could not be loaded. */
export default function SessionUnavailable() {
  const { startSession } = useAuth()
  return (
    <div className="page-band pt-16">
      <ErrorState title="Não foi possível confirmar seu acesso" onRetry={() => void startSession()} />
    </div>
  )
}
