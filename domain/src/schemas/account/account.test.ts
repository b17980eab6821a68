import { describe, expect, it } from 'vitest'
import {
  changePasswordFormSchema,
  deleteAccountFormSchema,
  loginFormSchema,
  newPasswordFormSchema,
  requestLinkFormSchema,
} from './account.ts'

/** What is said at each field: the first objection to it. */
function objections({
  error,
}: {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined
}): Record<string, string> {
  const issues = error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

describe('the forms of an account', () => {
  it('ask for what is missing, each at its field', () => {
    expect(objections(loginFormSchema.safeParse({ email: ' ', password: '' }))).toEqual({
      email: 'Informe seu e-mail.',
      password: 'Informe sua senha.',
    })
    expect(
      objections(
        changePasswordFormSchema.safeParse({ currentPassword: '', newPassword: '', confirmation: '' }),
      ),
    ).toEqual({ currentPassword: 'Informe sua senha atual.', newPassword: 'Informe a nova senha.' })
  })

  it('take an e-mail as it is stored, however it is typed', () => {
    expect(loginFormSchema.parse({ email: ' Ana@Example.com', password: ' p ' })).toEqual({
      email: 'ana@example.com',
      password: ' p ',
    })
    expect(requestLinkFormSchema.parse({ email: 'Ana @example.com ' })).toEqual({ email: 'ana@example.com' })
  })

  it.each(['ana', 'ana@', 'ana@example', 'ana@example.c', '@example.com', 'ana@b@example.com'])(
    'send no link to %j',
    (email) => {
      expect(objections(requestLinkFormSchema.safeParse({ email }))).toEqual({
        email: 'Formato de e-mail inválido.',
      })
    },
  )

  it('want a new password twice the same, also where something else is missing', () => {
    const different = { newPassword: 'uma senha nova', confirmation: 'outra senha' }
    const confirmation = 'As senhas não são iguais.'
    expect(objections(newPasswordFormSchema.safeParse(different))).toEqual({ confirmation })
    expect(objections(changePasswordFormSchema.safeParse({ ...different, currentPassword: '' }))).toEqual({
      currentPassword: 'Informe sua senha atual.',
      confirmation,
    })
  })

  it('delete only for the word, in capitals or not', () => {
    const typed = { currentPassword: 'p', confirmation: ' excluir ' }
    expect(deleteAccountFormSchema.parse(typed)).toEqual({ currentPassword: 'p', confirmation: 'EXCLUIR' })
    expect(objections(deleteAccountFormSchema.safeParse({ ...typed, confirmation: 'apagar' }))).toEqual({
      confirmation: 'Digite EXCLUIR, em letras maiúsculas.',
    })
  })
})
