import { isByAgency } from '../../data/testRequests/onBehalf.ts'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** A test that was refused, or taken back by the agency. */
export function Ended({ test }: { test: TestEntry }) {
  const last = test.history.at(-1)
  const isRefused = test.status === 'refused'
  const isMine = isRefused && !isByAgency(test, 'refused')
  return (
    <EmptyState
      title={
        isMine
          ? 'Você recusou este teste'
          : isRefused
            ? 'A agência recusou este teste em seu nome'
            : 'A agência cancelou este teste'
      }
      action={
        <ButtonLink to="/trabalhos" variant="secondary">
          Ver meus trabalhos
        </ButtonLink>
      }
    >
      {last === undefined ? null : <p>{`Em ${formatDateTime(last.at)}.`}</p>}
      {last?.message === undefined ? null : (
        <p className="mt-2 break-words whitespace-pre-line">{`“${last.message}”`}</p>
      )}
      {isMine ? null : (
        <p className="mt-2">
          {isRefused
            ? 'Se isso não foi combinado com você, fale com a agência.'
            : 'Você não precisa fazer mais nada.'}
        </p>
      )}
    </EmptyState>
  )
}
