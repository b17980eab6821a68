import { toPostSlug } from '@ribalta/domain/postText'
import { MAX_POST_TAGS } from '@ribalta/domain/schemas/post'
import { useFormContext, useWatch } from 'react-hook-form'
import { storedPicture } from '../../lib/portraitImage.ts'
import { Button } from '../../ui/Button.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { PostValues } from './postValues.ts'

function Cover() {
  const { control, setValue } = useFormContext<PostValues>()
  const cover = useWatch({ control, name: 'cover' })
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium">Capa</p>
      {cover === null ? (
        <p className="text-sm text-muted">Sem capa. Envie uma imagem e escolha “Usar como capa”.</p>
      ) : (
        <>
          <Portrait
            image={storedPicture(cover)}
            alt={cover.alt}
            ratio="wide"
            sizes="320px"
            className="max-w-80 rounded-card"
          />
          <Button
            variant="quiet"
            size="small"
            className="self-start"
            onClick={() => {
              setValue('cover', null)
            }}
          >
            Tirar a capa
          </Button>
        </>
      )}
    </div>
  )
}

/** What a post says of itself beside its text. */
export function PostFields({ isAddressOpen, isSaved }: { isAddressOpen: boolean; isSaved: boolean }) {
  const { register, formState, getValues, setValue } = useFormContext<PostValues>()
  const { errors } = formState
  const title = register('title', {
    onChange: () => {
      // The address follows the title until somebody writes one of their own.
      const { dirtyFields } = formState
      if (isAddressOpen && !isSaved && dirtyFields.slug !== true) {
        setValue('slug', toPostSlug(getValues('title')))
      }
    },
  })
  return (
    <div className="flex flex-col gap-5">
      <TextField {...title} label="Título" required error={errors.title?.message} />
      <TextField
        {...register('slug')}
        label="Endereço"
        required
        readOnly={!isAddressOpen}
        description={
          isAddressOpen
            ? isSaved
              ? 'Depois de /blog/. Mudar o endereço de um rascunho apaga as versões anteriores dele.'
              : 'Depois de /blog/. Não muda mais depois da primeira publicação.'
            : 'Já foi publicado: o endereço não muda mais.'
        }
        error={errors.slug?.message}
        spellCheck={false}
        autoCapitalize="none"
      />
      <TextareaField
        {...register('excerpt')}
        label="Resumo"
        description="Uma ou duas frases: aparecem na lista, nas buscas e ao compartilhar. Até 280 caracteres."
        rows={3}
        required
        error={errors.excerpt?.message}
      />
      <TextField
        {...register('tags')}
        label="Etiquetas"
        description={`Separadas por vírgula, até ${String(MAX_POST_TAGS)}.`}
        error={errors.tags?.message}
      />
      <Cover />
    </div>
  )
}
