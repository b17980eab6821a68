import fc from 'fast-check'
import { FACT_NAMES, FACTS, type FactSpec } from '../people/factTable.ts'
import { SKILL_LEVELS } from '../people/facts.ts'
import type { Searched } from '../roster/facets.ts'
import { type RosterFilter, SEARCHED_FACTS, YES_NO_FILTERS } from '../roster/filter.ts'
import { PROFILE_STATUSES } from '../people/profileStatus.ts'
import { isRangeFact, STEPS } from '../roster/steps.ts'
import { rosterFilterSchema } from '../schemas/roster/rosterFilter.ts'
import { factsSchema } from '../schemas/people/facts.ts'

/** Few, so that generated people and filters meet. */
export const CLASSES = ['ator', 'cantora', 'modelo'] as const
export const SKILLS = ['violao', 'canto', 'esgrima'] as const
export const CITIES = ['São Paulo', 'sao  paulo', 'Niterói'] as const
const NAMES = ['Ana Luz', 'Anaïs d’Ávila', 'João-Pedro Sá', 'Zé', 'Luzia Ananias Ábalos'] as const
const NAME_PARTS = ['an', 'LUZ', 'á', 'sa jo', 'zé', 'av', ''] as const

function held(fact: FactSpec): fc.Arbitrary<unknown> {
  switch (fact.kind) {
    case 'classes':
      return fc.subarray([...CLASSES])
    case 'skills':
      return fc.uniqueArray(
        fc.record({ id: fc.constantFrom(...SKILLS), level: fc.constantFrom(...SKILL_LEVELS) }),
        {
          selector: ({ id }) => id,
        },
      )
    case 'choice':
      return fc.constantFrom(...fact.options)
    case 'choices':
      return fc.subarray([...fact.options])
    case 'text':
      return fc.constantFrom(...CITIES)
    case 'number':
    case 'centimetres':
    case 'metres':
      return fc.integer({ min: fact.min, max: fact.max })
    case 'ages':
      return fc
        .tuple(fc.integer({ min: 0, max: fact.max }), fc.integer({ min: 0, max: fact.max }))
        .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }))
    case 'prose':
      return fc.constant('texto')
    case 'links':
      return fc.constant({})
  }
}

const facts = fc
  .record(Object.fromEntries(FACT_NAMES.map((name) => [name, held(FACTS[name])])), { requiredKeys: [] })
  .map((value) => factsSchema.parse(value))

/** Somebody as staff search them. */
export const searchedArbitrary: fc.Arbitrary<Searched> = fc
  .tuple(
    facts,
    fc.record({
      artisticName: fc.constantFrom(...NAMES),
      status: fc.constantFrom(...PROFILE_STATUSES),
      isMinor: fc.boolean(),
      isStale: fc.boolean(),
      hasVideo: fc.boolean(),
      hasDrt: fc.boolean(),
    }),
  )
  .map(([some, rest]) => ({ ...some, ...rest }))

function asked(name: (typeof SEARCHED_FACTS)[number]): fc.Arbitrary<unknown> {
  if (isRangeFact(name)) {
    const { from, to } = STEPS[name]
    const end = fc.option(fc.integer({ min: Math.max(0, from - 8), max: to + 8 }), { nil: undefined })
    return fc.record({ min: end, max: end })
  }
  const fact: FactSpec = FACTS[name]
  if (fact.kind === 'choice' || fact.kind === 'choices')
    return fc.subarray([...fact.options], { maxLength: 2 })
  // Alternatives multiply.
  if (fact.kind === 'classes') return fc.subarray([...CLASSES], { maxLength: 2 })
  return held(fact)
}

const FILTER_PARTS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ...Object.fromEntries(SEARCHED_FACTS.map((name) => [name, asked(name)])),
  name: fc.constantFrom(...NAME_PARTS),
  status: fc.subarray([...PROFILE_STATUSES], { maxLength: 3 }),
  ...Object.fromEntries(YES_NO_FILTERS.map((name) => [name, fc.boolean()])),
}

/** A filter of at most four parts: with more, hardly anybody is found. */
export const filterArbitrary: fc.Arbitrary<RosterFilter> = fc
  .subarray(Object.keys(FILTER_PARTS), { maxLength: 4 })
  .chain((keys) =>
    fc.record(Object.fromEntries(keys.map((key) => [key, FILTER_PARTS[key] ?? fc.constant(undefined)]))),
  )
  .map((value) => rosterFilterSchema.parse(value))
