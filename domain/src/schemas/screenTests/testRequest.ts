import * as z from 'zod/mini'
import { MAX_ANSWER_MESSAGE } from '../../castings/casting.ts'
import { MOVE_OUTCOMES } from '../../castings/moves.ts'
import { TEST_STATUSES, TEST_STEPS } from '../../screenTests/testStatus.ts'
import { MAX_ACTED_ON, actResultsSchema } from '../actOutcome.ts'
import { answerMessageSchema } from '../castings/application.ts'
import { chanceIdSchema, documentIdSchema, roleIdSchema } from '../documentId.ts'
import { instantSchema } from '../instant.ts'
import { textField } from '../text.ts'
import { newSidesSchema, sidesSchema, testContentSchema } from './template.ts'

/** What an artist should know before they record. */
const conditionsSchema = z.strictObject({
  /** The cachê, in whole cents. */
  payCents: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
  /** Where and how long the image is used, in words. */
  usage: z.optional(textField(2, 300, 'Veiculação')),
  /** When it is shot, in words. */
  dates: z.optional(textField(2, 200, 'Datas')),
  /** Last moment to send. */
  deadline: instantSchema,
  /** What the agency writes with it; empty where there is nothing to add. */
  message: answerMessageSchema,
})

/** All that staff type of a request. */
export const testFormSchema = z.extend(testContentSchema, conditionsSchema.shape)
export type TestForm = z.infer<typeof testFormSchema>

/**
 * `testRequests/{id}`: one test of one artist, as both the artist and staff read it. Who of staff asked is the audit log's; the sides
 * are a document below, closed until the artist accepts.
 */
export const testRequestSchema = z.extend(testFormSchema, {
  artistId: z.string(),
  status: z.enum(TEST_STATUSES),
  /** The same for all who were asked at once. */
  batch: z.string(),
  /** What there is to read: a text, a PDF of so many pages, or nothing. */
  sides: z.enum(['none', 'text', 'pdf']),
  pages: z.optional(z.int()),
  castingId: z.optional(z.string()),
  roleId: z.optional(z.string()),
  /** As they were called then. */
  castingTitle: z.optional(z.string()),
  roleTitle: z.optional(z.string()),
  /** For whom the work is: a confidential brand is told to whoever accepts. */
  brand: z.optional(z.string()),
  templateId: z.optional(z.string()),
  templateVersion: z.optional(z.int()),
  /** That the artist asked for more time, until it is given. */
  moreTime: z.optional(z.strictObject({ at: instantSchema, reason: z.string() })),
  history: z.array(
    z.strictObject({
      status: z.enum(TEST_STATUSES),
      at: instantSchema,
      /** The artist's uid or AGENCY of application.ts. */
      by: z.string(),
      /** Why it was refused, or what the agency wrote with its answer. */
      message: z.optional(z.string()),
    }),
  ),
  /** When the schedule looks whether its takes may go: from the last answer on, and again while its casting is open. */
  takesUntil: z.optional(instantSchema),
  /** When the takes went, with what was said of them. */
  takesGoneAt: z.optional(instantSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema,
})
export type TestRequest = z.infer<typeof testRequestSchema>

/** `testRequests/{id}/sides/current`: what there is to read, as it was asked; for staff, and for the artist once they accepted. */
export const testSidesSchema = z.strictObject({ artistId: z.string(), sides: sidesSchema })
export type TestSides = z.infer<typeof testSidesSchema>

/**
 * `requestTests`: staff ask people for a test, all or nobody. `requestId` is made by the client: a repeat asks nobody twice. With a
 * casting each person has a role in it, is moved to the column of tests and reads “Teste pedido”. `kept` sides are the template's.
 */
export const requestTestsSchema = z
  .strictObject({
    requestId: chanceIdSchema,
    people: z.array(z.strictObject({ artistId: documentIdSchema, roleId: z.optional(roleIdSchema) })).check(
      z.minLength(1, 'Escolha ao menos uma pessoa.'),
      z.maxLength(MAX_ACTED_ON, `No máximo ${String(MAX_ACTED_ON)} pessoas por vez.`),
      z.refine((all) => new Set(all.map(({ artistId }) => artistId)).size === all.length),
    ),
    castingId: z.optional(documentIdSchema),
    template: z.optional(z.strictObject({ id: documentIdSchema, version: z.int().check(z.minimum(1)) })),
    form: testFormSchema,
    sides: newSidesSchema,
  })
  .check(
    z.refine(({ castingId, people }) =>
      people.every(({ roleId }) => (roleId === undefined) === (castingId === undefined)),
    ),
    z.refine(({ sides, template }) => sides.kind !== 'kept' || template !== undefined),
  )
export type RequestTestsInput = z.infer<typeof requestTestsSchema>

/** Who was asked, with each test's id; or, where somebody is in the way, who and why, and then nobody was asked. */
export const requestTestsResultSchema = z.object({
  asked: z.array(z.object({ uid: z.string(), testRequestId: z.string() })),
  hurdles: actResultsSchema.shape.results,
})
export type RequestTestsResult = z.infer<typeof requestTestsResultSchema>

/** Of `changeState`: one test goes along an arrow; a refusal and an answer may bring a message. */
export const testChangeSchema = z.strictObject({
  kind: z.literal('test'),
  testRequestId: documentIdSchema,
  to: z.enum(TEST_STEPS),
  message: z.optional(answerMessageSchema),
  /** With an answer: the candidate goes on along the board, too (approved to the presented ones, declined to the declined). */
  movesCandidate: z.optional(z.boolean()),
})
export type TestChange = z.infer<typeof testChangeSchema>
export const testChangeResultSchema = z.object({
  status: z.enum(TEST_STATUSES),
  /** Why the candidate did not go on along the board, where that was asked for; the test is answered all the same. */
  hurdle: z.optional(z.enum(MOVE_OUTCOMES)),
})
export type TestChangeResult = z.infer<typeof testChangeResultSchema>

/** `askMoreTime`: the artist asks, once until it is given. */
export const askMoreTimeSchema = z.strictObject({
  testRequestId: documentIdSchema,
  reason: textField(3, MAX_ANSWER_MESSAGE, 'Motivo'),
})
export type AskMoreTimeInput = z.infer<typeof askMoreTimeSchema>

/** `giveMoreTime`: staff set a later deadline; what had expired waits for its artist again. */
export const giveMoreTimeSchema = z.strictObject({ testRequestId: documentIdSchema, deadline: instantSchema })
export type GiveMoreTimeInput = z.infer<typeof giveMoreTimeSchema>

/** `openSides`: where the PDF of a test lies for this reader; the artist's has their name on every page. */
export const openSidesSchema = z.strictObject({ testRequestId: documentIdSchema })
export type OpenSidesInput = z.infer<typeof openSidesSchema>
export const openSidesResultSchema = z.object({ path: z.string() })
export type OpenSidesResult = z.infer<typeof openSidesResultSchema>
