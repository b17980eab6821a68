import { lazily } from '@ribalta/domain/lazily'
import { instantToDate } from '@ribalta/domain/instant'
import type { ProfileStatus } from '@ribalta/domain/people/profileStatus'
import type { Profile } from '@ribalta/domain/schemas/people/profile'

const WORDS: Readonly<Record<ProfileStatus, string>> = {
  pending: 'A agência está conferindo seu perfil. Quando for publicado, sua página aparece aqui.',
  published: 'Seu perfil está no ar.',
  changes_requested: 'A agência pediu ajustes. Faça as mudanças e salve: conferimos de novo.',
  suspended: 'Seu perfil está fora do ar. Fale com a agência.',
  archived: 'Seu perfil foi arquivado.',
}

const CHANGED_SINCE = 'Recebemos suas mudanças e vamos conferir de novo.'

/** What a profile's state means for the person. */
export function statusWords({ status, queuedAt }: Pick<Profile, 'status' | 'queuedAt'>): string {
  return status === 'changes_requested' && queuedAt !== undefined ? CHANGED_SINCE : WORDS[status]
}

const DECISIONS: Readonly<Record<NonNullable<Profile['review']>['decision'], string>> = {
  approved: 'Aprovado',
  changesRequested: 'Ajustes pedidos',
  rejected: 'Não aprovado',
  changeRejected: 'Mudança não aprovada',
  suspended: 'Suspenso',
  archived: 'Arquivado',
  republished: 'Publicado de novo',
}

const DAY = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' }))

/** How and when the last review ended. */
export function reviewWords({ decision, at }: NonNullable<Profile['review']>): string {
  return `${DECISIONS[decision]} em ${DAY().format(instantToDate(at))}`
}

/** Returns what the page shows while it lags behind the profile, or undefined when it shows the present version. */
export function lagWords({
  version,
  publishedVersion,
  queuedAt,
}: Pick<Profile, 'version' | 'publishedVersion' | 'queuedAt'>): string | undefined {
  if (publishedVersion === undefined || version <= publishedVersion) return undefined
  return queuedAt === undefined
    ? 'Sua página mostra a última versão aprovada. Ajuste o que a agência apontou e salve: conferimos de novo.'
    : 'Suas últimas mudanças estão em validação: por enquanto sua página mostra a versão anterior.'
}
