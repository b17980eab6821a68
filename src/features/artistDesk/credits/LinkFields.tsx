import { MAX_WORK_LINKS } from '@ribalta/domain/people/work'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextField } from '../../../ui/TextField.tsx'
import type { CreditValues } from './creditForm.ts'

/** Addresses of a work: always one field more than what is filled, as far as there may be more. */
export function LinkFields() {
  const { control, register, formState } = useFormContext<CreditValues>()
  const links = useWatch({ control, name: 'links' })
  const shown = links.findLastIndex((link) => link.trim() !== '') + 2
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">Links</legend>
      <p className="text-sm text-muted">
        Vídeo, crítica ou página do trabalho. Até {MAX_WORK_LINKS}; um vídeo do YouTube ou do Vimeo toca na
        sua página.
      </p>
      {links.slice(0, shown).map((_link, index) => (
        <TextField
          // A link has no name but its place.
          key={index}
          label={`Link ${String(index + 1)}`}
          hideLabel
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          error={formState.errors.links?.[index]?.message}
          {...register(`links.${index}`)}
        />
      ))}
    </fieldset>
  )
}
