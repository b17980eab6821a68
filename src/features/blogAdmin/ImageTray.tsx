import { IMAGE_TYPES } from '@ribalta/domain/media/media'
import type { PostImage } from '@ribalta/domain/schemas/posts/post'
import { storedPicture } from '../../lib/media/portraitImage.ts'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { PendingImage, PostImages } from './usePostImages.ts'

const MAX_ALT = 200

interface Uses {
  onInsert: (image: PostImage) => void
  onCover: (image: PostImage) => void
}

function Entry({ pending, images, onInsert, onCover }: Uses & { pending: PendingImage; images: PostImages }) {
  const { id, name, alt, state } = pending
  const described = alt.trim()
  const use = (give: (image: PostImage) => void): void => {
    if (state.kind !== 'ready' || described === '') return
    give({ ...state.image, alt: described })
    images.remove(id)
  }
  return (
    <li className="flex flex-col gap-3 border-t border-line py-4">
      <div className="flex items-start gap-4">
        {state.kind === 'ready' ? (
          <Portrait
            image={storedPicture(state.image)}
            alt=""
            ratio="wide"
            sizes="96px"
            className="max-w-24"
          />
        ) : null}
        <p className="min-w-0 grow text-sm break-words">{name}</p>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Remover ${name}`}
          onClick={() => {
            images.remove(id)
          }}
        >
          Remover
        </Button>
      </div>
      {state.kind === 'sending' ? <ProgressBar fraction={state.fraction} label={`Envio de ${name}`} /> : null}
      {state.kind === 'failed' ? <Notice tone="danger">{state.reason}</Notice> : null}
      {state.kind === 'failed' ? null : (
        <TextField
          label={`Descrição de ${name}`}
          description="O que a imagem mostra, para quem não a vê."
          maxLength={MAX_ALT}
          value={alt}
          onChange={({ currentTarget }) => {
            images.describe(id, currentTarget.value)
          }}
        />
      )}
      {state.kind === 'ready' ? (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="small"
            disabled={described === ''}
            onClick={() => {
              use(onInsert)
            }}
          >
            Inserir no texto
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={described === ''}
            onClick={() => {
              use(onCover)
            }}
          >
            Usar como capa
          </Button>
        </div>
      ) : null}
    </li>
  )
}

/** Takes pictures by dialog, camera or drop, and puts them where they are wanted once they are described. */
export function ImageTray({ images, ...uses }: Uses & { images: PostImages }) {
  return (
    <div>
      <FileDrop
        label="Imagens"
        description="Arraste para cá, cole no texto ou escolha. JPG, PNG, WebP ou AVIF de até 10 MB."
        accept={IMAGE_TYPES}
        onFiles={images.add}
      />
      {images.images.length === 0 ? null : (
        <ul aria-label="Imagens enviadas" className="mt-4">
          {images.images.map((pending) => (
            <Entry key={pending.id} pending={pending} images={images} {...uses} />
          ))}
        </ul>
      )}
    </div>
  )
}
