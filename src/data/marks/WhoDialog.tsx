import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { MarkBox } from './MarkBox.tsx'
import type { MarksDialogProps } from './MarksDialog.tsx'

/** Who is marked, on whichever screen, also where this one does not show them; a mark taken off here can be put back. */
export function WhoDialog({ people, onClose }: MarksDialogProps) {
  const [opened] = useState(people)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Quem está marcado"
      description="As marcas são as mesmas na Busca, no Elenco e nos Favoritos, e ficam até você tirar."
      actions={<Button onClick={onClose}>Pronto</Button>}
    >
      <ul aria-label="Marcados" className="divide-y divide-line border-y border-line">
        {[...opened].map(([uid, artisticName]) => (
          <li key={uid} className="flex items-center gap-2 py-1">
            <MarkBox uid={uid} artisticName={artisticName} />
            <span className="min-w-0 break-words">{artisticName}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
