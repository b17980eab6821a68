import * as z from 'zod/mini'
import { UFS } from '../../brazil.ts'
import {
  CASTING_KINDS,
  CASTING_VISIBILITIES,
  MAX_CASTING_ROLES,
  USAGE_MEDIA,
} from '../../castings/casting.ts'
import { CASTING_STATUSES } from '../../castings/castingStatus.ts'
import { isRealDay, NO_SUCH_DAY } from '../../realDay.ts'
import { GENDERS, MAX_CLASSES, MAX_SKILLS } from '../../people/facts.ts'
import { actedOnSchema } from '../actOutcome.ts'
import { documentIdSchema, roleIdSchema } from '../documentId.ts'
import { artistSkillSchema, playingAgeSchema } from '../people/facts.ts'
import { instantSchema } from '../instant.ts'
import { textField } from '../text.ts'

const brandField = textField(1, 80, 'Marca')

const day = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Informe uma data.'), z.refine(isRealDay, NO_SUCH_DAY))

/**
 * What staff type of a casting's public part. A draft needs its title only: what may be missing until the casting opens is
 * optional here and asked for by `missingOf`.
 */
export const castingFormSchema = z.strictObject({
  title: textField(3, 120, 'Título'),
  kind: z.optional(z.enum(CASTING_KINDS)),
  /** Public where nothing says otherwise. */
  visibility: z._default(z.enum(CASTING_VISIBILITIES), 'public'),
  /** For whom the work is, where everybody may know. */
  brand: z.optional(brandField),
  /** There is a brand, and only the internal part says which. */
  isBrandConfidential: z.optional(z.literal(true)),
  description: textField(0, 4000, 'Descrição'),
  city: textField(0, 80, 'Cidade'),
  uf: z.optional(z.enum(UFS)),
  /** First and last day of the shoot, `YYYY-MM-DD`. */
  shootFrom: z.optional(day),
  shootTo: z.optional(day),
  /** Last moment to apply. */
  applyUntil: z.optional(instantSchema),
  /** Days after the work until the fee is paid. */
  paymentTermDays: z.optional(z.int().check(z.minimum(0), z.maximum(180))),
})

/** `castings/{id}`, its public part: what a visitor may know of an open casting. */
export const castingSchema = z.extend(castingFormSchema, {
  status: z.enum(CASTING_STATUSES),
  /** Who of the agency checked it, by the name that the public sees; set when it is opened. */
  validatedBy: z.optional(z.string()),
  openedAt: z.optional(instantSchema),
  /** When it ended. */
  closedAt: z.optional(instantSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  version: z.int(),
})
export type Casting = z.infer<typeof castingSchema>

const usageSchema = z.strictObject({
  media: z.array(z.enum(USAGE_MEDIA)),
  /** Free words, such as “Brasil” or “América Latina”. */
  territory: textField(0, 80, 'Território'),
  /** 0 where it isn't said. */
  months: z.int().check(z.minimum(0), z.maximum(120)),
  exclusivity: z.optional(textField(2, 200, 'Exclusividade')),
})

/** `castings/{id}/roles/{roleId}`: who is looked for. Money is whole cents. */
export const castingRoleSchema = z.strictObject({
  title: textField(0, 120, 'Personagem'),
  quantity: z.int().check(z.minimum(1), z.maximum(200)),
  profile: textField(0, 2000, 'Perfil'),
  classes: z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(MAX_CLASSES)),
  skills: z.array(artistSkillSchema).check(z.maxLength(MAX_SKILLS)),
  playingAge: z.optional(playingAgeSchema),
  gender: z.optional(z.enum(GENDERS)),
  /** The fee of one person; 0 is still to be agreed (“a combinar”). */
  payCents: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  usage: usageSchema,
  /** Place in the list of roles. */
  order: z.int().check(z.minimum(0), z.maximum(99)),
})
export type CastingRole = z.infer<typeof castingRoleSchema>

/** `castings/{id}/invited/{uid}`: whom the agency invited to apply. */
export const invitedSchema = z.strictObject({ artistId: z.string(), at: instantSchema })
export type Invited = z.infer<typeof invitedSchema>

/** `inviteToCasting`: people whom staff invite to apply. */
export const inviteToCastingSchema = z.strictObject({
  castingId: documentIdSchema,
  profileIds: actedOnSchema,
})
export type InviteToCastingInput = z.infer<typeof inviteToCastingSchema>

/** `castings/{id}/internal/details`: for staff only. */
const castingInternalSchema = z.strictObject({
  client: z.optional(textField(0, 120, 'Cliente')),
  /** The brand that is not public. */
  brand: z.optional(brandField),
  budgetCents: z.optional(z.int().check(z.minimum(0))),
  notes: z.optional(textField(0, 4000, 'Anotações')),
})
export type CastingInternal = z.infer<typeof castingInternalSchema>

/** The same as it is stored: with who of staff did it, by uid, which no public document says. */
export const castingStaffSchema = z.extend(castingInternalSchema, {
  createdBy: z.optional(z.string()),
  /** Whose name `validatedBy` of the public part is. */
  validatedBy: z.optional(z.string()),
})
export type CastingStaff = z.infer<typeof castingStaffSchema>

/** All that staff type of a casting. */
export const castingContentSchema = z
  .strictObject({
    casting: castingFormSchema.check(
      z.refine(
        ({ shootFrom, shootTo }) =>
          shootTo === undefined || (shootFrom !== undefined && shootFrom <= shootTo),
        {
          path: ['shootTo'],
          error: 'O último dia vem depois do primeiro.',
        },
      ),
    ),
    roles: z.array(z.strictObject({ id: roleIdSchema, role: castingRoleSchema })).check(
      z.maxLength(MAX_CASTING_ROLES, `No máximo ${String(MAX_CASTING_ROLES)} personagens.`),
      z.refine((roles) => new Set(roles.map(({ id }) => id)).size === roles.length),
    ),
    internal: castingInternalSchema,
  })
  .check(
    z.refine(
      ({ casting, internal }) =>
        (casting.isBrandConfidential === true) === (internal.brand !== undefined) &&
        (casting.brand === undefined || internal.brand === undefined),
      { path: ['casting', 'brand'], error: 'A marca é pública ou confidencial.' },
    ),
  )
export type CastingContent = z.infer<typeof castingContentSchema>

/**
 * `saveCasting`: all of it at once. The id is made by the client, so that a repeat is harmless; `version` is the one that
 * was edited, 0 for a new casting.
 */
export const saveCastingSchema = z.safeExtend(castingContentSchema, {
  castingId: documentIdSchema,
  version: z.int().check(z.minimum(0)),
})
export type SaveCastingInput = z.infer<typeof saveCastingSchema>
export interface SaveCastingResult {
  readonly version: number
}
