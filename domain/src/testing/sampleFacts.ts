import * as z from 'zod/mini'
import { FACT_NAMES, FACTS, type FactSpec } from '../people/factTable.ts'
import { LINK_KINDS } from '../people/links.ts'
import { factShape } from '../schemas/people/facts.ts'

/** A good value for a fact of each kind; texts are told apart by the fact's name. */
function sampleOf(name: string, fact: FactSpec): unknown {
  switch (fact.kind) {
    case 'classes':
      return ['ator']
    case 'skills':
      return [{ id: 'canto', level: 3 }]
    case 'choice':
      return fact.options[0]
    case 'choices':
      return fact.options.slice(0, 1)
    case 'text':
    case 'prose':
      return `Sobre ${name}`
    case 'number':
    case 'centimetres':
    case 'metres':
      return fact.min
    case 'ages':
      return { min: 20, max: 30 }
    case 'links':
      return Object.fromEntries(LINK_KINDS.map((kind) => [kind, `https://example.com/${name}/${kind}`]))
  }
}

/** Every fact of the table, each with a value, for tests that no fact may be forgotten by. */
export const SAMPLE_FACTS = z
  .strictObject(factShape)
  .parse(Object.fromEntries(FACT_NAMES.map((name) => [name, sampleOf(name, FACTS[name])])))
