import type { ProfileStatus } from '@ribalta/domain/profileStatus'
import type { Profile } from '@ribalta/domain/schemas/profile'

const WORDS: Readonly<Record<ProfileStatus, string>> = {
  pending: 'A agência está conferindo seu perfil. Quando for publicado, sua página aparece aqui.',
  published: 'Seu perfil está no ar.',
  changes_requested: 'A agência pediu ajustes. Faça as mudanças e salve: conferimos de novo.',
  suspended: 'Seu perfil está fora do ar. Fale com a agência.',
  archived: 'Seu perfil foi arquivado.',
}

/** What a profile's state means for the person. */
export function statusWords({ status }: Pick<Profile, 'status'>): string {
  return WORDS[status]
}

/** Whether something changed since what the public sees. */
export function hasPendingChange({
  version,
  publishedVersion,
}: Pick<Profile, 'version' | 'publishedVersion'>): boolean {
  return publishedVersion !== undefined && version > publishedVersion
}
