import { CLASS_KIND } from '@ribalta/domain/catalogue/catalogueKinds'
import { describe, expect, it } from 'vitest'
import { catalogueFile, fitsOneCall, readCatalogueFile, type FileReading } from './catalogueFile.ts'

const ATOR = { id: 'ator', key: 'ator', nameEN: 'Actor', namePT: 'Ator' }
const HOSTILE = { id: 'x', key: '-x', nameEN: '=1+1', namePT: '@soma; "aspas"' }

const read = (text: string) => readCatalogueFile(CLASS_KIND, [ATOR, HOSTILE], new TextEncoder().encode(text))
const problemOf = (reading: FileReading<unknown>) => ('problem' in reading ? reading.problem : undefined)

describe('a file of the catalogue', () => {
  it('comes back as it went out, hostile cells included', async () => {
    const bytes = new Uint8Array(await catalogueFile(CLASS_KIND, [ATOR, HOSTILE]).arrayBuffer())
    const reading = readCatalogueFile(CLASS_KIND, [ATOR, HOSTILE], bytes)
    if ('problem' in reading) throw new Error(reading.problem)
    expect(reading.preview.lines.map(({ number, plan }) => [number, plan.status])).toEqual([
      [2, 'same'],
      [3, 'same'],
    ])
    expect(reading.preview.toSend).toEqual([])
  })

  it('tells new, changed and bad lines by their row, and sends what is to be written', () => {
    const reading = read('namePT,nameEN,id,obs\nAtores,Actor,ator,a\n\nVoz,Voice,,b\n,Empty,,c\n')
    if ('problem' in reading) throw new Error(reading.problem)
    const { lines, ignored, toSend } = reading.preview
    expect(lines.map(({ number, plan }) => [number, plan.status])).toEqual([
      [2, 'changed'],
      [4, 'new'],
      [5, 'bad'],
    ])
    expect(ignored).toEqual(['obs'])
    expect(toSend).toEqual([
      ['ator', 'ator', 'Actor', 'Atores'],
      ['', 'voz', 'Voice', 'Voz'],
    ])
  })

  it.each([
    ['nothing', '', 'O arquivo não tem linhas.'],
    ['only names of columns', 'id,namePT,nameEN', 'O arquivo não tem linhas.'],
    ['no name', 'id,key\na,b', 'Na primeira linha faltam: nameEN, namePT.'],
    ['an open quote', 'nameEN,namePT\n"a,b', 'Há aspas abertas e não fechadas no arquivo.'],
    [
      'a spreadsheet that is no CSV',
      'PK\u0000\u0003',
      'Este arquivo não é um CSV. Na planilha, salve como CSV.',
    ],
    [
      '501 lines',
      `nameEN,namePT\n${'a,b\n'.repeat(501)}`,
      'O arquivo tem 501 linhas. Importe até 500 por vez.',
    ],
  ])('is refused with %s', (_case, text, problem) => {
    expect(problemOf(read(text))).toBe(problem)
  })

  it('is too much for one call only when it really is', () => {
    const line = ['', 'Instrumentos de corda', 'Violão de sete cordas', 'Seven-string guitar', 'Guitarra']
    expect(fitsOneCall(Array.from({ length: 500 }, () => line))).toBe(true)
    expect(fitsOneCall(Array.from({ length: 500 }, () => line.map((cell) => cell.repeat(4))))).toBe(false)
  })
})
