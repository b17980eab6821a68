import { shareAddress } from '../../lib/files/share.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast/toastStore.ts'

/** The way to the casting's own page, and its address for a message. */
export function PublicLink({ id, isPublic }: { id: string; isPublic: boolean }) {
  const path = `/casting/${id}`
  const copy = async (): Promise<void> => {
    const url = new URL(path, window.location.origin).href
    const outcome = await shareAddress(
      { title: 'Casting', url },
      { copy: (text) => navigator.clipboard.writeText(text) },
    )
    if (outcome === 'copied') toast({ title: 'Link copiado', description: url })
    else toast({ title: 'Não foi possível copiar o link', description: url, variant: 'destructive' })
  }
  return (
    <span className="flex flex-wrap items-center gap-3">
      <a href={path} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center text-link">
        <span>{isPublic ? 'Página pública' : 'Página do casting'}</span>
        <span className="sr-only"> (abre em outra aba)</span>
      </a>
      <Button variant="quiet" size="small" onClick={() => void copy()}>
        Copiar link
      </Button>
    </span>
  )
}
