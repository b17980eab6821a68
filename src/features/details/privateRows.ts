import { formatPhone } from '@ribalta/domain/phone'
import {
  ETHNICITY_LABELS,
  GUARDIAN_RELATION_LABELS,
  PIX_KEY_LABELS,
} from '@ribalta/domain/people/privateDetails'
import type { PrivateDetails } from '@ribalta/domain/schemas/people/privateDetails'

/** Somebody's private details in words; what was not given is left out. */
export function privateRows(details: PrivateDetails): (readonly [label: string, value: string])[] {
  const { guardian, legalName, cpf, ethnicity, accessNeeds, address, drt, pay } = details
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Nome civil', legalName],
    ['CPF', cpf?.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')],
    [
      'Responsável',
      guardian && `${guardian.name} (${GUARDIAN_RELATION_LABELS[guardian.relation].toLowerCase()})`,
    ],
    ['Telefone do responsável', guardian && formatPhone(guardian.phone)],
    ['E-mail do responsável', guardian?.email],
    ['DRT', drt],
    ['Endereço', address && addressText(address)],
    [
      'Pix',
      pay &&
        `${pay.pixKeyType === 'telefone' ? formatPhone(pay.pixKey) : pay.pixKey} (${PIX_KEY_LABELS[pay.pixKeyType].toLowerCase()})`,
    ],
    ['Cor ou raça', ethnicity && ETHNICITY_LABELS[ethnicity]],
    ['Acessibilidade', accessNeeds],
  ]
  return rows.flatMap(([label, value]) =>
    value === undefined || value === '' ? [] : [[label, value] as const],
  )
}

function addressText(address: NonNullable<PrivateDetails['address']>): string {
  const { street, number, complement, district, city, uf, cep } = address
  const where = [street, number, ...(complement === undefined || complement === '' ? [] : [complement])].join(
    ', ',
  )
  return `${where} · ${district}, ${city} (${uf}) · CEP ${cep.slice(0, 5)}-${cep.slice(5)}`
}
