import * as z from 'zod/mini'
import { UFS } from '../brazil.ts'
import {
  EYE_COLORS,
  GENDERS,
  HAIR_COLORS,
  LANGUAGES,
  MAX_CLASSES,
  MAX_SKILLS,
  type OptionalFact,
} from '../facts.ts'
import { textField } from './text.ts'

const centimetres = (min: number, max: number, label: string) =>
  z
    .int(`${label}: informe um número inteiro de centímetros.`)
    .check(
      z.minimum(min, `${label}: no mínimo ${String(min)} cm.`),
      z.maximum(max, `${label}: no máximo ${String(max)} cm.`),
    )

const skillLevelSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])

export const artistSkillSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  level: skillLevelSchema,
})
export type ArtistSkill = z.infer<typeof artistSkillSchema>

export const playingAgeSchema = z
  .strictObject({
    min: z.int().check(z.minimum(0), z.maximum(110)),
    max: z.int().check(z.minimum(0), z.maximum(110)),
  })
  .check(z.refine((age) => age.min <= age.max, 'A idade mínima não pode passar da máxima.'))

/** An address that people may open. */
export const linkSchema = z
  .string()
  .check(
    z.maxLength(300, 'Endereço longo demais.'),
    z.url({ protocol: /^https?$/, error: 'Comece o endereço com https://' }),
  )

/** Links shown on the public page. */
const linksSchema = z.strictObject({
  instagram: z.optional(linkSchema),
  imdb: z.optional(linkSchema),
  site: z.optional(linkSchema),
  video: z.optional(linkSchema),
})

/**
 * What an artist says of themself beyond the specified identity, in the form stored: lengths in whole
 * centimetres. `classes` and `skills` hold ids of the catalogue.
 */
export const factShape = {
  classes: z
    .array(z.string().check(z.minLength(1), z.maxLength(80)))
    .check(z.maxLength(MAX_CLASSES, `Escolha até ${String(MAX_CLASSES)} classes.`)),
  skills: z
    .array(artistSkillSchema)
    .check(z.maxLength(MAX_SKILLS, `Escolha até ${String(MAX_SKILLS)} habilidades.`)),
  gender: z.enum(GENDERS),
  // Kept in centimetres, typed and shown in metres.
  heightCm: z
    .int('Altura: informe em metros, como 1,75.')
    .check(z.minimum(40, 'Altura: no mínimo 0,40 m.'), z.maximum(250, 'Altura: no máximo 2,50 m.')),
  bustCm: centimetres(30, 200, 'Busto ou tórax'),
  waistCm: centimetres(30, 200, 'Cintura'),
  hipCm: centimetres(30, 200, 'Quadril'),
  shoe: z
    .int('Calçado: informe um número inteiro.')
    .check(z.minimum(12, 'Calçado: no mínimo 12.'), z.maximum(52, 'Calçado: no máximo 52.')),
  eyes: z.enum(EYE_COLORS),
  hair: z.enum(HAIR_COLORS),
  playingAge: playingAgeSchema,
  city: textField(0, 80, 'Cidade'),
  uf: z.enum(UFS),
  languages: z.array(z.enum(LANGUAGES)).check(z.maxLength(LANGUAGES.length)),
  bio: textField(0, 1500, 'Apresentação'),
  links: linksSchema,
}

/** Every fact may be missing: people register on a phone at midnight and complete the rest later. */
export const factsSchema = z.partial(z.strictObject(factShape))
export type Facts = z.infer<typeof factsSchema>

/** The facts that a record or a registration may lack; what somebody does (classes, skills) is told apart. */
export const optionalFacts = {
  gender: z.optional(factShape.gender),
  heightCm: z.optional(factShape.heightCm),
  bustCm: z.optional(factShape.bustCm),
  waistCm: z.optional(factShape.waistCm),
  hipCm: z.optional(factShape.hipCm),
  shoe: z.optional(factShape.shoe),
  eyes: z.optional(factShape.eyes),
  hair: z.optional(factShape.hair),
  playingAge: z.optional(factShape.playingAge),
  city: z.optional(factShape.city),
  uf: z.optional(factShape.uf),
  languages: z.optional(factShape.languages),
  bio: z.optional(factShape.bio),
  links: z.optional(factShape.links),
} satisfies Readonly<Record<OptionalFact, z.core.SomeType>>
