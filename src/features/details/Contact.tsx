import { isMinor } from '@ribalta/domain/birthDate'
import { formatPhone } from '@ribalta/domain/identity'
import type { Profile } from '@ribalta/domain/schemas/profile'
import { callAddress, whatsAppAddress } from '../../lib/phoneAddresses.ts'
import { useNow } from '../../lib/useNow.ts'
import { Notice } from '../../ui/Notice.tsx'
import { DetailsPart, Facts } from './DetailsPart.tsx'

/** How to reach somebody; of a minor it is the guardian whom one speaks to. */
export function Contact({ profile }: { profile: Profile }) {
  const { phone, email, birthDate } = profile
  const now = useNow()
  return (
    <DetailsPart title="Contato">
      {isMinor(birthDate, now) ? (
        <Notice tone="warning">
          Menor de 18 anos: fale com o responsável, cujos contatos estão nos dados privados.
        </Notice>
      ) : null}
      <Facts
        rows={[
          ['Telefone', <ContactLink key="tel" href={callAddress(phone)} text={formatPhone(phone)} />],
          ['WhatsApp', <ContactLink key="wa" href={whatsAppAddress(phone)} text="Abrir a conversa" isPage />],
          ['E-mail', <ContactLink key="mail" href={`mailto:${email}`} text={email} />],
        ]}
      />
    </DetailsPart>
  )
}

interface ContactLinkProps {
  href: string
  text: string
  isPage?: boolean
}

function ContactLink({ href, text, isPage = false }: ContactLinkProps) {
  const apart = isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={href} {...apart} className="inline-flex min-h-9 items-center text-link break-all">
      {text}
      {isPage ? <span className="sr-only"> (abre em outra aba)</span> : null}
    </a>
  )
}
