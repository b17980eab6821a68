import { MAX_ACTED_ON } from '@ribalta/domain/schemas/actOutcome'
import { useState } from 'react'
import { people as peopleWords } from '../../lib/words/actWords.ts'
import { Button } from '../../ui/Button.tsx'
import { ArtistPicker } from '../roster/ArtistPicker.tsx'

export interface AskedPeopleProps {
  /** Names by uid. */
  people: ReadonlyMap<string, string>
  /** Whether others may be chosen. */
  mayAdd: boolean
  onPeople: (people: ReadonlyMap<string, string>) => void
}

/** Who is asked for a test: nobody is missed, and nobody is in by mistake. */
export function AskedPeople({ people, mayAdd, onPeople }: AskedPeopleProps) {
  // Whoever comes without anybody chooses first.
  const [isPicking, setIsPicking] = useState(people.size === 0 && mayAdd)
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium">
        {people.size === 0 ? 'Para quem' : `Para ${peopleWords(people.size)}`}
      </p>
      {people.size === 0 ? (
        <p className="text-muted">Ninguém escolhido ainda.</p>
      ) : (
        <ul aria-label="Quem recebe" className="flex flex-wrap gap-2">
          {[...people].map(([uid, name]) => (
            <li
              key={uid}
              className="flex items-center gap-1 rounded-control border border-line bg-sunken pl-3 text-sm"
            >
              {name}
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
        <p className="text-sm font-medium text-danger">No máximo {String(MAX_ACTED_ON)} pessoas por vez.</p>
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
          description="Quem vai gravar este teste."
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
