import * as z from 'zod/mini'
import {
  FACT_NAMES,
  FACTS,
  isOptionalFact,
  PUBLIC_FACTS,
  type FactName,
  type FactSpec,
  type FactValue,
  type OptionalFact,
  type PublicFact,
} from '../../people/factTable.ts'
import { OLDEST_AGE, SKILL_LEVELS } from '../../people/facts.ts'
import { LINK_KINDS } from '../../people/links.ts'
import { pick } from '../../pick.ts'
import { textField } from '../text.ts'

export type { ArtistSkill } from '../../people/facts.ts'

export const artistSkillSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  level: z.literal(SKILL_LEVELS),
})

export const playingAgeSchema = z
  .strictObject({
    min: z.int().check(z.minimum(0), z.maximum(OLDEST_AGE)),
    max: z.int().check(z.minimum(0), z.maximum(OLDEST_AGE)),
  })
  .check(z.refine((age) => age.min <= age.max, 'A idade mínima não pode passar da máxima.'))

/** An address that people may open. */
export const linkSchema = z
  .string()
  .check(
    z.maxLength(300, 'Endereço longo demais.'),
    z.url({ protocol: /^https?$/, error: 'Comece o endereço com https://' }),
  )

const LINKS = Object.fromEntries(LINK_KINDS.map((kind) => [kind, z.optional(linkSchema)]))

/** A whole number within its bounds; `write` gives a bound in the unit in which it is typed. */
function numberSchema(
  fact: { readonly label: string; readonly min: number; readonly max: number },
  asked: string,
  write: (bound: number) => string,
) {
  return z
    .int(`${fact.label}: ${asked}`)
    .check(
      z.minimum(fact.min, `${fact.label}: no mínimo ${write(fact.min)}.`),
      z.maximum(fact.max, `${fact.label}: no máximo ${write(fact.max)}.`),
    )
}

function metres(centimetres: number): string {
  return `${(centimetres / 100).toFixed(2).replace('.', ',')} m`
}

/** What a fact must be to be stored, with the words that forms show. */
function schemaOf(fact: FactSpec): z.ZodMiniType {
  switch (fact.kind) {
    case 'classes':
      return z
        .array(z.string().check(z.minLength(1), z.maxLength(80)))
        .check(z.maxLength(fact.max, `Escolha até ${String(fact.max)} classes.`))
    case 'skills':
      return z
        .array(artistSkillSchema)
        .check(z.maxLength(fact.max, `Escolha até ${String(fact.max)} habilidades.`))
    case 'choice':
      return z.enum(fact.options)
    case 'choices':
      return z.array(z.enum(fact.options)).check(z.maxLength(fact.options.length))
    case 'text':
    case 'prose':
      return textField(0, fact.max, fact.label)
    case 'number':
      return numberSchema(fact, 'informe um número inteiro.', String)
    case 'centimetres':
      return numberSchema(fact, 'informe um número inteiro de centímetros.', (bound) => `${String(bound)} cm`)
    case 'metres':
      return numberSchema(fact, 'informe em metros, como 1,75.', metres)
    case 'ages':
      return playingAgeSchema
    case 'links':
      return z.strictObject(LINKS)
  }
}

/** A schema for each fact of the table. */
function shapeOf<Shape extends Readonly<Record<FactName, z.core.SomeType>>>(
  make: (name: FactName) => z.core.SomeType,
): Shape {
  // TypeScript cannot follow a row's type through its kind to a schema; the test of the table holds every row to it.
  return Object.fromEntries(FACT_NAMES.map((name) => [name, make(name)])) as unknown as Shape
}

type FactShape = { readonly [K in FactName]: z.ZodMiniType<FactValue<K>, FactValue<K>> }

/** What each fact is in the form stored. */
export const factShape = shapeOf<FactShape>((name) => schemaOf(FACTS[name]))

/** Every fact may be missing: people register on a phone at midnight and complete the rest later. */
export const factsSchema = z.partial(z.strictObject(factShape))
export type Facts = z.infer<typeof factsSchema>

/** What a registration says of the facts. */
export const givenFacts = factsSchema.shape

type StoredShape = {
  readonly [K in FactName]: K extends OptionalFact ? z.ZodMiniOptional<FactShape[K]> : FactShape[K]
}

/** The facts of a record. */
export const storedFacts = shapeOf<StoredShape>((name) =>
  isOptionalFact(name) ? z.optional(factShape[name]) : factShape[name],
)

/** The facts of a public page. */
export const publicFacts: Pick<StoredShape, PublicFact> = pick(storedFacts, PUBLIC_FACTS)

type ChangedShape = {
  readonly [K in FactName]: z.ZodMiniOptional<
    K extends OptionalFact ? z.ZodMiniNullable<FactShape[K]> : FactShape[K]
  >
}

/** What a change says of the facts: a new value, or `null` to take one back. */
export const changedFacts = shapeOf<ChangedShape>((name) =>
  z.optional(isOptionalFact(name) ? z.nullable(factShape[name]) : factShape[name]),
)
