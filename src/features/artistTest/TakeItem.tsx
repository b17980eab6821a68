import { useId } from 'react'
import type { DeviceTake, TakeState } from '../../data/takes/takes.ts'
import { formatBytes } from '../../lib/formats/formatBytes.ts'
import { formatClock } from '../../lib/formats/formatLength.ts'
import { Button } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'

export interface TakeItemProps {
  take: DeviceTake
  number: number
  isChosen: boolean
  /** Whether one more may be chosen. */
  mayChoose: boolean
  onChoose: (isChosen: boolean) => void
  onRemove: () => void
  onRetry: () => void
}

const STATE_WORDS: Readonly<Record<Exclude<TakeState['kind'], 'refused'>, string>> = {
  keeping: 'Guardando neste aparelho…',
  hashing: 'Conferindo o arquivo…',
  waiting: 'Na fila',
  uploading: 'Subindo',
  cut: 'Esperando a conexão',
  held: 'Pronto para enviar',
}

/** A video on this device: whether it is to be sent, and how far it is. */
export function TakeItem(props: TakeItemProps) {
  const { take, number, isChosen, mayChoose, onChoose, onRemove, onRetry } = props
  const id = useId()
  const { state, name, bytes, seconds, isAgain, isKept } = take
  const isRefused = state.kind === 'refused'
  const facts = [name, ...(seconds === undefined ? [] : [formatClock(seconds)]), formatBytes(bytes)]
  return (
    <article aria-labelledby={id} className="flex items-start gap-3 py-4">
      <input
        type="checkbox"
        aria-label={`Enviar o take ${String(number)}`}
        checked={isChosen}
        disabled={isRefused || (!isChosen && !mayChoose)}
        className="mt-0.5 size-6 shrink-0 accent-accent"
        onChange={({ target }) => {
          onChoose(target.checked)
        }}
      />
      <div className="flex min-w-0 grow flex-col gap-1">
        <h3 id={id} className="font-medium break-words">
          Take {number}
        </h3>
        <p className="text-sm break-words text-muted">{isRefused ? name : facts.join(' · ')}</p>
        {isRefused ? null : (
          <p className="text-sm">
            {STATE_WORDS[state.kind]}
            {'fraction' in state ? ` ${String(Math.floor(state.fraction * 100))}%` : ''}
          </p>
        )}
        {state.kind === 'uploading' || state.kind === 'cut' ? (
          <ProgressBar
            fraction={state.fraction}
            label={`Envio do take ${String(number)}`}
            className="max-w-md"
          />
        ) : null}
        {isRefused ? <p className="text-sm text-danger">{state.words}</p> : null}
        {isAgain ? <p className="text-sm">Este vídeo já está aqui.</p> : null}
        {isKept || isRefused || state.kind === 'keeping' ? null : (
          <p className="text-sm text-warning">
            Não coube neste aparelho: deixe esta página aberta até o envio terminar.
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {isRefused && state.mayRetry ? (
          <Button variant="secondary" size="small" aria-describedby={id} onClick={onRetry}>
            Tentar de novo
          </Button>
        ) : null}
        <Button
          variant="quiet"
          size="small"
          aria-label={`Remover o take ${String(number)}`}
          onClick={onRemove}
        >
          Remover
        </Button>
      </div>
    </article>
  )
}
