import type { LANGUAGES } from '@ribalta/domain/facts'
import { factShape, playingAgeSchema, type ArtistSkill, type Facts } from '@ribalta/domain/schemas/facts'
import * as z from 'zod/mini'

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

function readNumber(text: string): number {
  return Number(text.replace(',', '.'))
}

/** 1,75 (metres) or 175 (centimetres) in centimetres; nobody is 3 cm tall. */
function readHeight(text: string): number {
  const number = readNumber(text)
  return number < 3 ? Math.round(number * 100) : number
}

function readAddress(text: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
}

/** Takes an address or just the @name. */
function readInstagram(text: string): string {
  const name = /^@?([\w.]+)$/.exec(text)?.[1]
  const isAddress = name === undefined || (!text.startsWith('@') && /\.com\b/i.test(name))
  return isAddress ? readAddress(text) : `https://www.instagram.com/${name}`
}

/** What was typed, read and checked against the domain; left empty it is absent. */
function typed<T extends z.core.SomeType>(read: (text: string) => unknown, schema: T) {
  const toValue = z.transform((text: string) => (text.trim() === '' ? undefined : read(text.trim())))
  return z.pipe(z.pipe(z.string(), toValue), z.optional(schema))
}

const asIs = (text: string): string => text

const ageSchema = z.pipe(
  z.pipe(
    z.object({ min: z.string(), max: z.string() }).check(
      z.refine(({ min, max }) => (min.trim() === '') === (max.trim() === ''), {
        error: 'Informe a idade mínima e a máxima.',
        path: ['min'],
      }),
      z.refine(
        ({ min, max }) => [min, max].every((age) => age.trim() === '' || /^\d{1,3}$/.test(age.trim())),
        {
          error: 'Informe idades em anos, de 0 a 110.',
          path: ['min'],
        },
      ),
      z.refine(({ min, max }) => Number(min) <= 110 && Number(max) <= 110, {
        error: 'Informe idades em anos, de 0 a 110.',
        path: ['min'],
      }),
      z.refine(({ min, max }) => Number(min) <= Number(max), {
        error: 'A idade mínima não pode passar da máxima.',
        path: ['min'],
      }),
    ),
    z.transform(({ min, max }: { min: string; max: string }) =>
      min.trim() === '' ? undefined : { min: Number(min), max: Number(max) },
    ),
  ),
  z.optional(playingAgeSchema),
)

const links = factShape.links.shape
const linksSchema = z.pipe(
  z.object({
    instagram: typed(readInstagram, links.instagram),
    imdb: typed(readAddress, links.imdb),
    site: typed(readAddress, links.site),
    video: typed(readAddress, links.video),
  }),
  z.transform((given) => {
    const present = Object.entries(given).filter(([, address]) => address !== undefined)
    return present.length === 0 ? undefined : (Object.fromEntries(present) as NonNullable<Facts['links']>)
  }),
)

/** The form's fields to the domain's facts, with the domain's messages; what was left empty is `undefined`. */
export const factsFormShape = {
  classes: factShape.classes,
  skills: factShape.skills,
  gender: typed(asIs, factShape.gender),
  heightCm: typed(readHeight, factShape.heightCm),
  bustCm: typed(readNumber, factShape.bustCm),
  waistCm: typed(readNumber, factShape.waistCm),
  hipCm: typed(readNumber, factShape.hipCm),
  shoe: typed(readNumber, factShape.shoe),
  eyes: typed(asIs, factShape.eyes),
  hair: typed(asIs, factShape.hair),
  playingAge: ageSchema,
  city: typed(asIs, factShape.city),
  uf: typed(asIs, factShape.uf),
  languages: z.pipe(
    factShape.languages,
    z.transform((list: FactsValues['languages']) => (list.length === 0 ? undefined : list)),
  ),
  bio: typed(asIs, factShape.bio),
  links: linksSchema,
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
