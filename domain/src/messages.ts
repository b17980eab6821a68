/** Every message of the specification's section 8, to the letter. `{code}` and `{message}` are filled by {@link serverError}. */
export const MESSAGES = {
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
} as const

/** What a reservation that somebody else holds is called at its field; the phone's words are the specification's. */
export const TAKEN_MESSAGES = {
  phone: MESSAGES.update.phoneTaken,
  email: 'Este e-mail já está em uso por outra conta.',
  artisticName: 'Este nome artístico já está em uso por outra conta.',
} as const

/** Fills a template such as `MESSAGES.registration.server` with a callable error's code and message. */
export function serverError(template: string, code: string, message: string): string {
  return template.replace('{code}', () => code).replace('{message}', () => message)
}
