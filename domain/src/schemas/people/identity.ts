import * as z from 'zod/mini'
import { MAX_PASSWORD, MIN_PASSWORD } from '../../account/password.ts'
import { MESSAGES } from '../../messages.ts'
import { personName } from '../text.ts'

export const artisticNameSchema = z
  .string()
  .check(
    ...personName,
    z.minLength(2, 'Informe o nome artístico.'),
    z.maxLength(60, 'Nome artístico: no máximo 60 caracteres.'),
  )

export const emailSchema = z
  .email(MESSAGES.login.invalidEmail)
  .check(z.maxLength(254, 'E-mail longo demais.'))

export const passwordSchema = z
  .string()
  .check(
    z.minLength(MIN_PASSWORD, `A senha precisa de pelo menos ${String(MIN_PASSWORD)} caracteres.`),
    z.maxLength(MAX_PASSWORD, `A senha pode ter até ${String(MAX_PASSWORD)} caracteres.`),
  )
