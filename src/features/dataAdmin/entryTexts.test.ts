import { describe, expect, it } from 'vitest'
import { CLASS_VIEW, SKILL_VIEW } from './catalogueViews.ts'
import { entriesWith, readEntry, textsOf } from './entryTexts.ts'

const ATOR = { id: 'ator', key: 'ator', nameEN: 'Actor', namePT: 'Ator' }
const SAMBA = {
  id: 's1',
  type: 'Dança',
  descriptionPT: 'Samba de gafieira',
  descriptionEN: 'Ballroom samba',
  descriptionES: 'Samba de salón',
}

describe('the form of a class', () => {
  it('gives a new class its default key and an edited one its id', () => {
    const texts = { key: '', nameEN: 'Voice actor', namePT: ' Voz Original ' }
    expect(readEntry(CLASS_VIEW, texts, [ATOR], undefined)).toEqual({
      entry: { id: '', key: 'voz-original', nameEN: 'Voice actor', namePT: 'Voz Original' },
    })
    expect(readEntry(CLASS_VIEW, textsOf(CLASS_VIEW, ATOR), [ATOR], ATOR)).toEqual({ entry: ATOR })
  })

  it('tells at its field what is missing or taken', () => {
    expect(readEntry(CLASS_VIEW, textsOf(CLASS_VIEW, undefined), [], undefined)).toEqual({
      problems: [
        { field: 'nameEN', message: 'Nome em inglês: preencha.' },
        { field: 'namePT', message: 'Nome em português: preencha.' },
      ],
    })
    expect(readEntry(CLASS_VIEW, { key: 'ATOR', nameEN: 'A', namePT: 'B' }, [ATOR], undefined)).toEqual({
      problems: [{ field: 'key', message: 'Já existe no catálogo: Ator.' }],
    })
  })
})

it('a search finds entries by any of their words, whatever the accents', () => {
  expect(entriesWith(SKILL_VIEW, [SAMBA], 'danca SALON')).toEqual([SAMBA])
  expect(entriesWith(SKILL_VIEW, [SAMBA], 'tango')).toEqual([])
  expect(entriesWith(SKILL_VIEW, [SAMBA], '  ')).toEqual([SAMBA])
})
