import * as z from 'zod/mini'
import {
  MAX_SIDES_PAGES,
  MAX_SIDES_TEXT,
  MAX_TAKE_SECONDS,
  MAX_TAKES,
  MAX_TEST_INSTRUCTIONS,
  MIN_TAKE_SECONDS,
  TEST_KINDS,
} from '../../screenTests/screenTest.ts'
import { documentIdSchema } from '../documentId.ts'
import { instantSchema } from '../instant.ts'
import { tempMediaIdSchema } from '../media/media.ts'
import { textField } from '../text.ts'

const sidesTextSchema = z.strictObject({
  kind: z.literal('text'),
  text: textField(1, MAX_SIDES_TEXT, 'Texto da cena'),
})
const noSidesSchema = z.strictObject({ kind: z.literal('none') })

/** What an artist says and does before the camera, as it is stored: a PDF by its path in the bucket. */
export const sidesSchema = z.discriminatedUnion('kind', [
  noSidesSchema,
  sidesTextSchema,
  z.strictObject({
    kind: z.literal('pdf'),
    path: z.string(),
    name: z.string(),
    pages: z.int().check(z.minimum(1), z.maximum(MAX_SIDES_PAGES)),
  }),
])
export type Sides = z.infer<typeof sidesSchema>

/** The same as it is asked for: typed, uploaded just now, or as a template's version has them. */
export const newSidesSchema = z.discriminatedUnion('kind', [
  noSidesSchema,
  sidesTextSchema,
  z.strictObject({
    kind: z.literal('upload'),
    tempMediaId: tempMediaIdSchema,
    name: textField(1, 120, 'Nome do arquivo'),
  }),
  z.strictObject({ kind: z.literal('kept') }),
])
export type NewSides = z.infer<typeof newSidesSchema>

/** What a template and a request have in common, as it is typed. */
export const testContentSchema = z.strictObject({
  title: textField(3, 120, 'Título'),
  kind: z.enum(TEST_KINDS),
  instructions: textField(10, MAX_TEST_INSTRUCTIONS, 'Instruções'),
  /** At most so many takes are sent. */
  takes: z
    .int('Takes: informe um número.')
    .check(
      z.minimum(1, 'Takes: ao menos 1.'),
      z.maximum(MAX_TAKES, `Takes: no máximo ${String(MAX_TAKES)}.`),
    ),
  /** At most so long each. */
  seconds: z
    .int('Segundos por take: informe um número.')
    .check(
      z.minimum(MIN_TAKE_SECONDS, `Segundos por take: ao menos ${String(MIN_TAKE_SECONDS)}.`),
      z.maximum(MAX_TAKE_SECONDS, `Segundos por take: no máximo ${String(MAX_TAKE_SECONDS)}.`),
    ),
})
export type TestContent = z.infer<typeof testContentSchema>

/** `testTemplates/{id}/versions/{version}`: what a template asked at one version, which never changes. Staff read it. */
export const templateVersionSchema = z.extend(testContentSchema, {
  sides: sidesSchema,
  version: z.int(),
  createdAt: instantSchema,
})
export type TemplateVersion = z.infer<typeof templateVersionSchema>

/** `testTemplates/{id}`: the newest version, and whether it is still offered. Staff read it, directors write it by a command. */
export const testTemplateSchema = z.extend(templateVersionSchema, {
  isArchived: z.boolean(),
  updatedAt: instantSchema,
})
export type TestTemplate = z.infer<typeof testTemplateSchema>

/**
 * `saveTestTemplate`: by directors. The id is made by the client, so that a repeat is harmless; `version` is the one that was edited, 0
 * for a new one. `kept` sides are those of that version.
 */
export const saveTestTemplateSchema = z.strictObject({
  templateId: documentIdSchema,
  version: z.int().check(z.minimum(0)),
  content: testContentSchema,
  sides: newSidesSchema,
})
export type SaveTestTemplateInput = z.infer<typeof saveTestTemplateSchema>

/** The version that it has now. */
export const saveTestTemplateResultSchema = z.object({ version: z.int() })
export type SaveTestTemplateResult = z.infer<typeof saveTestTemplateResultSchema>

/** `archiveTestTemplate`: by directors; no longer offered, or again. What was asked with it stays. */
export const archiveTestTemplateSchema = z.strictObject({
  templateId: documentIdSchema,
  isArchived: z.boolean(),
})
export type ArchiveTestTemplateInput = z.infer<typeof archiveTestTemplateSchema>
