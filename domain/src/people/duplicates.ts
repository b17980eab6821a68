import { isBirthDateKnown } from './birthDate.ts'
import { toSearchText } from '../identity.ts'
import { nameSkeleton } from './personName.ts'
import type { Profile } from '../schemas/people/profile.ts'

/** What of two records can show that they are one person's. */
export type Comparable = Pick<Profile, 'artisticName' | 'phone' | 'birthDate' | 'uf'>

export type DuplicateReason = 'name' | 'lookalike' | 'phone' | 'birth'

export const DUPLICATE_REASON_LABELS: Readonly<Record<DuplicateReason, string>> = {
  name: 'mesmo nome',
  lookalike: 'nome parecido: as letras se confundem',
  phone: 'mesmo telefone',
  birth: 'mesmo nascimento e UF',
}

/** Joining words that people put in or leave out. */
const PARTICLES: ReadonlySet<string> = new Set(['de', 'da', 'do', 'das', 'dos', 'e'])

/** The words of a name that count, in search form: no joining words and no number that only makes it free. */
export function nameWords(artisticName: string): string[] {
  return toSearchText(artisticName)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && !PARTICLES.has(word) && !/^\d+$/.test(word))
}

/**
 * Returns a phone in the other form of the same number, or undefined: mobile numbers of eleven digits once had ten, without
 * the 9 after the area code, and are stored so in old records.
 */
export function otherPhoneForm(phone: string): string | undefined {
  if (/^[1-9]\d9\d{8}$/.test(phone)) return phone.slice(0, 2) + phone.slice(3)
  return /^[1-9]\d{9}$/.test(phone) ? `${phone.slice(0, 2)}9${phone.slice(2)}` : undefined
}

/** The leading two words of an address: what addresses of the same name, made free by a suffix, begin with. */
export function usernameStem(username: string): string {
  return username.split('-').slice(0, 2).join('-')
}

/** Why two records may be one person's; empty where nothing says so. */
export function duplicateReasons(one: Comparable, other: Comparable): DuplicateReason[] {
  const reasons: DuplicateReason[] = []
  const words = nameWords(one.artisticName)
  if (words.length > 0 && isSameSet(words, nameWords(other.artisticName))) reasons.push('name')
  else if (isLookalike(one.artisticName, other.artisticName)) reasons.push('lookalike')
  if (one.phone !== '' && [one.phone, otherPhoneForm(one.phone)].includes(other.phone)) reasons.push('phone')
  const isSameBirth = isBirthDateKnown(one.birthDate) && one.birthDate.seconds === other.birthDate.seconds
  if (isSameBirth && one.uf !== undefined && one.uf === other.uf) reasons.push('birth')
  return reasons
}

function isLookalike(one: string, other: string): boolean {
  const skeleton = nameSkeleton(one)
  return skeleton !== '' && skeleton === nameSkeleton(other)
}

function isSameSet(left: readonly string[], right: readonly string[]): boolean {
  return left.toSorted().join(' ') === right.toSorted().join(' ')
}
