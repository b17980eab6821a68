import type { RankingProgress } from '../../data/ranking/ranker.ts'
import { errorCode } from '../../lib/errorCode.ts'
import { formatNumber } from '../../lib/formats/formatCount.ts'
import { useOnReconnect } from '../../lib/loading/useOnReconnect.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { RankingOrder, RankingWork } from './useRanking.ts'

/** A count is said aloud once for as many people. */
const SAID_EACH = 1000

export interface WorkPanelProps {
  work: RankingWork
  /** How the last ranking ended. */
  ended: string
  onCancel: () => void
  onRetry: (order: RankingOrder) => void
}

/** How far a ranking is, or why there is none. */
export function WorkPanel({ work, ended, onCancel, onRetry }: WorkPanelProps) {
  return (
    <>
      {/* There from the beginning, so that what comes into it is said. */}
      <p aria-live="polite" className="sr-only">
        {work.kind === 'working' ? saidWords(work.order, work.progress) : work.kind === 'none' ? ended : ''}
      </p>
      {work.kind === 'working' ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <div className="flex min-w-0 grow flex-col gap-2">
            <p className="flex items-center gap-3 tabular-nums">
              <Spinner size="small" />
              <span>{progressWords(work.order, work.progress)}</span>
            </p>
            {work.progress?.of === undefined || work.progress.of === 0 ? null : (
              <ProgressBar label="Leitura" fraction={work.progress.people / work.progress.of} />
            )}
          </div>
          <Button variant="secondary" onClick={onCancel}>
            Cancelar
          </Button>
        </div>
      ) : null}
      {work.kind === 'failed' ? <Failure {...work} onRetry={onRetry} /> : null}
      {work.kind === 'left' ? (
        <Notice>
          Você parou de esperar. Se o servidor já tinha começado, o ranking aparece entre os guardados.
        </Notice>
      ) : null}
    </>
  )
}

interface FailureProps {
  order: RankingOrder
  error: unknown
  onRetry: (order: RankingOrder) => void
}

function Failure({ order, error, onRetry }: FailureProps) {
  const retry = (): void => {
    onRetry(order)
  }
  // What did not get through says no code; what was refused would be refused again.
  useOnReconnect(errorCode(error) === undefined ? retry : undefined)
  return (
    <RetryNotice
      onRetry={retry}
    >{`${order.kind === 'compare' ? 'A comparação não foi feita. ' : 'O ranking não foi calculado. '}${failureWords(error)}`}</RetryNotice>
  )
}

function failureWords(error: unknown): string {
  return errorCode(error) === 'permission-denied'
    ? 'Você não pode ler o elenco agora. Entre de novo e tente outra vez.'
    : refusalWords(error, 'Verifique sua conexão e tente novamente.')
}

function progressWords(order: RankingOrder, progress: RankingProgress | undefined): string {
  if (order.kind === 'anonymous') return 'O servidor está calculando, sem nomes…'
  if (progress === undefined) return beginningWords(order)
  const { people, of } = progress
  if (of !== undefined) return `${formatNumber(people)} de ${formatNumber(of)} ${peopleRead(of)}`
  return `${formatNumber(people)} ${peopleRead(people)}`
}

function beginningWords(order: RankingOrder): string {
  return order.kind === 'compare'
    ? `Comparando com a versão ${String(order.version.version)}…`
    : 'Lendo quem pode entrar no ranking…'
}

/** The same for whoever listens, who does not hear of every portion. */
function saidWords(order: RankingOrder, progress: RankingProgress | undefined): string {
  const people = progress?.people ?? 0
  if (order.kind === 'anonymous' || people < SAID_EACH) return progressWords(order, undefined)
  return progressWords(order, { people: people - (people % SAID_EACH), of: progress?.of })
}

function peopleRead(count: number): string {
  return count === 1 ? 'pessoa lida' : 'pessoas lidas'
}
