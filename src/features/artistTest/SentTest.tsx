import { isByAgency } from '../../data/testRequests/onBehalf.ts'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { AgencyWords } from './AgencyWords.tsx'
import { RefuseButton } from './RefuseButton.tsx'
import { TakesSent } from './TakesSent.tsx'
import type { AskReason } from './TestReasons.tsx'

const WORDS = {
  submitted: 'Recebemos tudo. Avisamos aqui quando a agência responder.',
  approved: 'Seu teste foi aprovado.',
  declined: 'Desta vez a escolha foi outra. Obrigado por gravar.',
} as const

/** What was sent, and what the agency said of it. */
export function SentTest({ test, onAsk }: { test: TestEntry; onAsk: AskReason }) {
  const { status } = test
  const sent = test.history.findLast((step) => step.status === 'submitted')
  return (
    <div className="flex flex-col gap-6">
      {status === 'submitted' || status === 'approved' || status === 'declined' ? (
        <p>
          <span>{WORDS[status]}</span>
          {sent === undefined ? null : (
            <span className="text-muted">{` ${isByAgency(test, 'submitted') ? 'Enviado pela agência em seu nome em' : 'Enviado em'} ${formatDateTime(sent.at)}.`}</span>
          )}
        </p>
      ) : null}
      <AgencyWords test={test} />
      <TakesSent test={test} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/trabalhos" variant="secondary">
          Ver meus trabalhos
        </ButtonLink>
        {status === 'submitted' ? <RefuseButton test={test} variant="quiet" onAsk={onAsk} /> : null}
      </div>
    </div>
  )
}
