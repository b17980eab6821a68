import { formatPhone } from '@ribalta/domain/phone'
import { GUARDIAN_RELATION_LABELS } from '@ribalta/domain/people/privateDetails'
import type { PrivateDetails } from '@ribalta/domain/schemas/people/privateDetails'
import type { Ref } from 'react'
import { openPrivateDetails } from '../../data/profiles/review.ts'
import { useOnDemand } from '../../lib/loading/useOnDemand.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Notice } from '../../ui/Notice.tsx'

function GuardianDetails({ details }: { details: PrivateDetails }) {
  const { guardian, legalName } = details
  if (guardian === undefined) {
    return (
      <Notice tone="danger">O cadastro não tem os dados do responsável. Peça-os antes de publicar.</Notice>
    )
  }
  const rows = [
    ['Responsável', `${guardian.name} (${GUARDIAN_RELATION_LABELS[guardian.relation].toLowerCase()})`],
    ['Telefone do responsável', formatPhone(guardian.phone)],
    ['E-mail do responsável', guardian.email],
    ...(legalName === undefined ? [] : [['Nome civil do artista', legalName]]),
  ] as const
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {rows.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface GuardianCheckProps {
  uid: string
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
  error: string | undefined
  checkbox: Ref<HTMLInputElement>
}

/** A minor's guardian, for a director: the data are opened on demand, since each reading is written down. */
export function GuardianCheck({ uid, isConfirmed, onConfirm, error, checkbox }: GuardianCheckProps) {
  const { value, isBusy, problem, open } = useOnDemand(() => openPrivateDetails(uid), {
    logged: 'Private details were not opened',
    words: 'Não foi possível abrir os dados. Tente novamente.',
  })

  return (
    <div className="flex flex-col items-start gap-5">
      <p className="max-w-prose text-muted">
        Menor de 18 anos: fale com o responsável antes de publicar. A leitura dos dados reservados fica
        registrada com seu nome e o horário.
      </p>
      <div aria-live="polite" className="flex w-full flex-col items-start gap-4">
        {value === undefined ? (
          <Button variant="secondary" busy={isBusy} onClick={() => void open()}>
            Ver dados do responsável
          </Button>
        ) : (
          <GuardianDetails details={value} />
        )}
        {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      </div>
      <CheckboxField
        ref={checkbox}
        label="Confirmei com o responsável o consentimento para representar este menor."
        checked={isConfirmed}
        error={error}
        onChange={(event) => {
          onConfirm(event.currentTarget.checked)
        }}
      />
    </div>
  )
}
