import { LINK_KINDS, type LinkKind } from '@ribalta/domain/people/links'
import { useFormContext } from 'react-hook-form'
import { TextareaField } from '../TextareaField.tsx'
import { TextField } from '../TextField.tsx'
import type { FactsValues } from './factsValues.ts'

const LINKS: Readonly<Record<LinkKind, { label: string; placeholder: string }>> = {
  instagram: { label: 'Instagram', placeholder: '@seunome' },
  imdb: { label: 'IMDb', placeholder: 'https://www.imdb.com/name/…' },
  site: { label: 'Site', placeholder: 'https://' },
  video: { label: 'Videobook', placeholder: 'https://' },
}

/** How an artist presents themself on the public page. Within a form that holds {@link FactsValues}. */
export function PresentationFields() {
  const {
    register,
    formState: { errors },
  } = useFormContext<FactsValues>()
  return (
    <div className="flex flex-col gap-6">
      <TextareaField
        label="Apresentação"
        description="Sua formação, sua experiência, o que procura. Até 1.500 caracteres."
        rows={6}
        error={errors.bio?.message}
        {...register('bio')}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        {LINK_KINDS.map((name) => (
          <TextField
            key={name}
            {...LINKS[name]}
            inputMode="url"
            autoCapitalize="none"
            error={errors.links?.[name]?.message}
            {...register(`links.${name}`)}
          />
        ))}
      </div>
    </div>
  )
}
