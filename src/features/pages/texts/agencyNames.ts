import { contact, legalEntity } from '../../../lib/agency.ts'

/** What a text says of the agency itself; configuration, and so no part of the text that a consent's hash is of. */
export interface AgencyNames {
  name: string
  cnpj: string
  email: string
  privacyEmail: string
}

export const agencyNames: AgencyNames = { ...legalEntity, email: contact.email }
