import { CONSENT_MODE_LABELS, CONSENT_MODES, type ConsentMode } from '@ribalta/domain/proposals/consent'
import { RadioField } from '../../../ui/RadioField.tsx'

const DESCRIPTIONS: Readonly<Record<ConsentMode, string>> = {
  informed: 'Leem em Trabalhos que estão nesta apresentação e podem sair quando quiserem.',
  agree: 'O cliente só vê quem aceitou.',
}

const CHOICES = CONSENT_MODES.map((value) => ({
  value,
  label: CONSENT_MODE_LABELS[value],
  description: DESCRIPTIONS[value],
}))

export interface ConsentFieldProps {
  value: ConsentMode
  onChange: (value: ConsentMode) => void
}

/** Whether artists are told that they are presented, or must agree first. */
export function ConsentField(props: ConsentFieldProps) {
  return (
    <div className="flex flex-col gap-1">
      <RadioField legend="Participação dos artistas" choices={CHOICES} {...props} />
      <p className="text-sm text-muted">Menores de idade sempre precisam aceitar.</p>
    </div>
  )
}
