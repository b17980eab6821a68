import { useId, useState } from 'react'
import type { DeviceTake } from '../../data/takes/deviceTake.ts'
import { RemoveTake } from '../../data/takes/RemoveTake.tsx'
import type { Takes } from '../../data/takes/takes.ts'
import { TakeVideo } from '../../data/takes/TakeVideo.tsx'
import { download } from '../../lib/files/download.ts'
import { takeFileName } from '../../lib/files/takeFileName.ts'
import { logWarning } from '../../lib/log.ts'
import { Button } from '../../ui/Button.tsx'

export interface KeptTakeProps {
  take: DeviceTake
  takes: Takes
  number: number
  /** Of the test. */
  title: string
}

/** A take that stays on its artist's device, to be watched, saved elsewhere, or taken away. */
export function KeptTake({ take, takes, number, title }: KeptTakeProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const name = `take ${String(number)}`

  async function save(): Promise<void> {
    setIsUnreadable(false)
    try {
      const file = await takes.fileOf(take.id)
      if (file === undefined) setIsUnreadable(true)
      else download(takeFileName({ title, name: undefined, number, type: file.type }), file)
    } catch (error) {
      logWarning('A take could not be read', error)
      setIsUnreadable(true)
    }
  }

  return (
    <article aria-labelledby={id} className="flex flex-wrap items-start gap-3 py-4">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <h3 id={id} className="font-medium">{`Take ${String(number)}`}</h3>
        <p className="text-sm break-words text-muted">
          {take.state.kind === 'keeping' ? 'Guardando neste aparelho…' : take.name}
        </p>
        {isUnreadable ? <p className="text-sm text-danger">Não foi possível abrir este vídeo.</p> : null}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:-mt-2 max-sm:-ml-3 sm:justify-end">
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Fechar' : 'Assistir'} o ${name}`}
          onClick={() => {
            setIsOpen(!isOpen)
          }}
        >
          {isOpen ? 'Fechar' : 'Assistir'}
        </Button>
        <Button variant="quiet" size="small" aria-label={`Baixar o ${name}`} onClick={() => void save()}>
          Baixar
        </Button>
        <RemoveTake take={take} number={number} onRemove={() => takes.remove(take.id)} />
      </div>
      {isOpen ? (
        <div className="basis-full">
          <TakeVideo takes={takes} id={take.id} label={`Take ${String(number)}`} />
        </div>
      ) : null}
    </article>
  )
}
