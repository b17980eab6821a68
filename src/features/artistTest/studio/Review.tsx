import { useEffect, useId, useRef, useState } from 'react'
import type { DeviceTake } from '../../../data/takes/deviceTake.ts'
import type { Takes } from '../../../data/takes/takes.ts'
import { formatClock } from '../../../lib/formats/formatLength.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { endWords } from './recordingWords.ts'
import { TakeVideo } from '../TakeVideo.tsx'
import type { Step } from './useRecorder.ts'

export interface ReviewProps {
  takes: Takes
  step: Extract<Step, { kind: 'review' }>
  onAgain: () => void
  onDone: () => void
}

/** The take that was just recorded, to be watched, kept or thrown away. */
export function Review({ takes, step: { id, end, seconds }, onAgain, onDone }: ReviewProps) {
  const all = useStore(takes)
  const hint = useId()
  const [isSure, setIsSure] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const discard = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  const take = all.find((each) => each.id === id)
  const words = endWords(end, seconds)
  useEffect(() => {
    title.current?.focus()
  }, [])
  useEffect(() => {
    if (wasAsked.current) discard.current?.focus()
    wasAsked.current = isSure
  }, [isSure])
  return (
    <div className="flex min-h-0 grow flex-col gap-4 p-4 landscape:max-lg:flex-row">
      <div className="flex min-h-0 min-w-0 grow flex-col gap-3">
        <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
          {take === undefined ? 'Take' : `Take ${String(all.indexOf(take) + 1)}`}{' '}
          <span className="ml-2 font-sans text-base text-muted">{formatClock(take?.seconds ?? seconds)}</span>
        </h2>
        {words === undefined ? null : <Notice tone="warning">{words}</Notice>}
        <TakeState take={take} takes={takes} />
      </div>
      <div className="flex flex-col justify-end gap-2 lg:mx-auto lg:w-md landscape:max-lg:w-60 landscape:max-lg:shrink-0 landscape:max-lg:overflow-y-auto">
        {isSure ? (
          <Discard
            onKeep={() => {
              setIsSure(false)
            }}
            onDiscard={() => {
              takes.remove(id)
              onAgain()
            }}
          />
        ) : (
          <>
            <p id={hint} className="text-sm text-muted">
              Este take fica na lista, e você escolhe depois qual enviar.
            </p>
            <Button size="large" aria-describedby={hint} onClick={onAgain}>
              Gravar de novo
            </Button>
            <div className="flex flex-wrap gap-2 *:grow">
              <Button variant="secondary" onClick={onDone}>
                Pronto
              </Button>
              <Button
                ref={discard}
                variant="quiet"
                onClick={() => {
                  setIsSure(true)
                }}
              >
                Descartar este take
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

function TakeState({ take, takes }: { take: DeviceTake | undefined; takes: Takes }) {
  if (take === undefined) return null
  const { state, isKept, id } = take
  if (state.kind === 'keeping') {
    return (
      <output className="m-auto flex items-center gap-3">
        <Spinner size="small" /> Preparando o take…
      </output>
    )
  }
  if (state.kind === 'refused') return <Notice tone="danger">{state.words}</Notice>
  return (
    <>
      <TakeVideo takes={takes} id={id} label="O take gravado" className="min-h-0 grow" />
      {isKept ? null : (
        <Notice tone="warning">
          Não coube neste aparelho: deixe esta página aberta até o envio terminar.
        </Notice>
      )}
    </>
  )
}

/** Asks once more, where one stands: a take that is gone does not come back. */
function Discard({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const id = useId()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    keep.current?.focus()
  }, [])
  return (
    <fieldset className="flex flex-col gap-2">
      <legend id={id} className="mb-2">
        Descartar este take? Ele sai deste aparelho e não volta.
      </legend>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button ref={keep} variant="secondary" aria-describedby={id} onClick={onKeep}>
          Manter o take
        </Button>
        <Button variant="danger" aria-describedby={id} onClick={onDiscard}>
          Descartar
        </Button>
      </div>
    </fieldset>
  )
}
