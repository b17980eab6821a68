import { criterionLabel } from '../../lib/rhea/criterionWords.ts'
import { movementWords } from '../../lib/rhea/movement.ts'
import { formatList } from '../../lib/formats/formatList.ts'
import { useRested } from '../../lib/useRested.ts'
import { useClassesSkills } from '../catalogue/ClassesSkillsProvider.tsx'
import { NobodyMeets } from './NobodyMeets.tsx'
import { poolWords } from './poolWords.ts'
import { PreviewRow } from './PreviewRow.tsx'
import type { Preview } from './usePreview.ts'

/** The first of a ranking, and what changed among them. */
export function PreviewRanking({ preview }: { preview: Preview }) {
  const { pool, count, isOld, criteria, first, movement, now } = preview
  const names = useClassesSkills()
  const hasRequired = criteria.some(({ isRequired }) => isRequired)
  const hasWishes = criteria.some(({ isRequired }) => !isRequired)
  const words = poolWords(pool, count, hasRequired)
  return (
    <>
      <output className="block">
        <span>{isOld ? 'Lendo quem atende…' : words.found}</span>
        {isOld || words.read === undefined ? null : (
          <span className="block text-sm text-muted">{words.read}</span>
        )}
      </output>
      {first.length === 0 && !isOld && pool.isWhole && hasRequired ? (
        <NobodyMeets criteria={criteria} names={names} />
      ) : null}
      {first.length === 0 || hasWishes ? null : (
        <p className="text-sm text-muted">
          Ainda não há critério desejável: todo mundo fica com 50, na ordem do look mais recente.
        </p>
      )}
      {first.length === 0 ? null : (
        <ol aria-label="Prévia do ranking" aria-busy={isOld} className="flex flex-col divide-y divide-line">
          {first.map((ranked, index) => (
            <PreviewRow
              key={ranked.person.uid}
              place={index + 1}
              ranked={ranked}
              move={movement.moves.get(ranked.person.uid) ?? 0}
              context={{ names, now }}
            />
          ))}
        </ol>
      )}
      <Moved preview={preview} />
    </>
  )
}

/** Who left the first, what they are compared with, and all of it in one line for whoever listens, once the hand rests. */
function Moved({ preview: { movement, moved, nameOf } }: { preview: Preview }) {
  const names = useClassesSkills()
  const words = movementWords(movement, nameOf)
  const said = useRested(words)
  const out = movement.out.map(nameOf)
  return (
    <>
      {words === '' ? null : (
        <div className="flex flex-col gap-1 text-sm break-words text-muted">
          {out.length === 0 ? null : (
            <p>{`${out.length === 1 ? 'Saiu' : 'Saíram'} dos dez primeiros: ${formatList(out)}.`}</p>
          )}
          {moved === undefined ? null : (
            <p>{`Comparado a antes de você mexer em “${criterionLabel(moved, names)}”.`}</p>
          )}
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}
