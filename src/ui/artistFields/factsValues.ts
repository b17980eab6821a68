import type { LANGUAGES } from '@ribalta/domain/facts'
import type { ArtistSkill, Facts } from '@ribalta/domain/schemas/facts'

/** The facts as a form holds them: texts as typed, the empty text for what was left out. */
export interface FactsValues {
  classes: string[]
  skills: ArtistSkill[]
  gender: string
  /** In metres with a comma, or in centimetres. */
  heightCm: string
  bustCm: string
  waistCm: string
  hipCm: string
  shoe: string
  eyes: string
  hair: string
  playingAge: { min: string; max: string }
  city: string
  uf: string
  languages: (typeof LANGUAGES)[number][]
  bio: string
  links: { instagram: string; imdb: string; site: string; video: string }
}

export const EMPTY_FACTS: FactsValues = {
  classes: [],
  skills: [],
  gender: '',
  heightCm: '',
  bustCm: '',
  waistCm: '',
  hipCm: '',
  shoe: '',
  eyes: '',
  hair: '',
  playingAge: { min: '', max: '' },
  city: '',
  uf: '',
  languages: [],
  bio: '',
  links: { instagram: '', imdb: '', site: '', video: '' },
}

function write(number: number | undefined): string {
  return number === undefined ? '' : String(number)
}

/** Stored facts as the form shows them. */
export function toFactsValues(facts: Facts): FactsValues {
  return {
    classes: facts.classes ?? [],
    skills: facts.skills ?? [],
    gender: facts.gender ?? '',
    heightCm: facts.heightCm === undefined ? '' : (facts.heightCm / 100).toFixed(2).replace('.', ','),
    bustCm: write(facts.bustCm),
    waistCm: write(facts.waistCm),
    hipCm: write(facts.hipCm),
    shoe: write(facts.shoe),
    eyes: facts.eyes ?? '',
    hair: facts.hair ?? '',
    playingAge: { min: write(facts.playingAge?.min), max: write(facts.playingAge?.max) },
    city: facts.city ?? '',
    uf: facts.uf ?? '',
    languages: facts.languages ?? [],
    bio: facts.bio ?? '',
    links: {
      instagram: facts.links?.instagram ?? '',
      imdb: facts.links?.imdb ?? '',
      site: facts.links?.site ?? '',
      video: facts.links?.video ?? '',
    },
  }
}
