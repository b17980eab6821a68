import { searchedOfCard } from '@ribalta/domain/roster/card'
import { requiredOf, wishedOf } from '@ribalta/domain/castings/roleFilter'
import type { CastingRole } from '@ribalta/domain/schemas/castings/casting'
import { useMemo } from 'react'
import { useClassesSkills } from '../../../data/catalogue/ClassesSkillsProvider.tsx'
import type { RosterCard } from '../../../data/roster/roster.ts'
import { formatList } from '../../../lib/formats/formatList.ts'
import { type Fit, fitOf } from '../../../lib/roster/fit.ts'

function fitWords(what: string, { met, asked, missing }: Fit): string {
  const all = `${what}: ${String(met)} de ${String(asked)}`
  return missing.length === 0 ? `✓ ${all}` : `${all} · falta ${formatList(missing)}`
}

/** How somebody meets what the role cannot do without, and what it only wishes for. */
export function CandidateFit({ card, role }: { card: RosterCard; role: CastingRole }) {
  const catalogue = useClassesSkills()
  const { required, wished } = useMemo(() => {
    const person = searchedOfCard(card)
    return {
      required: fitOf(person, requiredOf(role), catalogue),
      wished: fitOf(person, wishedOf(role), catalogue),
    }
  }, [card, role, catalogue])
  if (required.asked === 0 && wished.asked === 0) return null
  return (
    <div className="leading-snug">
      {required.asked === 0 ? null : (
        <p className={required.missing.length === 0 ? 'text-success' : 'text-warning'}>
          {fitWords('Exigido', required)}
        </p>
      )}
      {wished.asked === 0 ? null : (
        <p className={wished.missing.length === 0 ? 'text-success' : 'text-muted'}>
          {fitWords('Desejável', wished)}
        </p>
      )}
    </div>
  )
}
