import { testPath } from '../../../lib/deskPath.ts'
import { MOST_TO_ANSWER } from '../../../data/testRequests/queries.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import type { QueueSteps } from './queueSteps.ts'

/** Through the tests that wait for an answer, the oldest first. */
export function QueueBar({ steps: { place, total, previous, next } }: { steps: QueueSteps }) {
  if (total === 0) return null
  // Not more are read: those who follow come when some of these are answered.
  const count = total < MOST_TO_ANSWER ? String(total) : `${String(total)} ou mais`
  return (
    <nav aria-label="Testes esperando resposta" className="flex flex-wrap items-center gap-3 pt-6">
      <span className="grow text-sm text-muted tabular-nums max-sm:basis-full">{`${place === undefined ? count : `${String(place)} de ${count}`} esperando resposta`}</span>
      {previous === undefined ? null : (
        <ButtonLink to={testPath(previous)} variant="secondary" size="small" aria-keyshortcuts="P">
          Anterior
        </ButtonLink>
      )}
      {next === undefined ? null : (
        <ButtonLink to={testPath(next)} variant="secondary" size="small" aria-keyshortcuts="N">
          Próximo
        </ButtonLink>
      )}
    </nav>
  )
}
