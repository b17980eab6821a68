import { ageAt, isBirthDateKnown } from '@ribalta/domain/birthDate'
import { completenessOf } from '@ribalta/domain/completeness'
import { formatPhone } from '@ribalta/domain/identity'
import { instantToDate, instantToDay } from '@ribalta/domain/instant'
import type { Profile } from '@ribalta/domain/schemas/profile'
import { formatDay } from '../../lib/formatDay.ts'

const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' })

type Row = readonly [label: string, value: string]

function rowsOf(profile: Profile, now: Date): Row[] {
  const { birthDate, phone, email, bustCm, waistCm, hipCm, shoe, lookConfirmedAt } = profile
  const born = formatDay(instantToDay(birthDate))
  const measures = [
    ['Busto', bustCm],
    ['cintura', waistCm],
    ['quadril', hipCm],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${String(name)} ${String(value)} cm`]))
  return [
    ['Nascimento', isBirthDateKnown(birthDate) ? `${born} (${String(ageAt(birthDate, now))} anos)` : '—'],
    ['Telefone', formatPhone(phone)],
    ['E-mail', email],
    ...(measures.length === 0 ? [] : [['Medidas', measures.join(', ')] as const]),
    ...(shoe === undefined ? [] : [['Calçado', String(shoe)] as const]),
    ...(lookConfirmedAt === undefined
      ? []
      : [['Visual confirmado', DAY.format(instantToDate(lookConfirmedAt))] as const]),
  ]
}

/** What only the team sees of the record, and what it still lacks. */
export function StaffFacts({ profile, now }: { profile: Profile; now: Date }) {
  const { percent, missing } = completenessOf(profile)
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 2xl:grid-cols-3">
        {rowsOf(profile, now).map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        Perfil {percent}% completo.
        {missing.length === 0 ? '' : ` Falta: ${missing.join(' · ').toLowerCase()}.`}
      </p>
    </div>
  )
}
