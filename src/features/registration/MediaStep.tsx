import { MAX_MEDIA, VISITOR_LIMITS } from '@ribalta/domain/media/media'
import type { UploadsStore } from '../../data/uploads/store.ts'
import { useStore } from '../../lib/store.ts'
import { UploadsField } from '../../ui/UploadsField.tsx'
import { filesProblem, NO_FILES, UNSENT_FILES } from './filesProblem.ts'

/** Photos and videos; the first photo is the face of the public page. */
export function MediaStep({ store, error }: { store: UploadsStore; error: string | undefined }) {
  const uploads = useStore(store)
  // What is wrong with the list goes away as it is mended; what the server said of a file stays.
  const isAboutList = error === NO_FILES || error === UNSENT_FILES
  return (
    <UploadsField
      label="Fotos e vídeos"
      description={
        <>
          De 1 a {MAX_MEDIA} arquivos. Fotos JPG, PNG, WebP ou AVIF de até 10 MB; até dois vídeos MP4, MOV ou
          WebM de até <span>{VISITOR_LIMITS.videoMegabytes}</span> MB (depois, no seu perfil, cabem mais).
          Arraste para cá ou escolha. A primeira foto é a que todos veem.
        </>
      }
      error={isAboutList ? filesProblem(uploads) : error}
      uploads={uploads}
      actions={store}
      onFiles={(files) => {
        store.add(files, { files: MAX_MEDIA, ...VISITOR_LIMITS })
      }}
    />
  )
}
