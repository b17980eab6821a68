import { setting } from './environment.ts'

const env = import.meta.env

/** The agency's channels, shown to people. Phones are digits with the area code, as everywhere. */
export const contact = {
  email: setting(env.VITE_CONTACT_EMAIL, 'contato@example.com'),
  phone: setting(env.VITE_CONTACT_PHONE, '1130000000'),
  whatsapp: setting(env.VITE_CONTACT_WHATSAPP, '11990000000'),
  address: setting(env.VITE_CONTACT_ADDRESS, 'Rua Augusta, 1000 · São Paulo, SP'),
  hours: setting(env.VITE_CONTACT_HOURS, 'Segunda a sexta, das 9h às 18h'),
  instagram: setting(env.VITE_CONTACT_INSTAGRAM, 'https://www.instagram.com/'),
} as const

/** Who answers for the platform before the law, named in the terms and in the privacy notice. */
export const legalEntity = {
  name: setting(env.VITE_LEGAL_NAME, 'Ribalta Agência de Talentos Ltda.'),
  cnpj: setting(env.VITE_LEGAL_CNPJ, '00.000.000/0001-00'),
  privacyEmail: setting(env.VITE_PRIVACY_EMAIL, 'privacidade@example.com'),
} as const

/** Who built the platform, credited in the footer. */
export const techCredit = {
  name: setting(env.VITE_TECH_CREDIT_NAME, 'Coxia Tecnologia'),
  url: setting(env.VITE_TECH_CREDIT_URL, 'https://example.com/'),
} as const
