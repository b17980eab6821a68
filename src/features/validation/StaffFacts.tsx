import { lazily } from '@ribalta/domain/lazily'
import { ageAt, isBirthDateKnown, isMinor } from '@ribalta/domain/people/birthDate'
import { completenessOf } from '@ribalta/domain/people/completeness'
import {
  FACTS,
  heldFacts,
  STAFF_FACTS,
  type HeldFact,
  type StaffFact,
} from '@ribalta/domain/people/factTable'
import { formatPhone } from '@ribalta/domain/phone'
import { instantToDate, instantToDay } from '@ribalta/domain/instant'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { factTexts } from '../../lib/formats/factTexts.ts'
import { formatDay } from '../../lib/formats/formatDay.ts'

const DAY = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' }))

type Row = readonly [label: string, value: string]

/** What measures are called beside each other, in one row. */
const MEASURES: Readonly<Record<Extract<HeldFact<StaffFact>, { kind: 'centimetres' }>['name'], string>> = {
  bustCm: 'Busto',
  waistCm: 'cintura',
  hipCm: 'quadril',
}

/** The facts that the public page lacks. */
function factRows(profile: Profile): Row[] {
  const measures: string[] = []
  const rows: Row[] = []
  for (const fact of heldFacts(profile, STAFF_FACTS)) {
    const text = factTexts(fact).join(', ')
    if (fact.kind === 'centimetres') measures.push(`${MEASURES[fact.name]} ${text}`)
    else if (text !== '') rows.push([FACTS[fact.name].label, text])
  }
  return measures.length === 0 ? rows : [['Medidas', measures.join(', ')], ...rows]
}

function rowsOf(profile: Profile, now: Date): Row[] {
  const { birthDate, phone, email, lookConfirmedAt } = profile
  const born = formatDay(instantToDay(birthDate))
  const reached: Row[] = [
    ['Telefone', formatPhone(phone)],
    ['E-mail', email],
  ]
  // A child is reached by the guardian.
  const contact = isMinor(birthDate, now) ? [] : reached
  return [
    ['Nascimento', isBirthDateKnown(birthDate) ? `${born} (${String(ageAt(birthDate, now))} anos)` : '—'],
    ...contact,
    ...factRows(profile),
    ...(lookConfirmedAt === undefined
      ? []
      : [['Visual confirmado', DAY().format(instantToDate(lookConfirmedAt))] as const]),
  ]
}

/** What only the team sees of the record, and what it still lacks. */
export function StaffFacts({ profile, now }: { profile: Profile; now: Date }) {
  const { percent, missing } = completenessOf(profile)
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 2xl:grid-cols-3">
        {rowsOf(profile, now).map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        Perfil <span>{percent}</span>% completo.
        <span>{missing.length === 0 ? '' : ` Falta: ${missing.join(' · ').toLowerCase()}.`}</span>
      </p>
    </div>
  )
}
