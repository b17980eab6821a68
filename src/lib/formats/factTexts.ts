import { FACTS, type FactName, type FactSpec, type HeldFact } from '@ribalta/domain/people/factTable'
import { formatChoice, formatHeight, formatPlayingAge } from './formatFacts.ts'

/** A fact that says all by itself: no names of the catalogue, no addresses to open. */
type PlainFact = Exclude<HeldFact, { readonly kind: 'classes' | 'skills' | 'links' }>

/** An option of a fact as people read it. */
export function formatOption(name: FactName, option: string): string {
  const spec: FactSpec = FACTS[name]
  const labels = 'optionLabels' in spec ? spec.optionLabels : undefined
  return labels?.[option] ?? formatChoice(option)
}

/** A fact as people read it, part by part: prose by sentences, choices one by one; none where it is empty. */
export function factTexts(fact: PlainFact): string[] {
  switch (fact.kind) {
    case 'choice':
      return [formatOption(fact.name, fact.value)]
    case 'choices':
      return fact.value.map((option) => formatOption(fact.name, option))
    case 'text':
      return fact.value === '' ? [] : [fact.value]
    case 'prose':
      return fact.value
        .split(/(?<=[.!?…])\s+|\n+/)
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence !== '')
    case 'number':
      return [String(fact.value)]
    case 'centimetres':
      return [`${String(fact.value)} cm`]
    case 'metres':
      return [formatHeight(fact.value)]
    case 'ages':
      return [formatPlayingAge(fact.value)]
  }
}
