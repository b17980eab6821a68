import type { RunEntry } from '../../data/rheaRuns/queries.ts'
import { castingPath } from '../../lib/deskPath.ts'
import { formatList } from '../../lib/formats/formatList.ts'
import { type Chosen, chosenAfter, runHitsWords } from '../../lib/rhea/hits.ts'
import { isAmongFirst, placeWords } from '../../lib/rhea/places.ts'
import { Link } from '../../ui/Link.tsx'
import { ChosenFailed } from './ChosenFailed.tsx'
import type { ChosenByCasting } from './useChosen.ts'

export interface ChosenSectionProps {
  run: RunEntry
  castingId: string
  chosen: ChosenByCasting
  /** Undefined until names are read, and of who is not in the roster any more. */
  nameOf: (uid: string) => string | undefined
}

/** How the ranking stands against what was decided: how many were among the first, where the others were. */
export function ChosenSection({ run, castingId, chosen, nameOf }: ChosenSectionProps) {
  const people = chosen.of(castingId)
  return (
    <section aria-label="Quem foi escolhido" className="flex max-w-prose flex-col gap-1">
      {chosen.isFailed ? <ChosenFailed onRetry={chosen.retry} /> : null}
      {people === undefined ? null : <Words run={run} chosen={people} nameOf={nameOf} />}
      <p>
        <Link to={castingPath(castingId)} className="inline-flex min-h-11 items-center text-link">
          Abrir a mesa do casting
        </Link>
      </p>
    </section>
  )
}

type WordsProps = Pick<ChosenSectionProps, 'run' | 'nameOf'> & { chosen: readonly Chosen[] }

function Words({ run, chosen, nameOf }: WordsProps) {
  const later = chosenAfter(run, chosen)
  const others = later.filter(({ uid }) => !isAmongFirst(run, uid))
  const before = chosen.length - later.length
  const words = runHitsWords(run, chosen)
  return (
    <>
      <p className="text-lg">{`${words.charAt(0).toUpperCase()}${words.slice(1)}.`}</p>
      {others.length === 0 ? null : (
        <p className="break-words text-muted">
          {`Fora dos dez: ${formatList(others.map(({ uid }) => `${nameOf(uid) ?? 'alguém que não está mais no elenco'} (${placeWords(run, uid)})`))}.`}
        </p>
      )}
      {before === 0 || later.length === 0 ? null : (
        <p className="text-muted">
          {before === 1
            ? '1 pessoa já estava aprovada antes deste ranking, e não conta.'
            : `${String(before)} pessoas já estavam aprovadas antes deste ranking, e não contam.`}
        </p>
      )}
    </>
  )
}
