import * as z from 'zod/mini'
import { UFS } from '../../brazil.ts'
import { isCpf, withoutSeparators } from '../../brazilianNumbers.ts'
import {
  ETHNICITIES,
  GUARDIAN_RELATIONS,
  PIX_KEY_TYPES,
  type PixKeyType,
  type SensitiveDetail,
} from '../../people/privateDetails.ts'
import { personName } from '../text.ts'

function text(min: number, max: number, missing: string) {
  return z
    .string()
    .check(z.trim(), z.minLength(min, missing), z.maxLength(max, `No máximo ${String(max)} caracteres.`))
}

export const guardianSchema = z.strictObject({
  name: z
    .string()
    .check(
      ...personName,
      z.minLength(3, 'Informe o nome completo do responsável.'),
      z.maxLength(120, 'No máximo 120 caracteres.'),
    ),
  email: z.email('E-mail do responsável inválido.'),
  phone: z.string(),
  relation: z.enum(GUARDIAN_RELATIONS, 'Escolha o parentesco.'),
})
export type Guardian = z.infer<typeof guardianSchema>

const cpfSchema = z
  .string()
  .check(z.overwrite(withoutSeparators), z.refine(isCpf, 'CPF inválido. Confira os onze números.'))

const addressSchema = z.strictObject({
  cep: z
    .string()
    .check(z.overwrite(withoutSeparators), z.regex(/^\d{8}$/, 'Informe os oito números do CEP.')),
  street: text(1, 120, 'Informe a rua.'),
  number: text(1, 20, 'Informe o número ou “s/n”.'),
  complement: z.optional(text(0, 60, '')),
  district: text(1, 80, 'Informe o bairro.'),
  city: text(1, 80, 'Informe a cidade.'),
  uf: z.enum(UFS, 'Escolha a UF.'),
})

const PIX_KEYS: Readonly<Record<PixKeyType, (key: string) => boolean>> = {
  cpf: isCpf,
  email: (key) => z.email().safeParse(key).success && key.length <= 77,
  telefone: (key) => key !== '',
  aleatoria: (key) => z.uuid().safeParse(key).success,
}

/** The account that receives the artist's share of a fee. */
const paySchema = z
  .strictObject({
    pixKeyType: z.enum(PIX_KEY_TYPES, 'Escolha o tipo da chave.'),
    pixKey: z.string().check(z.trim(), z.maxLength(77, 'Chave Pix: no máximo 77 caracteres.')),
  })
  .check(
    z.overwrite((pay) =>
      pay.pixKeyType === 'cpf' ? { ...pay, pixKey: withoutSeparators(pay.pixKey) } : pay,
    ),
    z.refine(({ pixKeyType, pixKey }) => PIX_KEYS[pixKeyType](pixKey), {
      error: 'A chave não corresponde ao tipo escolhido.',
      path: ['pixKey'],
    }),
  )

const sensitiveShape = {
  ethnicity: z.enum(ETHNICITIES),
  accessNeeds: text(1, 1000, 'Informe o que você precisa.'),
} satisfies Readonly<Record<SensitiveDetail, z.core.SomeType>>

/**
 * Everything in its stored form; whatever is missing was not given. Phones are not judged here: what is stored must stay
 * readable, and what is typed is judged with the phone library (`schemas/phone.ts`).
 */
export const privateDetailsShape = {
  legalName: text(3, 120, 'Informe o nome civil completo.').check(...personName),
  cpf: cpfSchema,
  address: addressSchema,
  guardian: guardianSchema,
  drt: text(1, 30, 'Informe o número do registro.'),
  pay: paySchema,
  ...sensitiveShape,
}

/** `profiles/{uid}/private-data/details`: read by its owner, and by directors through `openPrivateDetails`. */
export const privateDetailsSchema = z.partial(z.object(privateDetailsShape))
export type PrivateDetails = z.infer<typeof privateDetailsSchema>
