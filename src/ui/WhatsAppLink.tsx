import { buttonStyle } from './buttonStyle.ts'

interface WhatsAppLinkProps {
  /** Of wa.me, with the text. */
  href: string
  name: string
  onOpen?: () => void
}

/** Opens the ready message to somebody in another tab. */
export function WhatsAppLink({ href, name, onOpen }: WhatsAppLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle('secondary', 'small', undefined)}
      onClick={onOpen}
    >
      Avisar pelo WhatsApp
      <span className="sr-only">{`: ${name} (abre em outra aba)`}</span>
    </a>
  )
}
