/** The words in which Brazil's census asks for race or colour, so that nobody has to invent others. */
export const ETHNICITIES = ['amarela', 'branca', 'indigena', 'parda', 'preta'] as const
export const ETHNICITY_LABELS: Readonly<Record<(typeof ETHNICITIES)[number], string>> = {
  amarela: 'Amarela',
  branca: 'Branca',
  indigena: 'Indígena',
  parda: 'Parda',
  preta: 'Preta',
}

export const GUARDIAN_RELATIONS = ['mae', 'pai', 'tutor'] as const
export const GUARDIAN_RELATION_LABELS: Readonly<Record<(typeof GUARDIAN_RELATIONS)[number], string>> = {
  mae: 'Mãe',
  pai: 'Pai',
  tutor: 'Tutor ou tutora legal',
}

export const PIX_KEY_TYPES = ['cpf', 'email', 'telefone', 'aleatoria'] as const
export type PixKeyType = (typeof PIX_KEY_TYPES)[number]
export const PIX_KEY_LABELS: Readonly<Record<PixKeyType, string>> = {
  cpf: 'CPF',
  email: 'E-mail',
  telefone: 'Telefone',
  aleatoria: 'Chave aleatória',
}

/** Kept only with the `sensitive` consent, and gone with it. */
export const SENSITIVE_DETAILS = ['ethnicity', 'accessNeeds'] as const
export type SensitiveDetail = (typeof SENSITIVE_DETAILS)[number]
