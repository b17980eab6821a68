import { PUBLIC_FIELDS, type PublicVersion } from '@ribalta/domain/people/publicChanges'
import { SAMPLE_FACTS } from '@ribalta/domain/testing/sampleFacts'
import { describe, expect, it } from 'vitest'
import { fieldLabel, publicFieldLines } from './publicFieldLines.ts'

const names = {
  classes: [{ id: 'c1', key: 'ator', nameEN: 'Actor', namePT: 'Ator' }],
  skills: [{ id: 's1', type: 'Música', descriptionPT: 'Canto', descriptionEN: '', descriptionES: '' }],
}
const version: PublicVersion = {
  artisticName: 'Ana Luz',
  username: 'ana-luz',
  media: [],
  classes: ['c1', 'sumida'],
  skills: [{ id: 's1', level: 4 }],
  gender: 'nao-binario',
  playingAge: { min: 20, max: 30 },
  heightCm: 175,
  eyes: 'mel',
  hair: 'sem-cabelo',
  city: 'Recife',
  uf: 'PE',
  languages: ['Português', 'Libras'],
  bio: 'Do teatro. E da TV!\n\nE do cinema, desde 2.010',
  links: { site: 'https://example.com/', imdb: undefined },
}
const texts = (field: (typeof PUBLIC_FIELDS)[number]) =>
  publicFieldLines(field, version, names).map(({ text }) => text)

describe('a field in words', () => {
  it('is what people call it', () => {
    const filled = PUBLIC_FIELDS.filter((field) => texts(field).length > 0)
    expect(Object.fromEntries(filled.map((field) => [fieldLabel(field), texts(field)]))).toEqual({
      'Nome artístico': ['Ana Luz'],
      'Endereço da página': ['/ana-luz'],
      Classes: ['Ator', 'sumida (fora do catálogo)'],
      Habilidades: ['Canto · Avançado'],
      Gênero: ['Não binário'],
      'Idade cênica': ['20 a 30 anos'],
      Altura: ['1,75 m'],
      Olhos: ['Mel'],
      Cabelo: ['Sem cabelo'],
      Cidade: ['Recife'],
      UF: ['PE'],
      Idiomas: ['Português', 'Libras'],
      Apresentação: ['Do teatro.', 'E da TV!', 'E do cinema, desde 2.010'],
      Links: ['Site: https://example.com/'],
    })
  })

  it('is there for every fact', () => {
    const whole: PublicVersion = { ...version, ...SAMPLE_FACTS }
    expect(PUBLIC_FIELDS.filter((field) => publicFieldLines(field, whole, names).length === 0)).toEqual([])
  })

  it('has no line where it is empty', () => {
    const bare: PublicVersion = { artisticName: '', username: '', media: [], classes: [], skills: [] }
    expect(PUBLIC_FIELDS.flatMap((field) => publicFieldLines(field, bare, names))).toEqual([])
  })
})
