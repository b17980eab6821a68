import { answerMessageSchema } from '@ribalta/domain/schemas/castings/application'
import { askMoreTimeSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { canChangeTest, isWaitingTest, testStatusAt } from '@ribalta/domain/screenTests/testStatus'
import { askMoreTime, changeTest } from '../../data/testRequests/calls.ts'
import { isByAgency } from '../../data/testRequests/onBehalf.ts'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { useNow } from '../../lib/useNow.ts'
import ReasonDialog from '../../ui/ReasonDialog.tsx'

/** What an artist gives a reason for. */
export type Reason = 'refuse' | 'moreTime'
export type AskReason = (reason: Reason) => void

export interface TestReasonsProps {
  test: TestEntry
  /** What is being asked; nothing is lost while nothing is. */
  asked: Reason | undefined
  onClose: () => void
}

/** Returns what happened to a test while its artist was writing, as a sentence. */
function stepSentence(test: TestEntry): string {
  const { status, at } = test.history.at(-1) ?? { status: test.status, at: test.updatedAt }
  return `${deedOf(test, status)} em ${formatDateTime(at)}.`
}

function deedOf(test: TestEntry, status: TestEntry['status']): string {
  if (status === 'cancelled') return 'A agência cancelou este teste'
  if (status === 'approved') return 'A agência aprovou este teste'
  if (status === 'declined') return 'A agência respondeu a este teste'
  if (status !== 'refused') return 'Este teste mudou'
  return isByAgency(test, 'refused')
    ? 'A agência recusou este teste em seu nome'
    : 'Este teste foi recusado em outra janela'
}

/** Asks an artist why they refuse a test, or need more time. What they type stays whatever becomes of the test. */
export default function TestReasons({ test, asked, onClose }: TestReasonsProps) {
  const status = testStatusAt(test, useNow())
  const isSent = test.status === 'submitted'
  const overtaken = (can: boolean) => (can ? undefined : { words: stepSentence(test) })
  return (
    <>
      <ReasonDialog
        open={asked === 'refuse'}
        onClose={onClose}
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
        overtaken={overtaken(canChangeTest(status, 'refused'))}
        onSend={async (message) => {
          await changeTest({ testRequestId: test.id, to: 'refused', message })
        }}
      />
      <ReasonDialog
        open={asked === 'moreTime'}
        onClose={onClose}
        title="Pedir mais prazo"
        description="Diga do que você precisa. Enquanto a agência não responder, vale o prazo de agora."
        schema={askMoreTimeSchema.shape.reason}
        action="Pedir prazo"
        failure="Não foi possível pedir agora. Tente novamente."
        overtaken={overtaken(isWaitingTest(status) || status === 'expired')}
        onSend={(reason) => askMoreTime({ testRequestId: test.id, reason })}
      />
    </>
  )
}
