import { maskCep, maskCpf } from '@ribalta/domain/brazilianNumbers'
import { CONSENT_VERSIONS } from '@ribalta/domain/account/consents'
import { toEmail } from '@ribalta/domain/identity'
import { formatPhone } from '@ribalta/domain/phone'
import {
  guardianSchema,
  privateDetailsShape,
  privateDetailsSchema,
  type PrivateDetails,
} from '@ribalta/domain/schemas/people/privateDetails'
import type { PrivateChanges } from '@ribalta/domain/schemas/people/profileUpdate'
import * as z from 'zod/mini'
import { judgePhone, typedPhone } from '../../lib/forms/typedPhone.ts'
import { isSameValue } from '../../lib/forms/sameValue.ts'

/** The private details as they are typed. */
export interface PrivateValues {
  legalName: string
  cpf: string
  drt: string
  address: {
    cep: string
    street: string
    number: string
    complement: string
    district: string
    city: string
    uf: string
  }
  pay: { pixKeyType: string; pixKey: string }
  guardian: { name: string; email: string; phone: string; relation: string }
  acceptsGuardian: boolean
  ethnicity: string
  accessNeeds: string
}

/** What is typed into it is kept under. */
export const privateDraftKey = (uid: string) => `form.privado.${uid}` as const

const EMPTY_ADDRESS = { cep: '', street: '', number: '', complement: '', district: '', city: '', uf: '' }
const EMPTY_GUARDIAN = { name: '', email: '', phone: '', relation: '' }

/** Stored details as the form shows them. */
export function toPrivateValues(details: PrivateDetails): PrivateValues {
  const {
    legalName = '',
    cpf = '',
    drt = '',
    address,
    pay,
    guardian,
    ethnicity = '',
    accessNeeds = '',
  } = details
  const isPhoneKey = pay?.pixKeyType === 'telefone'
  return {
    legalName,
    cpf: maskCpf(cpf),
    drt,
    address: {
      ...EMPTY_ADDRESS,
      ...address,
      complement: address?.complement ?? '',
      cep: maskCep(address?.cep ?? ''),
    },
    pay: {
      pixKeyType: pay?.pixKeyType ?? '',
      pixKey: isPhoneKey ? formatPhone(pay.pixKey) : (pay?.pixKey ?? ''),
    },
    guardian: { ...EMPTY_GUARDIAN, ...guardian, phone: formatPhone(guardian?.phone ?? '') },
    acceptsGuardian: false,
    ethnicity,
    accessNeeds,
  }
}

/** The details as typed; phones that are stored already pass as they are. */
function dataSchema({ guardian, pay: storedPay }: PrivateDetails) {
  const storedKey = storedPay?.pixKeyType === 'telefone' ? storedPay.pixKey : undefined
  const readKey = z.transform(async (pay: Pay, context): Promise<Pay> => {
    if (pay.pixKeyType !== 'telefone') return pay
    const pixKey = await judgePhone(pay.pixKey, storedKey, (message) => {
      context.issues.push({ code: 'custom', path: ['pixKey'], message, input: pay.pixKey })
      return z.NEVER
    })
    return { ...pay, pixKey }
  })
  return z.object({
    ...privateDetailsSchema.shape,
    guardian: z.optional(z.extend(guardianSchema, { phone: typedPhone(guardian?.phone) })),
    pay: z.optional(z.pipe(privateDetailsShape.pay, readKey)),
    acceptsGuardian: z.boolean(),
  })
}
type Pay = NonNullable<PrivateDetails['pay']>
type DataSchema = ReturnType<typeof dataSchema>
export type PrivateData = z.infer<DataSchema>

function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** Texts that belong together: nothing where all of them are empty. */
function together<T extends Readonly<Record<string, string>>>(texts: T): T | undefined {
  return Object.values(texts).every(isBlank) ? undefined : texts
}

/** What was typed without what was left empty. */
function meant(values: PrivateValues, isMinor: boolean): z.input<DataSchema> {
  const { legalName, cpf, drt, address, pay, guardian, acceptsGuardian, ethnicity, accessNeeds } = values
  const texts = Object.entries({ legalName, cpf, drt, ethnicity, accessNeeds }).filter(
    ([, text]) => !isBlank(text),
  )
  const { complement, ...place } = address
  return {
    ...Object.fromEntries(texts),
    address: together(address) && { ...place, ...(isBlank(complement) ? {} : { complement }) },
    pay: together(pay),
    guardian: isMinor ? { ...guardian, email: toEmail(guardian.email) } : undefined,
    acceptsGuardian,
    // Checked by the schema that it goes to.
  } as z.input<DataSchema>
}

/** Of a minor the guardian is asked, too; another one than before has to agree. */
export function privateFormSchema(isMinor: boolean, stored: PrivateDetails) {
  const checked = dataSchema(stored).check(
    z.refine(
      ({ guardian, acceptsGuardian }) =>
        guardian === undefined || acceptsGuardian || isSameValue(guardian, stored.guardian),
      { error: 'O novo responsável precisa autorizar o cadastro.', path: ['acceptsGuardian'] },
    ),
  )
  const plain = z.transform((values: PrivateValues) => meant(values, isMinor))
  return z.pipe(z.pipe(z.custom<PrivateValues>(), plain), checked)
}

const FIELDS = ['legalName', 'cpf', 'drt', 'address', 'pay', 'ethnicity', 'accessNeeds'] as const

/** Only what differs from the stored details; `null` takes one back. Undefined when nothing does. */
export function changedPrivate(before: PrivateDetails, data: PrivateData): PrivateChanges | undefined {
  const changes: PrivateChanges = Object.fromEntries(
    FIELDS.flatMap((name) =>
      isSameValue(before[name], data[name]) ? [] : [[name, data[name] ?? null] as const],
    ),
  )
  const { guardian } = data
  if (guardian !== undefined && !isSameValue(guardian, before.guardian)) {
    changes.guardian = guardian
    changes.guardianConsent = CONSENT_VERSIONS.guardian
  }
  return Object.keys(changes).length === 0 ? undefined : changes
}
