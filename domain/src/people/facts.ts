export const GENDERS = ['feminino', 'masculino', 'nao-binario', 'outro'] as const
export const GENDER_LABELS: Readonly<Record<(typeof GENDERS)[number], string>> = {
  feminino: 'Feminino',
  masculino: 'Masculino',
  'nao-binario': 'Não binário',
  outro: 'Outro',
}

export const TRAVELS = ['pelo estado', 'pelo Brasil', 'para o exterior'] as const

export const EYE_COLOURS = ['castanhos', 'pretos', 'verdes', 'azuis', 'mel', 'cinza'] as const
export const HAIR_COLOURS = [
  'preto',
  'castanho',
  'loiro',
  'ruivo',
  'grisalho',
  'colorido',
  'sem-cabelo',
] as const
export const LANGUAGES = [
  'Português',
  'Inglês',
  'Espanhol',
  'Francês',
  'Italiano',
  'Alemão',
  'Japonês',
  'Mandarim',
  'Libras',
] as const

export const SKILL_LEVELS = [1, 2, 3, 4, 5] as const
export type SkillLevel = (typeof SKILL_LEVELS)[number]
export const SKILL_LEVEL_LABELS: Readonly<Record<SkillLevel, string>> = {
  1: 'Noções',
  2: 'Básico',
  3: 'Intermediário',
  4: 'Avançado',
  5: 'Profissional',
}
export const MAX_CLASSES = 6
export const MAX_SKILLS = 20

/** A skill of the catalogue, by its id, and how well somebody has it. */
export interface ArtistSkill {
  id: string
  level: SkillLevel
}

/** No part is for somebody older. */
export const OLDEST_AGE = 110
