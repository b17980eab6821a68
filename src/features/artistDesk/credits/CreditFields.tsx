import { MAX_MEDIA } from '@ribalta/domain/media/media'
import { isServable } from '@ribalta/domain/media/videoState'
import {
  WORK_KIND_LABELS,
  WORK_KINDS,
  WORK_VISIBILITIES,
  WORK_VISIBILITY_LABELS,
} from '@ribalta/domain/people/work'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { Controller, useFormContext } from 'react-hook-form'
import { MediaChoice } from '../../../data/privateFiles/MediaChoice.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { CreditValues } from './creditForm.ts'
import { LinkFields } from './LinkFields.tsx'

export interface CreditFieldsProps {
  /** The artist's own. */
  media: readonly ProfileMedia[]
  isMinor: boolean
}

/** What is said of a work. Within a form that holds {@link CreditValues}. */
export function CreditFields({ media, isMinor }: CreditFieldsProps) {
  const { control, register, formState } = useFormContext<CreditValues>()
  const { errors } = formState
  return (
    <>
      <TextField
        label="Título"
        required
        autoComplete="off"
        error={errors.title?.message}
        {...register('title')}
      />
      <div className="grid gap-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
        <TextField
          label="Ano"
          required
          inputMode="numeric"
          placeholder="aaaa"
          autoComplete="off"
          error={errors.year?.message}
          {...register('year')}
        />
        <SelectField label="Tipo" required error={errors.kind?.message} {...register('kind')}>
          <option value="">Escolha…</option>
          {WORK_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {WORK_KIND_LABELS[kind]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Personagem ou função"
          autoComplete="off"
          error={errors.role?.message}
          {...register('role')}
        />
        <TextField
          label="Produção"
          autoComplete="off"
          error={errors.production?.message}
          {...register('production')}
        />
      </div>
      <SelectField
        label="Visibilidade"
        description={
          isMinor
            ? 'Até os 18 anos, nenhum trabalho aparece na página pública: “Na minha página” passa a valer depois. Até lá só a agência vê.'
            : undefined
        }
        error={errors.visibility?.message}
        {...register('visibility')}
      >
        {WORK_VISIBILITIES.map((visibility) => (
          <option key={visibility} value={visibility}>
            {WORK_VISIBILITY_LABELS[visibility]}
          </option>
        ))}
      </SelectField>
      <LinkFields />
      {media.length === 0 ? null : (
        <Controller
          control={control}
          name="mediaIds"
          render={({ field, fieldState }) => (
            <MediaChoice
              media={media.filter((item) => isServable(item) || field.value.includes(item.id))}
              value={field.value}
              max={MAX_MEDIA}
              error={fieldState.error?.message}
              onChange={field.onChange}
            />
          )}
        />
      )}
    </>
  )
}
