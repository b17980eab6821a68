import { formatPhone } from '@ribalta/domain/phone'
import { contact } from '../../lib/agency.ts'
import { callAddress, whatsAppAddress } from '../../lib/phoneAddresses.ts'

export interface Channel {
  readonly label: string
  readonly value: string
  readonly href: string
  /** What to use it for. */
  readonly hint: string
  /** It leaves this site for another page, and not for a program of the device. */
  readonly isPage: boolean
}

/** The agency's channels, the quickest first. */
export function channelsOf(from: typeof contact): readonly Channel[] {
  return [
    {
      label: 'WhatsApp',
      value: formatPhone(from.whatsapp),
      href: whatsAppAddress(from.whatsapp),
      hint: 'Para artistas e produções com pressa.',
      isPage: true,
    },
    {
      label: 'Telefone',
      value: formatPhone(from.phone),
      href: callAddress(from.phone),
      hint: from.hours,
      isPage: false,
    },
    {
      label: 'E-mail',
      value: from.email,
      href: `mailto:${from.email}`,
      hint: 'Briefings, roteiros e imprensa.',
      isPage: false,
    },
    {
      label: 'Endereço',
      value: from.address,
      href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(from.address)}`,
      hint: 'Visitas só com hora marcada. O link abre o mapa.',
      isPage: true,
    },
    {
      label: 'Instagram',
      value: nameOf(from.instagram),
      href: from.instagram,
      hint: 'Estreias e bastidores.',
      isPage: true,
    },
  ]
}

/** `https://www.instagram.com/ribalta/` as @ribalta; the site's own address where no account is named. */
function nameOf(address: string): string {
  const account = /^https?:\/\/(?:www\.)?instagram\.com\/([\w.]+)/.exec(address)?.[1]
  return account === undefined ? 'instagram.com' : `@${account}`
}

export const channels = channelsOf(contact)
