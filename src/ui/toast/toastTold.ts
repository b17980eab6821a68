import { toast } from './toastStore.ts'

/** Says what was done to somebody, with the way to tell them at once; `href` is of wa.me. */
export function toastTold(title: string, href: string | undefined): void {
  if (href === undefined) {
    toast({ title })
    return
  }
  toast({
    title,
    action: {
      label: 'Avisar pelo WhatsApp',
      altText: 'Em Detalhes, Contato, abra a conversa no WhatsApp.',
      onPress: () => {
        window.open(href, '_blank', 'noopener,noreferrer')
      },
    },
  })
}
