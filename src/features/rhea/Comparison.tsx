import type { CriteriaVersion } from '@ribalta/domain/schemas/rhea/criteria'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { criteriaChanges } from '../../lib/rhea/criteriaChanges.ts'
import { movementOf, movementWords } from '../../lib/rhea/movement.ts'
import { Button } from '../../ui/Button.tsx'
import type { NamedResult, RankingResult } from './rankingResult.ts'

const TOP = 10

export interface ComparisonProps {
  result: RankingResult
  onEnd: () => void
}

/** What a ranking is held against, what that asked otherwise, and who moved among the first ten. */
export function Comparison({ result, onEnd }: ComparisonProps) {
  const version = comparedVersion(result)
  const names = useClassesSkills()
  if (version === undefined) return null
  const changes = criteriaChanges(version.criteria, result.subject.criteria, names)
  return (
    <section
      aria-label="Comparação"
      className="flex flex-col items-start gap-3 rounded-control border-l-4 border-line-strong bg-sunken px-4 py-3"
    >
      <p className="font-medium">
        {`Da versão ${String(version.version)} para a versão ${String(result.subject.version)}`}
      </p>
      {changes.length === 0 ? (
        <p>As duas versões pedem o mesmo.</p>
      ) : (
        <ul aria-label="O que mudou" className="flex flex-col gap-1 text-sm">
          {changes.map(({ key, label, words }) => (
            <li key={key} className="break-words">
              <span>{`${label}: `}</span>
              <span className="text-muted">{words}</span>
            </li>
          ))}
        </ul>
      )}
      {result.kind === 'named' ? <p className="break-words">{topWords(result)}</p> : null}
      <Button variant="secondary" size="small" onClick={onEnd}>
        Encerrar comparação
      </Button>
    </section>
  )
}

function comparedVersion(result: RankingResult): CriteriaVersion | undefined {
  return result.kind === 'named' ? result.against?.version : result.against
}

/** Who moved among the first ten, in one line. */
function topWords({ ranking, against }: NamedResult): string {
  const people = [...ranking.first, ...(against?.ranking.first ?? [])]
  const names = new Map(people.map(({ person }) => [person.uid, person.artisticName]))
  const movement = movementOf(against?.ranking.order ?? [], ranking.order, TOP)
  const words = movementWords(movement, (uid) => names.get(uid) ?? '')
  return words === '' ? 'Os dez primeiros são os mesmos, na mesma ordem.' : `Entre os dez primeiros: ${words}`
}
