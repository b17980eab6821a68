import { factShape, playingAgeSchema, type Facts } from '@ribalta/domain/schemas/facts'
import * as z from 'zod/mini'
import type { FactsValues } from './factsValues.ts'

function readNumber(text: string): number {
  return Number(text.replace(',', '.'))
}

/** 1,75 (metres) or 175 (centimetres) in centimetres; nobody is 10 cm tall. */
function readHeight(text: string): number {
  const number = readNumber(text)
  return number < 10 ? Math.round(number * 100) : number
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
