import { GENDER_LABELS, SKILL_LEVEL_LABELS } from '@ribalta/domain/facts'
import type { PublicField, PublicVersion } from '@ribalta/domain/publicChanges'
import type { ArtistClass, Skill } from '@ribalta/domain/schemas/catalogue'
import { formatChoice, formatHeight, formatPlayingAge } from '../../lib/formatFacts.ts'

export interface Line {
  text: string
  /** Where it leads, for what is an address. */
  href?: string
}

export interface Names {
  classes: readonly ArtistClass[]
  skills: readonly Skill[]
}

export const FIELD_LABELS: Readonly<Record<PublicField, string>> = {
  artisticName: 'Nome artístico',
  username: 'Endereço da página',
  classes: 'Classes',
  skills: 'Habilidades',
  gender: 'Gênero',
  playingAge: 'Idade cênica',
  heightCm: 'Altura',
  eyes: 'Olhos',
  hair: 'Cabelo',
  city: 'Cidade',
  uf: 'UF',
  languages: 'Idiomas',
  bio: 'Apresentação',
  links: 'Links',
}

const LINK_LABELS = { instagram: 'Instagram', imdb: 'IMDb', site: 'Site', video: 'Vídeo' } as const
const LINK_KINDS = ['instagram', 'imdb', 'site', 'video'] as const

function byText(lines: Line[]): Line[] {
  return lines.toSorted((a, b) => a.text.localeCompare(b.text, 'pt-BR'))
}

/** A text of one line, where there is one. */
function one<T>(value: T | undefined, format: (value: T) => string): Line[] {
  return value === undefined || value === '' ? [] : [{ text: format(value) }]
}

const asItIs = (text: string): string => text

/**
 * A field of a version as the lines that a person reads (the presentation by sentences); none where it is empty. Ids that
 * the catalogue lost stay readable.
 */
export function publicFieldLines(field: PublicField, version: PublicVersion, names: Names): Line[] {
  switch (field) {
    case 'artisticName':
    case 'city':
    case 'uf':
      return one(version[field], asItIs)
    case 'username':
      return one(version.username, (username) => `/${username}`)
    case 'classes':
      return byText(
        version.classes.map((id) => ({
          text: names.classes.find((known) => known.id === id)?.namePT ?? `${id} (fora do catálogo)`,
        })),
      )
    case 'skills':
      return byText(
        version.skills.map(({ id, level }) => {
          const name = names.skills.find((known) => known.id === id)?.descriptionPT
          return { text: `${name ?? `${id} (fora do catálogo)`} · ${SKILL_LEVEL_LABELS[level]}` }
        }),
      )
    case 'gender':
      return one(version.gender, (gender) => GENDER_LABELS[gender])
    case 'playingAge':
      return one(version.playingAge, formatPlayingAge)
    case 'heightCm':
      return one(version.heightCm, formatHeight)
    case 'eyes':
    case 'hair':
      return one(version[field], formatChoice)
    case 'languages':
      return (version.languages ?? []).map((text) => ({ text }))
    case 'bio':
      return (version.bio ?? '')
        .split(/(?<=[.!?…])\s+|\n+/)
        .map((text) => ({ text: text.trim() }))
        .filter(({ text }) => text !== '')
    case 'links':
      return LINK_KINDS.flatMap((kind) => {
        const href = version.links?.[kind]
        return href === undefined ? [] : [{ text: `${LINK_LABELS[kind]}: ${href}`, href }]
      })
  }
}
