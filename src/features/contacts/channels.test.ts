import { expect, it } from 'vitest'
import { contact } from '../../lib/agency.ts'
import { channelsOf } from './channels.ts'

const AGENCY = {
  ...contact,
  whatsapp: '11987654321',
  phone: '1134567890',
  email: 'oi@example.com',
  address: 'Rua Augusta, 1000 · São Paulo, SP',
  instagram: 'https://www.instagram.com/ribalta.br/',
}

it('each channel is named, shown as people write it and opens what it should', () => {
  const channels = channelsOf(AGENCY)
  expect(channels.map(({ label, value, href }) => [label, value, href])).toEqual([
    ['WhatsApp', '(11) 98765-4321', 'https://wa.me/5511987654321'],
    ['Telefone', '(11) 3456-7890', 'tel:+551134567890'],
    ['E-mail', 'oi@example.com', 'mailto:oi@example.com'],
    [
      'Endereço',
      'Rua Augusta, 1000 · São Paulo, SP',
      'https://www.google.com/maps/search/?api=1&query=Rua%20Augusta%2C%201000%20%C2%B7%20S%C3%A3o%20Paulo%2C%20SP',
    ],
    ['Instagram', '@ribalta.br', 'https://www.instagram.com/ribalta.br/'],
  ])
})

it('an Instagram without an account is shown as the site', () => {
  const channels = channelsOf({ ...AGENCY, instagram: 'https://www.instagram.com/' })
  expect(channels.at(-1)?.value).toBe('instagram.com')
})
