import { CASTING_KINDS, needsUsage, USAGE_MEDIA, USAGE_MEDIA_LABELS } from '@ribalta/domain/castings/casting'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CastingValues } from './castingForm.ts'

const MEDIA_CHOICES = USAGE_MEDIA.map((medium) => ({ value: medium, label: USAGE_MEDIA_LABELS[medium] }))

/** What becomes of the image of who plays a role: where, how long, beside whom. */
export function RoleUsageFields({ index, isDraft }: { index: number; isDraft: boolean }) {
  const { control, register, formState } = useFormContext<CastingValues>()
  const kind = useWatch({ control, name: 'kind' })
  const isNeeded = needsUsage(CASTING_KINDS.find((each) => each === kind))
  const isRequired = isNeeded && !isDraft
  const errors = formState.errors.roles?.[index]
  return (
    <>
      <Controller
        control={control}
        name={`roles.${index}.media`}
        render={({ field }) => (
          <ChoiceChips
            legend="Onde a imagem será usada"
            description={isNeeded ? undefined : 'Só se houver gravação ou veiculação.'}
            choices={MEDIA_CHOICES}
            value={field.value}
            max={USAGE_MEDIA.length}
            error={errors?.media?.message}
            onChange={field.onChange}
          />
        )}
      />
      <div className="grid gap-6 sm:grid-cols-3">
        <TextField
          label="Território"
          required={isRequired}
          error={errors?.territory?.message}
          {...register(`roles.${index}.territory`)}
        />
        <TextField
          label="Meses de uso"
          inputMode="numeric"
          required={isRequired}
          error={errors?.months?.message}
          {...register(`roles.${index}.months`)}
        />
        <TextField
          label="Exclusividade"
          error={errors?.exclusivity?.message}
          {...register(`roles.${index}.exclusivity`)}
        />
      </div>
    </>
  )
}
