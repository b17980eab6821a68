import { changeTest } from '../../data/testRequests/calls.ts'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { useAttempt } from '../../lib/loading/useAttempt.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { MoreTime } from './MoreTime.tsx'
import type { AskReason } from './TestReasons.tsx'
import { RefuseButton } from './RefuseButton.tsx'

/** Yes or no to a test, before anything is recorded; what there is to read opens with the yes. */
export function AnswerTest({ test, onAsk }: { test: TestEntry; onAsk: AskReason }) {
  const { isBusy, problem, attempt } = useAttempt({
    logged: 'A test could not be accepted',
    words: 'Não foi possível aceitar agora. Tente novamente.',
  })

  const accept = (): Promise<void> =>
    attempt(async () => {
      await changeTest({ testRequestId: test.id, to: 'accepted' })
    })

  return (
    <div className="rounded-card border border-line border-l-4 border-l-accent bg-surface p-5">
      <p className="max-w-reading">
        Leia as condições e responda.
        <span>{test.sides === 'none' ? '' : ' O texto da cena abre quando você aceita.'}</span> Você pode
        recusar sem prejuízo para outros testes.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button busy={isBusy} className="max-sm:grow" onClick={() => void accept()}>
          Aceitar
        </Button>
        <RefuseButton test={test} variant="secondary" className="max-sm:grow" onAsk={onAsk} />
        <MoreTime test={test} onAsk={onAsk} />
      </div>
      {problem === undefined ? null : (
        <div className="mt-4">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
    </div>
  )
}
