import { FACT_NAMES, FACTS, type FactName, type FactSpec } from '@ribalta/domain/people/factTable'
import { SKILL_LEVELS } from '@ribalta/domain/people/facts'
import { LINK_KINDS } from '@ribalta/domain/people/links'
import { listField, mapField, mapList, textField, textList } from '../../data/rest/fields.ts'
import { EMPTY_FACTS, type FactsValues } from '../../ui/artistFields/factsValues.ts'

type Data = Readonly<Record<string, unknown>>

/** A fact as the form holds it, empty where the draft has something else. */
function readFact(name: FactName, data: Data): FactsValues[FactName] {
  const fact: FactSpec = FACTS[name]
  switch (fact.kind) {
    case 'classes':
      return textList(data, name)
    case 'skills':
      return mapList(data, name).flatMap((skill) => {
        const level = SKILL_LEVELS.find((each) => each === skill['level'])
        return level === undefined ? [] : [{ id: textField(skill, 'id'), level }]
      })
    case 'choices': {
      const chosen = listField(data, name)
      return fact.options.filter((option) => chosen.includes(option))
    }
    case 'choice':
    case 'text':
    case 'prose':
    case 'number':
    case 'centimetres':
    case 'metres':
      return textField(data, name)
    case 'ages': {
      const ages = mapField(data, name)
      return { min: textField(ages, 'min'), max: textField(ages, 'max') }
    }
    case 'links': {
      const links = mapField(data, name)
      const read = LINK_KINDS.map((kind) => [kind, textField(links, kind)] as const)
      return { ...EMPTY_FACTS.links, ...Object.fromEntries(read) }
    }
  }
}

/** The facts of a draft, one by one and not by a schema: the page shows its first step before the schemas' code is there. */
export function readFactsDraft(data: Data): FactsValues {
  return {
    ...EMPTY_FACTS,
    ...Object.fromEntries(FACT_NAMES.map((name) => [name, readFact(name, data)] as const)),
  }
}
