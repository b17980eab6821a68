import { MAX_ACTED_ON } from '@ribalta/domain/schemas/actOutcome'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ArtistPicker } from './ArtistPicker.tsx'

export interface ChosenPeopleProps {
  /** Names by uid. */
  people: ReadonlyMap<string, string>
  heading: string
  /** The name of the list of them. */
  label: string
  /** What others are chosen for; nobody else may be where it is absent. */
  pickedFor?: string | undefined
  onPeople: (people: ReadonlyMap<string, string>) => void
}

/** Whom an act of a dialog is about: nobody is missed, and nobody is in by mistake. */
export function ChosenPeople({ people, heading, label, pickedFor, onPeople }: ChosenPeopleProps) {
  const mayAdd = pickedFor !== undefined
  // Whoever comes without anybody chooses first.
  const [isPicking, setIsPicking] = useState(people.size === 0 && mayAdd)
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium">{heading}</p>
      {people.size === 0 ? (
        <p className="text-muted">Ninguém escolhido ainda.</p>
      ) : (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {[...people].map(([uid, name]) => (
            <li
              key={uid}
              className="flex items-center gap-1 rounded-control border border-line bg-sunken pl-3 text-sm"
            >
              <span className="min-w-0 break-words">{name}</span>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Tirar ${name}`}
                onClick={() => {
                  onPeople(new Map([...people].filter(([each]) => each !== uid)))
                }}
              >
                Tirar
              </Button>
            </li>
          ))}
        </ul>
      )}
      {people.size > MAX_ACTED_ON ? (
        <p className="text-sm font-medium text-danger">{`No máximo ${String(MAX_ACTED_ON)} pessoas por vez.`}</p>
      ) : null}
      {mayAdd ? (
        <div>
          <Button
            variant="secondary"
            size="small"
            aria-haspopup="dialog"
            onClick={() => {
              setIsPicking(true)
            }}
          >
            Escolher artistas
          </Button>
        </div>
      ) : null}
      {isPicking ? (
        <ArtistPicker
          description={pickedFor}
          chosen={[...people.keys()]}
          onAdd={(added) => {
            onPeople(new Map([...people, ...added]))
            return Promise.resolve(undefined)
          }}
          onClose={() => {
            setIsPicking(false)
          }}
        />
      ) : null}
    </div>
  )
}
