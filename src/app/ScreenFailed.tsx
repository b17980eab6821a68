import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { logError } from '../lib/log.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'

/** Replaces a screen that crashed: the specification's title and the error's message, with ways to go on. */
export default function ScreenFailed() {
  const error = useRouteError()
  useEffect(() => {
    logError('Screen crashed', error)
  }, [error])
  return (
    <div role="alert" className="page-band pb-24">
      <PageHeader title="Unexpected Application Error!">
        <p>
          Algo deu errado nesta tela. Tente novamente; se o erro continuar, volte ao início e avise a agência.
        </p>
        <p className="mt-3 text-muted wrap-anywhere">
          {error instanceof Error ? error.message : String(error)}
        </p>
      </PageHeader>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => {
            location.reload()
          }}
        >
          Tentar novamente
        </Button>
        <ButtonLink to="/" variant="secondary">
          Ir para o início
        </ButtonLink>
      </div>
    </div>
  )
}
