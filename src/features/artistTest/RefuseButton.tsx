import { answerMessageSchema } from '@ribalta/domain/schemas/castings/application'
import { Suspense } from 'react'
import { changeTest } from '../../data/testRequests/calls.ts'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { Button } from '../../ui/Button.tsx'
import type { ButtonVariant } from '../../ui/buttonStyle.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useOpenOnce } from '../../ui/useOpenOnce.ts'

const ReasonDialog = lazyPart(() => import('../../ui/ReasonDialog.tsx'))

export interface RefuseButtonProps {
  test: TestEntry
  variant: ButtonVariant
  className?: string
}

/** The artist's no to a test; once takes were sent it takes them out of sight. */
export function RefuseButton({ test, variant, className }: RefuseButtonProps) {
  const { isOpen, hasOpened, open, close } = useOpenOnce()
  const isSent = test.status === 'submitted'
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" className={className} onClick={open}>
        {isSent ? 'Retirar meu teste' : 'Recusar'}
      </Button>
      {hasOpened ? (
        <Suspense fallback={null}>
          <ReasonDialog
            open={isOpen}
            onClose={close}
            title={isSent ? 'Retirar seu teste?' : 'Recusar o teste?'}
            description={
              isSent
                ? 'A agência deixa de ver seus takes na hora, e eles são apagados. Não dá para desfazer.'
                : 'A agência recebe sua resposta, e este teste se encerra para você.'
            }
            schema={answerMessageSchema}
            action={isSent ? 'Retirar' : 'Recusar teste'}
            isDangerous
            failure="Não foi possível enviar sua resposta. Tente novamente."
            onSend={async (message) => {
              await changeTest({ testRequestId: test.id, to: 'refused', message })
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
