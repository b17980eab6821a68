import { searchedOfCard } from '@ribalta/domain/roster/card'
import { requiredOf, wishedOf } from '@ribalta/domain/castings/roleFilter'
import type { CastingRole } from '@ribalta/domain/schemas/castings/casting'
import { useMemo } from 'react'
import { useClassesSkills } from '../../../data/catalogue/ClassesSkillsProvider.tsx'
import type { RosterCard } from '../../../data/roster/roster.ts'
import { formatList } from '../../../lib/formats/formatList.ts'
import { type Fit, fitOf } from '../../../lib/roster/fit.ts'
import { CheckIcon } from '../../../ui/icons.tsx'

/** How much of what is asked somebody meets, with a check where that is all of it. */
function FitLine({
  what,
  fit: { met, asked, missing },
  tone,
}: {
  what: string
  fit: Fit
  tone: 'text-warning' | 'text-muted'
}) {
  if (asked === 0) return null
  const all = `${what}: ${String(met)} de ${String(asked)}`
  if (missing.length > 0) return <p className={tone}>{`${all} · falta ${formatList(missing)}`}</p>
  // Drawn, since few fonts have one: where none of a device has, there would be a gap.
  return (
    <p className="flex items-center gap-1 text-success">
      <span>{all}</span>
      <span className="[&>svg]:size-4">
        <CheckIcon />
      </span>
    </p>
  )
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
      <FitLine what="Exigido" fit={required} tone="text-warning" />
      <FitLine what="Desejável" fit={wished} tone="text-muted" />
    </div>
  )
}
