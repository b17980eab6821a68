import { useEffect, useId, useRef } from 'react'
import type { DeviceTake } from '../../../data/takes/deviceTake.ts'
import { RemoveTake } from '../../../data/takes/RemoveTake.tsx'
import type { Takes } from '../../../data/takes/takes.ts'
import { TakeVideo } from '../../../data/takes/TakeVideo.tsx'
import { formatClock } from '../../../lib/formats/formatLength.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { endWords } from './recordingWords.ts'
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
  const title = useRef<HTMLHeadingElement>(null)
  const take = all.find((each) => each.id === id)
  const words = endWords(end, seconds)
  const done = { children: 'Pronto', onClick: onDone }
  const again = { children: 'Gravar de novo', onClick: onAgain, 'aria-describedby': hint }
  // Whoever has a good take goes on with it.
  const [first, second] = take?.state.kind === 'refused' ? [again, done] : [done, again]
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <div className="flex min-h-0 grow flex-col gap-4 p-4 landscape:max-lg:flex-row">
      <div className="flex min-h-0 min-w-0 grow flex-col gap-3">
        <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
          <span>{`${take === undefined ? 'Take' : `Take ${String(all.indexOf(take) + 1)}`} `}</span>
          <span className="ml-2 font-sans text-base text-muted">{formatClock(take?.seconds ?? seconds)}</span>
        </h2>
        {words === undefined ? null : <Notice tone="warning">{words}</Notice>}
        <TakeState take={take} takes={takes} />
      </div>
      <div className="flex flex-col justify-end gap-2 lg:mx-auto lg:w-md landscape:max-lg:w-60 landscape:max-lg:shrink-0 landscape:max-lg:overflow-y-auto">
        <p id={hint} className="text-sm text-muted">
          Este take fica na lista, e você escolhe depois qual enviar.
        </p>
        <Button size="large" {...first} />
        <div className="flex flex-wrap gap-2 *:grow">
          <Button variant="secondary" {...second} />
          {take === undefined ? null : (
            <RemoveTake
              take={take}
              number={all.indexOf(take) + 1}
              text="Descartar este take"
              onRemove={() => {
                takes.remove(id)
                onAgain()
              }}
            />
          )}
        </div>
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
