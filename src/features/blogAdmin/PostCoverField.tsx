import { useFormContext, useWatch } from 'react-hook-form'
import { storedPicture } from '../../lib/media/portraitImage.ts'
import { Button } from '../../ui/Button.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import type { PostImage } from '@ribalta/domain/schemas/posts/post'
import type { PostValues } from './postValues.ts'

/** The picture that heads the post, chosen among those that were sent. */
export function PostCoverField({ onRemove }: { onRemove: (cover: PostImage) => void }) {
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
              onRemove(cover)
            }}
          >
            Tirar a capa
          </Button>
        </>
      )}
    </div>
  )
}
