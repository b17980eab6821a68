import { toPostSlug } from '@ribalta/domain/posts/postText'
import { MAX_POST_TAGS } from '@ribalta/domain/schemas/posts/post'
import { useFormContext } from 'react-hook-form'
import { TextareaField } from '../../ui/TextareaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { PostValues } from './postValues.ts'

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
    </div>
  )
}
