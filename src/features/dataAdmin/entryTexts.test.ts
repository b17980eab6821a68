import { describe, expect, it } from 'vitest'
import { CLASS_VIEW, SKILL_VIEW } from './catalogueViews.ts'
import { entriesWith, entrySchema, textsOf, type Texts } from './entryTexts.ts'

const ATOR = { id: 'ator', key: 'ator', nameEN: 'Actor', namePT: 'Ator' }
const SAMBA = {
  id: 's1',
  type: 'Dança',
  descriptionPT: 'Samba de gafieira',
  descriptionEN: 'Ballroom samba',
  descriptionES: 'Samba de salón',
}

/** What is said at each field of a class's form. */
function objections(texts: Texts, others: readonly (typeof ATOR)[]): readonly unknown[] {
  const issues = entrySchema(CLASS_VIEW, others, undefined).safeParse(texts).error?.issues ?? []
  return issues.map(({ path, message }) => [path.join('.'), message])
}

describe('the form of a class', () => {
  it('gives a new class its default key and an edited one its id', () => {
    const texts = { key: '', nameEN: 'Voice actor', namePT: ' Voz Original ' }
    expect(entrySchema(CLASS_VIEW, [ATOR], undefined).parse(texts)).toEqual({
      id: '',
      key: 'voz-original',
      nameEN: 'Voice actor',
      namePT: 'Voz Original',
    })
    expect(entrySchema(CLASS_VIEW, [ATOR], ATOR).parse(textsOf(CLASS_VIEW, ATOR))).toEqual(ATOR)
  })

  it('tells at its field what is missing or taken', () => {
    expect(objections(textsOf(CLASS_VIEW, undefined), [])).toEqual([
      ['nameEN', 'Nome em inglês: preencha.'],
      ['namePT', 'Nome em português: preencha.'],
    ])
    expect(objections({ key: 'ATOR', nameEN: 'A', namePT: 'B' }, [ATOR])).toEqual([
      ['key', 'Já existe no catálogo: Ator.'],
    ])
  })
})

it('a search finds entries by any of their words, whatever the accents', () => {
  expect(entriesWith(SKILL_VIEW, [SAMBA], 'danca SALON')).toEqual([SAMBA])
  expect(entriesWith(SKILL_VIEW, [SAMBA], 'tango')).toEqual([])
  expect(entriesWith(SKILL_VIEW, [SAMBA], '  ')).toEqual([SAMBA])
})
