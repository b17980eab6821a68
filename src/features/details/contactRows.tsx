import { formatPhone } from '@ribalta/domain/phone'
import type { ReactNode } from 'react'
import { callAddress, whatsAppAddress } from '../../lib/phoneAddresses.ts'

interface ContactLinkProps {
  href: string
  text: string
  isPage?: boolean
}

export function ContactLink({ href, text, isPage = false }: ContactLinkProps) {
  const apart = isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={href} {...apart} className="inline-flex min-h-9 items-center text-link break-all">
      <span>{text}</span>
      {isPage ? <span className="sr-only"> (abre em outra aba)</span> : null}
    </a>
  )
}

/** A phone to call and to write to. */
export function phoneRows(phone: string): (readonly [label: string, value: ReactNode])[] {
  return [
    ['Telefone', <ContactLink key="tel" href={callAddress(phone)} text={formatPhone(phone)} />],
    ['WhatsApp', <ContactLink key="wa" href={whatsAppAddress(phone)} text="Abrir a conversa" isPage />],
  ]
}
