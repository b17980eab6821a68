import * as z from 'zod/mini'
import { UFS } from '../../brazil.ts'
import { LANGUAGES, MAX_CLASSES, SKILL_LEVELS, TRAVELS } from '../../people/facts.ts'
import { RANGE_FACTS, type RangeFact, STEPS } from '../../roster/steps.ts'
import { criterionKey } from '../../rhea/criterionKey.ts'
import { documentIdSchema } from '../documentId.ts'
import { instantSchema } from '../instant.ts'
import { textField } from '../text.ts'

/** Criteria in one set. */
export const MAX_CRITERIA = 20
export const MIN_IMPORTANCE = 1
export const MAX_IMPORTANCE = 10

const catalogueIdSchema = z.string().check(z.minLength(1), z.maxLength(80))
const weighed = {
  importance: z.int().check(z.minimum(MIN_IMPORTANCE), z.maximum(MAX_IMPORTANCE)),
  /** Without it nobody is ranked at all; its importance sleeps. */
  isRequired: z.boolean(),
}
/** What somebody did before weighs, and shuts nobody out: whoever is new has done nothing yet. */
const onlyWished = { ...weighed, isRequired: z.literal(false) }

/** Where a threshold of a number is: only there can it be asked of the roster. */
function isStep(fact: RangeFact, value: number | undefined): boolean {
  const { from, to, by } = STEPS[fact]
  return value === undefined || (value >= from && value <= to && (value - from) % by === 0)
}

/**
 * What people are ranked by: this list and nothing else. Gender, ethnicity, health, access needs, disability, union membership and money
 * are not in it, and none of them is in what a ranking reads of people (docs/decisions/0083-a-score-that-adds-up.md).
 */
export const criterionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('class'),
    /** Any of these. */
    classes: z
      .array(catalogueIdSchema)
      .check(z.minLength(1, 'Escolha ao menos uma classe.'), z.maxLength(MAX_CLASSES)),
    ...weighed,
  }),
  z.strictObject({
    kind: z.literal('skill'),
    skill: catalogueIdSchema,
    level: z.literal(SKILL_LEVELS),
    ...weighed,
  }),
  z
    .strictObject({
      kind: z.literal('range'),
      fact: z.enum(RANGE_FACTS),
      min: z.optional(z.int()),
      max: z.optional(z.int()),
      ...weighed,
    })
    .check(
      z.refine(({ min, max }) => min !== undefined || max !== undefined, 'Escolha ao menos um dos lados.'),
      z.refine(
        ({ min, max }) => min === undefined || max === undefined || min <= max,
        'O mínimo não pode passar do máximo.',
      ),
      z.refine(
        ({ fact, min, max }) => isStep(fact, min) && isStep(fact, max),
        'Escolha um dos valores da lista.',
      ),
    ),
  z.strictObject({
    kind: z.literal('place'),
    uf: z.enum(UFS),
    city: z.optional(textField(1, 80, 'Cidade')),
    ...weighed,
  }),
  z.strictObject({ kind: z.literal('travel'), travel: z.enum(TRAVELS), ...weighed }),
  z.strictObject({ kind: z.literal('language'), language: z.enum(LANGUAGES), ...weighed }),
  z.strictObject({ kind: z.literal('freshness'), ...weighed }),
  z.strictObject({ kind: z.literal('video'), ...weighed }),
  z.strictObject({ kind: z.literal('testsInTime'), ...onlyWished }),
  z.strictObject({ kind: z.literal('results'), ...onlyWished }),
])
export type Criterion = z.infer<typeof criterionSchema>
export type CriterionKind = Criterion['kind']

/** What somebody writes of a set. */
export const criteriaContentSchema = z.strictObject({
  name: textField(3, 80, 'Nome'),
  criteria: z.array(criterionSchema).check(
    z.minLength(1, 'Adicione ao menos um critério.'),
    z.maxLength(MAX_CRITERIA, `No máximo ${String(MAX_CRITERIA)} critérios.`),
    z.refine(
      (criteria) => new Set(criteria.map(criterionKey)).size === criteria.length,
      'Cada critério entra uma vez só.',
    ),
  ),
})
export type CriteriaContent = z.infer<typeof criteriaContentSchema>

/** `rheaCriteria/{id}/versions/{version}`: what a set asked at one version, which never changes. Staff read it. */
export const criteriaVersionSchema = z.extend(criteriaContentSchema, {
  version: z.int(),
  createdAt: instantSchema,
})
export type CriteriaVersion = z.infer<typeof criteriaVersionSchema>

/** `rheaCriteria/{id}`: the newest version, and whether it is still offered. Staff read it, and write it by a command. */
export const criteriaSetSchema = z.extend(criteriaVersionSchema, {
  isArchived: z.boolean(),
  updatedAt: instantSchema,
})
export type CriteriaSet = z.infer<typeof criteriaSetSchema>

/**
 * `saveRheaCriteria`: by staff, as the next version. The id is made by the client, so that a repeat is harmless; `version` is the one that
 * was edited, 0 for a new set.
 */
export const saveRheaCriteriaSchema = z.strictObject({
  criteriaId: documentIdSchema,
  version: z.int().check(z.minimum(0)),
  content: criteriaContentSchema,
})
export type SaveRheaCriteriaInput = z.infer<typeof saveRheaCriteriaSchema>

/** The version that it has now. */
export const saveRheaCriteriaResultSchema = z.object({ version: z.int() })
export type SaveRheaCriteriaResult = z.infer<typeof saveRheaCriteriaResultSchema>

/** `archiveRheaCriteria`: by staff; no longer offered, or again. */
export const archiveRheaCriteriaSchema = z.strictObject({
  criteriaId: documentIdSchema,
  isArchived: z.boolean(),
})
export type ArchiveRheaCriteriaInput = z.infer<typeof archiveRheaCriteriaSchema>
