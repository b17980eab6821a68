import { askMoreTimeSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { Suspense } from 'react'
import { askMoreTime } from '../../data/testRequests/calls.ts'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useOpenOnce } from '../../ui/useOpenOnce.ts'

const ReasonDialog = lazyPart(() => import('../../ui/ReasonDialog.tsx'))

/** Asks the agency for a later deadline, once until it is given. */
export function MoreTime({ test }: { test: TestEntry }) {
  const { isOpen, hasOpened, open, close } = useOpenOnce()
  const { moreTime } = test
  return (
    <>
      {moreTime === undefined ? (
        <Button variant="quiet" aria-haspopup="dialog" onClick={open}>
          Pedir mais prazo
        </Button>
      ) : (
        <p className="text-sm text-muted">{`Você pediu mais prazo em ${formatDateTime(moreTime.at)}.`}</p>
      )}
      {hasOpened ? (
        <Suspense fallback={null}>
          <ReasonDialog
            open={isOpen}
            onClose={close}
            title="Pedir mais prazo"
            description="Diga do que você precisa. Enquanto a agência não responder, vale o prazo de agora."
            schema={askMoreTimeSchema.shape.reason}
            action="Pedir prazo"
            failure="Não foi possível pedir agora. Tente novamente."
            onSend={(reason) => askMoreTime({ testRequestId: test.id, reason })}
          />
        </Suspense>
      ) : null}
    </>
  )
}
