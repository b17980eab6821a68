import * as z from 'zod/mini'
import { toEmail } from '../../identity.ts'
import { MESSAGES } from '../../messages.ts'
import { DELETION_WORD } from './personalData.ts'

/** Not every provider says that what was typed is no e-mail. */
const LOOKS_LIKE_EMAIL = /^[^@]+@[^@]+\.[^@.]{2,}$/

const typedEmail = z.string().check(z.overwrite(toEmail), z.minLength(1, 'Informe seu e-mail.'))
const currentPassword = z.string().check(z.minLength(1, 'Informe sua senha atual.'))
/** How strong it must be is the provider's to judge. */
const newPassword = z.string().check(z.minLength(1, 'Informe a nova senha.'))

const sameTwice = z.refine<{ newPassword: string; confirmation: string }>(
  (typed) => typed.confirmation === typed.newPassword,
  { path: ['confirmation'], error: 'As senhas não são iguais.' },
)

/** What the login's form holds. */
export const loginFormSchema = z.object({
  email: typedEmail,
  password: z.string().check(z.minLength(1, 'Informe sua senha.')),
})

/** Whom the link for a new password goes to. */
export const requestLinkFormSchema = z.object({
  email: typedEmail.check(z.regex(LOOKS_LIKE_EMAIL, MESSAGES.login.invalidEmail)),
})

/** A new password, twice. */
export const newPasswordFormSchema = z.object({ newPassword, confirmation: z.string() }).check(sameTwice)
export type NewPasswordForm = z.infer<typeof newPasswordFormSchema>

/** A new password, twice, from somebody who says the present one. */
export const changePasswordFormSchema = z
  .object({ currentPassword, newPassword, confirmation: z.string() })
  .check(sameTwice)

/** The present password, before something that only its owner may do. */
export const confirmPasswordFormSchema = z.object({ currentPassword })

const code = z.string().check(
  z.overwrite((typed) => typed.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, 'Informe os 6 dígitos do código.'),
)

/** The code that completes a sign-in or makes a second factor. */
export const codeFormSchema = z.object({ code })

/** What has to be given to delete one's account. */
export const deleteAccountFormSchema = z.object({
  currentPassword,
  confirmation: z.pipe(
    z.string().check(z.overwrite((typed) => typed.trim().toUpperCase())),
    z.literal(DELETION_WORD, `Digite ${DELETION_WORD}, em letras maiúsculas.`),
  ),
})
