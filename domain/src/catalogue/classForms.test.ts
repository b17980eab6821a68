import { describe, expect, it } from 'vitest'
import { classNamesOf } from './classForms.ts'

const ACTING = { feminine: 'Atriz', masculine: 'Ator', neutral: 'Intérprete' }
const CLASSES = [
  { id: 'ator', namePT: 'Ator', forms: ACTING },
  { id: 'atriz', namePT: 'Atriz', forms: ACTING },
  { id: 'musico', namePT: 'Músico', forms: { feminine: 'Musicista', masculine: '', neutral: '' } },
  { id: 'duble', namePT: 'Dublê' },
]

describe('classNamesOf', () => {
  it.each([
    ['feminino', ['Atriz', 'Musicista', 'Dublê']],
    ['masculino', ['Ator', 'Músico', 'Dublê']],
    ['nao-binario', ['Intérprete', 'Músico', 'Dublê']],
    ['outro', ['Intérprete', 'Músico', 'Dublê']],
    [undefined, ['Intérprete', 'Músico', 'Dublê']],
    [null, ['Intérprete', 'Músico', 'Dublê']],
  ])('names the classes of a person with gender %s in their form', (gender, names) => {
    expect(classNamesOf({ classes: ['ator', 'musico', 'duble'], gender }, CLASSES)).toEqual(names)
  })

  it('prefers the neutral form to the name when the gender has no form', () => {
    const host = {
      id: 'host',
      namePT: 'Apresentador',
      forms: { feminine: '', masculine: '', neutral: 'Âncora' },
    }
    expect(classNamesOf({ classes: ['host'], gender: 'feminino' }, [host])).toEqual(['Âncora'])
  })

  it('names two classes with the same form once', () => {
    expect(classNamesOf({ classes: ['ator', 'atriz'] }, CLASSES)).toEqual(['Intérprete'])
  })

  it('leaves out unknown classes unless they are named otherwise', () => {
    const artist = { classes: ['duble', 'sumiu'] }
    expect(classNamesOf(artist, CLASSES)).toEqual(['Dublê'])
    expect(classNamesOf(artist, CLASSES, (id) => [id])).toEqual(['Dublê', 'sumiu'])
    expect(classNamesOf({ classes: null }, CLASSES)).toEqual([])
  })
})
