import { MAX_MEDIA } from '@ribalta/domain/media/media'
import { isServable } from '@ribalta/domain/media/videoState'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useState } from 'react'
import { MediaChoice } from '../../../data/privateFiles/MediaChoice.tsx'
import { formatList } from '../../../lib/formats/formatList.ts'
import { nameMedia } from '../../../lib/media/mediaList.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { ItemValues } from '../proposalForm.ts'
import { TakesChoice } from './TakesChoice.tsx'

export interface MediaDialogProps {
  item: ItemValues
  record: Profile
  onChoose: (chosen: Pick<ItemValues, 'media' | 'takes'>) => void
  onClose: () => void
}

/** Which photos, videos and takes of somebody the client sees, in which order. */
export default function MediaDialog({ item, record, onChoose, onClose }: MediaDialogProps) {
  const offered = record.media.filter(isServable)
  const names = nameMedia(offered)
  const [media, setMedia] = useState(() => item.media.filter((id) => offered.some((each) => each.id === id)))
  const [takes, setTakes] = useState(item.takes)
  const order = media.map((id) => names[offered.findIndex((each) => each.id === id)] ?? '')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={`O que o cliente vê de ${record.artisticName}`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            onClick={() => {
              onChoose({ media, takes })
              onClose()
            }}
          >
            Usar esta escolha
          </Button>
        </>
      }
    >
      {offered.length === 0 ? (
        <p className="text-muted">O cadastro ainda não tem fotos nem vídeos prontos.</p>
      ) : (
        <>
          <MediaChoice
            media={offered}
            value={media}
            max={MAX_MEDIA}
            hint="O cliente vê na ordem em que você marca; a primeira foto é o retrato."
            isOrdered
            onChange={setMedia}
          />
          <output className="text-sm text-muted">
            {order.length === 0 ? 'Nada escolhido.' : `Ordem: ${formatList(order)}.`}
          </output>
        </>
      )}
      <TakesChoice uid={item.artistId} value={takes} onChange={setTakes} />
    </Dialog>
  )
}
