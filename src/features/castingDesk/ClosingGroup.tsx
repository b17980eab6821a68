import { CANDIDATE_STATUS_LABELS } from '@ribalta/domain/castings/candidateStatus'
import type { GroupAnswer } from '@ribalta/domain/schemas/castings/stateChange'
import { useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { RadioField } from '../../ui/RadioField.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import { CLOSING_CHOICES, type ClosingValues, messageAfterChoice } from './closingForm.ts'

/** What everybody who waits in one column is answered at the end. */
export function ClosingGroup({ from, count }: { from: GroupAnswer['from']; count: number }) {
  const id = useId()
  const { register, getValues, setValue, formState } = useFormContext<ClosingValues>()
  const { field: to } = useController<ClosingValues, `${GroupAnswer['from']}.to`>({ name: `${from}.to` })
  const title = CANDIDATE_STATUS_LABELS[from]
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id={id} className="font-medium">{`${title} · ${String(count)}`}</h3>
      <RadioField
        legend="Resposta"
        choices={CLOSING_CHOICES}
        value={to.value}
        onChange={(chosen) => {
          to.onChange(chosen)
          setValue(`${from}.message`, messageAfterChoice(from, chosen, getValues(`${from}.message`)))
        }}
      />
      <TextareaField
        label="Mensagem"
        rows={3}
        error={formState.errors[from]?.message?.message}
        {...register(`${from}.message`)}
      />
    </section>
  )
}
