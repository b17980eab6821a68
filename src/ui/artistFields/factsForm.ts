import {
  FACT_NAMES,
  FACTS,
  type FactName,
  type FactValue,
  type OptionalFact,
} from '@ribalta/domain/people/factTable'
import { OLDEST_AGE } from '@ribalta/domain/people/facts'
import { LINK_KINDS, type LinkKind } from '@ribalta/domain/people/links'
import { factShape, linkSchema, playingAgeSchema } from '@ribalta/domain/schemas/people/facts'
import * as z from 'zod/mini'
import { readAddress } from '../../lib/forms/readAddress.ts'
import { typedText } from '../../lib/forms/typedText.ts'
import type { FactsValues } from './factsValues.ts'

function readNumber(text: string): number {
  return Number(text.replace(',', '.'))
}

/** 1,75 (metres) or 175 (centimetres) in centimetres; nobody is 10 cm tall. */
function readHeight(text: string): number {
  const number = readNumber(text)
  return number < 10 ? Math.round(number * 100) : number
}

/** Takes an address or just the @name. */
function readInstagram(text: string): string {
  const name = /^@?([\w.]+)$/.exec(text)?.[1]
  const isAddress = name === undefined || (!text.startsWith('@') && /\.com\b/i.test(name))
  return isAddress ? readAddress(text) : `https://www.instagram.com/${name}`
}

const asIs = (text: string): string => text

const AGES_ASKED = `Informe idades em anos, de 0 a ${String(OLDEST_AGE)}.`

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
          error: AGES_ASKED,
          path: ['min'],
        },
      ),
      z.refine(({ min, max }) => Number(min) <= OLDEST_AGE && Number(max) <= OLDEST_AGE, {
        error: AGES_ASKED,
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

const LINK_READERS: Readonly<Record<LinkKind, (text: string) => string>> = {
  instagram: readInstagram,
  imdb: readAddress,
  site: readAddress,
  video: readAddress,
}

const linksFormSchema = z.pipe(
  z.object(Object.fromEntries(LINK_KINDS.map((kind) => [kind, typedText(LINK_READERS[kind], linkSchema)]))),
  z.transform((given) => {
    const present = Object.entries(given).filter(([, address]) => address !== undefined)
    return present.length === 0 ? undefined : Object.fromEntries(present)
  }),
)

/** A fact of the form to the domain's, with the domain's messages. */
function formSchemaOf(name: FactName): z.core.SomeType {
  switch (FACTS[name].kind) {
    case 'classes':
    case 'skills':
      return factShape[name]
    case 'choice':
    case 'text':
    case 'prose':
      return typedText(asIs, factShape[name])
    case 'choices':
      return z.pipe(
        z.pipe(
          z.array(z.string()),
          z.transform((list: string[]): unknown => (list.length === 0 ? undefined : list)),
        ),
        z.optional(factShape[name]),
      )
    case 'number':
    case 'centimetres':
      return typedText(readNumber, factShape[name])
    case 'metres':
      return typedText(readHeight, factShape[name])
    case 'ages':
      return ageSchema
    case 'links':
      return linksFormSchema
  }
}

type FactsFormShape = {
  readonly [K in FactName]: z.ZodMiniType<
    K extends OptionalFact ? FactValue<K> | undefined : FactValue<K>,
    FactsValues[K]
  >
}

/** The form's fields to the domain's facts; what was left empty is `undefined`. */
// As in the domain: no types lead from a row's kind to its schema, and the tests hold every row to it.
export const factsFormShape = Object.fromEntries(
  FACT_NAMES.map((name) => [name, formSchemaOf(name)]),
) as unknown as FactsFormShape
