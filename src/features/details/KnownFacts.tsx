import { ageAt, isBirthDateKnown, isMinor } from '@ribalta/domain/people/birthDate'
import { FACT_NAMES, FACTS, heldFacts } from '@ribalta/domain/people/factTable'
import { instantToDay } from '@ribalta/domain/instant'
import { LINK_KINDS, LINK_LABELS } from '@ribalta/domain/people/links'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import type { ReactNode } from 'react'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { factTexts } from '../../lib/formats/factTexts.ts'
import { formatDate } from '../../lib/formats/formatDate.ts'
import { formatDay } from '../../lib/formats/formatDay.ts'
import { formatSince } from '../../lib/formats/formatSince.ts'
import { cellText } from '../../lib/roster/rosterCells.ts'
import type { CatalogueNames } from '../../lib/roster/rosterWords.ts'
import { useNow } from '../../lib/useNow.ts'
import { DetailsPart, Facts } from './DetailsPart.tsx'

type Row = readonly [label: string, value: ReactNode]

function rowsOf(profile: Profile, names: CatalogueNames, isChild: boolean): Row[] {
  return heldFacts(profile, FACT_NAMES).flatMap((fact): Row[] => {
    if (fact.kind === 'links') {
      // By these a child is reached without the guardian.
      if (isChild) return []
      return LINK_KINDS.flatMap((kind) => {
        const href = fact.value[kind]
        return href === undefined ? [] : [[LINK_LABELS[kind], <Outside key={kind} href={href} />]]
      })
    }
    const text =
      fact.kind === 'classes' || fact.kind === 'skills'
        ? cellText(fact.name, profile, names)
        : factTexts(fact).join(fact.kind === 'prose' ? ' ' : ', ')
    return text === '' ? [] : [[FACTS[fact.name].label, text]]
  })
}

function Outside({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener nofollow noreferrer" className="text-link break-all">
      <span>{href}</span>
      <span className="sr-only"> (abre em outra aba)</span>
    </a>
  )
}

/** What somebody said of themselves, and how old that is. */
export function KnownFacts({ profile }: { profile: Profile }) {
  const names = useClassesSkills()
  const now = useNow()
  const { birthDate, lookConfirmedAt } = profile
  const born: Row[] = isBirthDateKnown(birthDate)
    ? [['Nascimento', `${formatDay(instantToDay(birthDate))} (${String(ageAt(birthDate, now))} anos)`]]
    : []
  const register: Row[] = profile.hasDrt === true ? [['DRT', 'Sim; o número está em Dados privados']] : []
  return (
    <DetailsPart title="Ficha">
      <Facts rows={[...born, ...rowsOf(profile, names, isMinor(birthDate, now)), ...register]} />
      <p className="text-sm text-muted">
        {lookConfirmedAt === undefined
          ? 'O look ainda não foi confirmado.'
          : `Look confirmado em ${formatDate(lookConfirmedAt)} (${formatSince(lookConfirmedAt, now)}).`}
      </p>
    </DetailsPart>
  )
}
