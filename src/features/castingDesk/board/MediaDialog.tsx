import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { MediaList } from '../../../data/privateFiles/MediaList.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

export interface MediaDialogProps {
  media: readonly ProfileMedia[]
  name: string
  note: string
  onClose: () => void
}

/** What a candidate chose to show, large, and all that they wrote. */
export default function MediaDialog({ media, name, note, onClose }: MediaDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={name}
      description={note === '' ? undefined : note}
    >
      <MediaList media={media} artisticName={name} />
    </Dialog>
  )
}
