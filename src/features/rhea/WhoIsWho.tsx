import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { rheaPath } from '../../lib/rhea/rheaPath.ts'

export interface WhoIsWhoProps {
  runId: string
  onClose: () => void
}

/** Asks once before names are seen: whoever has seen them cannot judge without them any more. */
export default function WhoIsWho({ runId, onClose }: WhoIsWhoProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Ver quem é quem?"
      description="Daqui em diante os nomes e as fotos aparecem neste ranking, que já está guardado. Se ainda quiser comparar sem saber quem é, faça isso antes."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Continuar sem nomes
          </Button>
          <ButtonLink to={rheaPath.run(runId)}>Ver os nomes</ButtonLink>
        </>
      }
    />
  )
}
