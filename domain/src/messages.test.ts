import { expect, it } from 'vitest'
import { MESSAGES, serverError, TAKEN_MESSAGES } from './messages.ts'

it('every message is to the letter what the specification writes', () => {
  expect(MESSAGES).toEqual({
    login: {
      wrongCredentials: 'E-mail ou senha inválidos.',
      invalidEmail: 'Formato de e-mail inválido.',
      other: 'Falha no login. Tente novamente.',
    },
    availability: {
      email: 'Falha ao verificar disponibilidade do e-mail.',
      phone: 'Falha ao verificar disponibilidade do telefone.',
      artisticName: 'Falha ao verificar disponibilidade do nome artístico.',
    },
    registration: {
      missing: 'Email, Nome Artístico e tempMediaIds são obrigatórios para registro.',
      server: 'Erro no registro ({code}): {message}',
      other: 'Falha ao registrar o perfil.',
    },
    update: {
      nothing: 'Nenhum dado para atualizar.',
      phoneTaken: 'Este número de telefone já está em uso por outra conta.',
      server: 'Erro ao atualizar ({code}): {message}',
      other: 'Falha ao atualizar o perfil.',
    },
    reauthentication: {
      noUser: 'Usuário não autenticado ou sem e-mail para reautenticação.',
      wrongPassword: 'Senha atual incorreta.',
      other: 'Falha na reautenticação. Tente novamente.',
    },
    password: {
      recentLogin: 'Por segurança, faça login novamente antes de alterar a senha.',
      weak: 'A nova senha é muito fraca.',
      other: 'Falha ao alterar a senha.',
      noUser: 'Usuário não autenticado.',
    },
    logout: 'Erro ao fazer logout. Por favor, tente novamente.',
    accessDenied:
      'Você não possui permissão para acessar esta página. Se você acredita que isso é um erro, entre em contato com o administrador do sistema.',
    verifying: 'Verificando Permissões',
    classes: {
      load: 'Erro ao buscar as classes',
      add: 'Erro ao adicionar a classe',
      update: 'Erro ao atualizar a classe',
      delete: 'Erro ao excluir a classe',
    },
    skills: {
      load: 'Erro ao buscar as skills',
      add: 'Erro ao adicionar a skill',
      update: 'Erro ao atualizar a skill',
      delete: 'Erro ao excluir a skill',
      idRequired: 'ID da skill é necessário para atualização.',
    },
  })
})

it("a server's error is told with its code and message, whatever they hold", () => {
  expect(serverError(MESSAGES.registration.server, 'internal', 'x')).toBe('Erro no registro (internal): x')
  expect(serverError(MESSAGES.update.server, '$&', '{code} $1 {message}')).toBe(
    'Erro ao atualizar ($&): {code} $1 {message}',
  )
})

it('a taken phone is told in the words of the specification', () => {
  expect(TAKEN_MESSAGES.phone).toBe('Este número de telefone já está em uso por outra conta.')
})
