import { formatPhone } from '@ribalta/domain/identity'
import type { Guardian, PrivateDetails } from '@ribalta/domain/schemas/privateDetails'
import { ProfileSection } from './ProfileSection.tsx'

const RELATION_LABELS: Readonly<Record<Guardian['relation'], string>> = {
  mae: 'Mãe',
  pai: 'Pai',
  tutor: 'Tutor ou tutora legal',
}

function rowsOf({ legalName, drt, guardian }: PrivateDetails): (readonly [label: string, value: string])[] {
  return [
    ...(legalName === undefined ? [] : [['Nome civil', legalName] as const]),
    ...(drt === undefined ? [] : [['DRT', drt] as const]),
    ...(guardian === undefined
      ? []
      : [
          ['Responsável', `${guardian.name} (${RELATION_LABELS[guardian.relation]})`] as const,
          ['Contato do responsável', `${guardian.email} · ${formatPhone(guardian.phone)}`] as const,
        ]),
  ]
}

/** What only the person and the directors see, where there is any of it. */
export function PrivateSection({ details }: { details: PrivateDetails | null }) {
  const rows = details === null ? [] : rowsOf(details)
  if (rows.length === 0) return null
  return (
    <ProfileSection title="Dados reservados">
      <p className="text-muted">Só você e a direção da agência veem. Para corrigir, fale com a agência.</p>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </ProfileSection>
  )
}
