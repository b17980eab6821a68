import { USAGE_MEDIA, USAGE_MEDIA_LABELS } from '@ribalta/domain/castings/casting'
import { Controller, useFormContext } from 'react-hook-form'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CastingValues } from './castingForm.ts'

const MEDIA_CHOICES = USAGE_MEDIA.map((medium) => ({ value: medium, label: USAGE_MEDIA_LABELS[medium] }))

/** What becomes of the image of who plays a role: where, how long, beside whom. */
export function RoleUsageFields({ index }: { index: number }) {
  const { control, register, formState } = useFormContext<CastingValues>()
  const errors = formState.errors.roles?.[index]
  return (
    <>
      <Controller
        control={control}
        name={`roles.${index}.media`}
        render={({ field }) => (
          <ChoiceChips
            legend="Onde a imagem será usada"
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
          required
          error={errors?.territory?.message}
          {...register(`roles.${index}.territory`)}
        />
        <TextField
          label="Meses de uso"
          inputMode="numeric"
          required
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
