import { FACTS } from '@ribalta/domain/people/factTable'
import { ROOM_FACTS, type RoomFact } from '@ribalta/domain/proposals/proposal'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ConsentField } from './consent/ConsentField.tsx'
import type { ProposalValues } from './proposalForm.ts'
import type { Change } from './useProposalEditing.ts'

export interface WordsFieldsProps {
  values: ProposalValues
  objections: Readonly<Record<string, string>>
  onChange: (change: Change) => void
}

const FACT_CHOICES = ROOM_FACTS.map((value) => ({ value, label: FACTS[value].label }))

/** In the order of the record, in whichever they were chosen. */
function inOrder(chosen: readonly RoomFact[]): readonly RoomFact[] {
  return ROOM_FACTS.filter((fact) => chosen.includes(fact))
}

/** What a proposal is about, until when it is open, and what the client is told of everybody in it. */
export function WordsFields({ values, objections, onChange }: WordsFieldsProps) {
  const field = (name: 'title' | 'client' | 'message' | 'deadline') => ({
    name,
    value: values[name],
    error: objections[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const { value } = currentTarget
      onChange(() => ({ [name]: value }))
    },
  })
  return (
    <>
      <TextField
        label="Título"
        description="O cliente lê, e os artistas também."
        required
        autoComplete="off"
        {...field('title')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Cliente"
          description="Produtora, marca ou pessoa."
          autoComplete="off"
          {...field('client')}
        />
        <TextField
          label="Prazo"
          description="O link abre até aqui. Horário de São Paulo."
          type="datetime-local"
          required
          {...field('deadline')}
        />
      </div>
      <TextareaField
        label="Mensagem"
        description="O cliente lê antes dos artistas."
        rows={4}
        {...field('message')}
      />
      <ConsentField
        value={values.consentMode}
        onChange={(consentMode) => {
          onChange(() => ({ consentMode }))
        }}
      />
      <ChoiceChips
        legend="Dados que o cliente vê"
        description="Valem para todos os artistas da proposta. Contatos e redes nunca aparecem."
        error={objections['facts']}
        choices={FACT_CHOICES}
        value={values.facts}
        max={FACT_CHOICES.length}
        onChange={(chosen) => {
          onChange(() => ({ facts: inOrder(chosen) }))
        }}
      />
    </>
  )
}
