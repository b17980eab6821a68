import { FACTS } from './factTable.ts'
import type { Profile } from '../schemas/people/profile.ts'

/** The parts that make a profile useful to an agent, in the order in which a person should fill them. */
const PARTS: readonly { readonly label: string; readonly filled: (profile: Profile) => boolean }[] = [
  {
    label: 'Pelo menos três fotos',
    filled: (p) => p.media.filter((item) => item.kind === 'image').length >= 3,
  },
  {
    label: 'Um vídeo',
    filled: (p) =>
      p.media.some((item) => item.kind === 'video' && item.state !== 'refused') ||
      p.links?.video !== undefined,
  },
  { label: 'O que você faz', filled: (p) => p.classes.length > 0 },
  { label: FACTS.skills.label, filled: (p) => p.skills.length > 0 },
  { label: 'Cidade e UF', filled: (p) => p.uf !== undefined && (p.city ?? '') !== '' },
  { label: FACTS.heightCm.label, filled: (p) => p.heightCm !== undefined },
  { label: FACTS.playingAge.label, filled: (p) => p.playingAge !== undefined },
  { label: FACTS.languages.label, filled: (p) => (p.languages ?? []).length > 0 },
  { label: FACTS.bio.label, filled: (p) => (p.bio ?? '') !== '' },
]

export interface Completeness {
  /** 0 … 100, whole. */
  readonly percent: number
  /** What is missing, in the order to fill it. */
  readonly missing: readonly string[]
}

export function completenessOf(profile: Profile): Completeness {
  const missing = PARTS.filter((part) => !part.filled(profile)).map((part) => part.label)
  return { percent: Math.round(((PARTS.length - missing.length) / PARTS.length) * 100), missing }
}
