import { useId, useState } from 'react'
import type { DeviceTake, TakeState } from './deviceTake.ts'
import type { Takes } from './takes.ts'
import { formatBytes } from '../../lib/formats/formatBytes.ts'
import { formatClock } from '../../lib/formats/formatLength.ts'
import { Button } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { RemoveTake } from './RemoveTake.tsx'
import { TakeVideo } from './TakeVideo.tsx'

export interface TakeItemProps {
  take: DeviceTake
  takes: Takes
  number: number
  isChosen: boolean
  /** Whether one more may be chosen. */
  mayChoose: boolean
  onChoose: (isChosen: boolean) => void
}

const STATE_WORDS: Readonly<Record<Exclude<TakeState['kind'], 'refused'>, string>> = {
  keeping: 'Guardando neste aparelho…',
  kept: 'Guardado neste aparelho',
  hashing: 'Conferindo o arquivo…',
  waiting: 'Na fila',
  uploading: 'Subindo',
  cut: 'Esperando a conexão',
  held: 'Pronto para enviar',
}

/** A video on this device: whether it is to be sent, and how far it is. */
export function TakeItem(props: TakeItemProps) {
  const { take, takes, number, isChosen, mayChoose, onChoose } = props
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { id: takeId, state, name, bytes, seconds, isAgain, isKept } = take
  const isRefused = state.kind === 'refused'
  const facts = [
    name,
    ...(seconds === undefined ? [] : [formatClock(seconds)]),
    ...(bytes === 0 ? [] : [formatBytes(bytes)]),
  ]
  const hasVideo = !isRefused && state.kind !== 'keeping'
  return (
    <article aria-labelledby={id} className="flex flex-wrap items-start gap-3 py-4">
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
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 id={id} className="font-medium break-words">{`Take ${String(number)}`}</h3>
        <p className="text-sm break-words text-muted">{isRefused ? name : facts.join(' · ')}</p>
        {isRefused ? null : (
          <p className="text-sm">{`${STATE_WORDS[state.kind]}${'fraction' in state ? ` ${String(Math.floor(state.fraction * 100))}%` : ''}`}</p>
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
      <div className="flex flex-wrap gap-2 max-sm:-mt-2 max-sm:basis-full max-sm:pl-4 sm:justify-end">
        {isRefused && state.mayRetry ? (
          <Button variant="secondary" size="small" aria-describedby={id} onClick={() => takes.retry(takeId)}>
            Tentar de novo
          </Button>
        ) : null}
        {hasVideo ? (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Fechar' : 'Assistir'} o take ${String(number)}`}
            onClick={() => {
              setIsOpen(!isOpen)
            }}
          >
            {isOpen ? 'Fechar' : 'Assistir'}
          </Button>
        ) : null}
        <RemoveTake take={take} number={number} onRemove={() => takes.remove(takeId)} />
      </div>
      {isOpen ? (
        <div className="basis-full">
          <TakeVideo takes={takes} id={takeId} label={`Take ${String(number)}`} />
        </div>
      ) : null}
    </article>
  )
}
