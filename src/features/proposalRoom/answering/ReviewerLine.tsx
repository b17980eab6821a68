import { Suspense } from 'react'
import { useStore } from '../../../lib/store.ts'
import { useStorePart } from '../../../lib/useStorePart.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useOpenOnce } from '../../../ui/useOpenOnce.ts'
import { useVisit } from './visitContext.ts'

const ChangeName = lazyPart(() => import('./ChangeName.tsx'))

/** Who answers here, and what becomes of what they choose: said once. */
export function ReviewerLine() {
  const { review, reviewer } = useVisit()
  const name = useStore(reviewer)?.name ?? ''
  const isSent = useStorePart(review, ({ status }) => status === 'sent')
  const { isOpen, hasOpened, open, close } = useOpenOnce()
  return (
    <>
      <div className="max-w-reading min-w-0 border-l-2 border-accent pl-4">
        <p className="break-words">
          <span>{isSent ? 'Suas respostas foram enviadas. Obrigado, ' : 'Você responde como '}</span>
          <strong className="font-medium">{name}</strong>.
        </p>
        {isSent ? null : (
          <p className="mt-1 text-muted">
            Suas respostas são salvas enquanto você escolhe, e a agência já as vê. Quando terminar, envie.
          </p>
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          className="mt-1 text-link min-h-11 text-left text-sm"
          onClick={open}
        >
          Não é você? Trocar de nome
        </button>
      </div>
      {hasOpened ? (
        <Suspense fallback={null}>
          <ChangeName key={name} open={isOpen} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
