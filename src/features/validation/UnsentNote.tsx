import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** What was written about an entry and can't be sent, since it waits no more. */
export function UnsentNote({ note, onDrop }: { note: string; onDrop: () => void }) {
  return (
    <Notice tone="danger">
      <p>O que você escreveu não foi enviado. Copie o que quiser guardar:</p>
      <p className="mt-2 break-words whitespace-pre-wrap text-ink select-text">{note}</p>
      <p className="mt-3">
        <Button variant="secondary" size="small" onClick={onDrop}>
          Descartar
        </Button>
      </p>
    </Notice>
  )
}
