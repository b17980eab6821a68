import { MAX_MEDIA, MEMBER_LIMITS } from '@ribalta/domain/media/media'
import { useStore } from '../../lib/store.ts'
import { UploadsField } from '../../ui/UploadsField.tsx'
import type { ProfileEditor } from './useProfileEditor.ts'

/** Media on their way into the profile. Nothing is final before it is saved. */
export function NewMedia({ editor: { kept, uploads: store } }: { editor: ProfileEditor }) {
  const uploads = useStore(store)
  const room = MAX_MEDIA - kept.length
  return (
    <UploadsField
      label="Fotos e vídeos"
      description={`Até ${String(MAX_MEDIA)} no total; cabem mais ${String(Math.max(room, 0))}. Os novos entram no fim quando você salva.`}
      uploads={uploads}
      actions={store}
      onFiles={(files) => {
        store.add(files, { files: room, ...MEMBER_LIMITS })
      }}
    />
  )
}
