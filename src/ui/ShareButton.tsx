import { Button } from './Button.tsx'
import { toast } from './toast/toastStore.ts'
import { shareAddress, type SharePorts } from '../lib/files/share.ts'

const browserPorts = (): SharePorts => ({
  share: 'share' in navigator ? (data) => navigator.share(data) : undefined,
  copy: (text) => navigator.clipboard.writeText(text),
})

/** Shares a page of the site in the way that the device has for it. */
export function ShareButton({ name, path }: { name: string; path: string }) {
  const share = async (): Promise<void> => {
    const url = new URL(path, window.location.origin).href
    const outcome = await shareAddress({ title: name, url }, browserPorts())
    if (outcome === 'copied') toast({ title: 'Link copiado', description: url })
    if (outcome === 'failed') {
      toast({ title: 'Não foi possível copiar o link', description: url, variant: 'destructive' })
    }
  }
  return (
    <Button variant="secondary" onClick={() => void share()}>
      Compartilhar
    </Button>
  )
}
