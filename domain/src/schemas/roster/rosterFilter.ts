import * as z from 'zod/mini'
import { FACTS, type FactSpec } from '../../people/factTable.ts'
import { PROFILE_STATUSES } from '../../people/profileStatus.ts'
import { type RosterFilter, type SearchedFact, SEARCHED_FACTS, YES_NO_FILTERS } from '../../roster/filter.ts'
import { artistSkillSchema } from '../people/facts.ts'

const MAX_ID = 80
const MAX_ASKED = 30

const idsSchema = z.array(z.string().check(z.minLength(1), z.maxLength(MAX_ID))).check(z.maxLength(MAX_ASKED))
const rangeSchema = z.strictObject({ min: z.optional(z.int()), max: z.optional(z.int()) })

/** What may be asked of a fact, by its kind. */
function askedSchema(name: SearchedFact): z.ZodMiniType {
  const fact: FactSpec = FACTS[name]
  switch (fact.kind) {
    case 'classes':
      return idsSchema
    case 'skills':
      return z.array(artistSkillSchema).check(z.maxLength(MAX_ASKED))
    case 'choice':
    case 'choices':
      return z.array(z.enum(fact.options)).check(z.maxLength(fact.options.length))
    case 'text':
    case 'prose':
      return z.string().check(z.maxLength(MAX_ID))
    case 'number':
    case 'centimetres':
    case 'metres':
    case 'ages':
      return rangeSchema
  }
}

/** A filter of the roster as it is kept in a saved search. */
export const rosterFilterSchema = z.strictObject({
  ...Object.fromEntries(SEARCHED_FACTS.map((name) => [name, z.optional(askedSchema(name))])),
  name: z.optional(z.string().check(z.maxLength(MAX_ID))),
  status: z.optional(z.array(z.enum(PROFILE_STATUSES))),
  ...Object.fromEntries(YES_NO_FILTERS.map((name) => [name, z.optional(z.boolean())])),
  // The facts' kinds make the type; TypeScript cannot follow them through the loop.
}) as unknown as z.ZodMiniType<RosterFilter, RosterFilter>
