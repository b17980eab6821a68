import { UFS } from '@ribalta/domain/brazil'
import type { Readout, ReadoutLine } from '@ribalta/domain/schemas/rhea/run'
import { describe, expect, it } from 'vitest'
import { differenceWords, readoutTables } from './readoutRows.ts'

const line = (value: string | null, first: number, all: number): ReadoutLine => ({ value, first, all })
const EMPTY: Readout = { gender: [], age: [], uf: [] }

function rowsOf(aspect: keyof Readout, lines: ReadoutLine[]) {
  const table = readoutTables({ ...EMPTY, [aspect]: lines }).find((each) => each.aspect === aspect)
  return table?.rows ?? []
}
const labelsOf = (aspect: keyof Readout, lines: ReadoutLine[]) =>
  rowsOf(aspect, lines).map(({ label }) => label)

describe('the first of a ranking beside everybody', () => {
  it('are counts with their shares, and a sign where ten points lie between', () => {
    const rows = rowsOf('gender', [line('feminino', 12, 50), line('masculino', 7, 45), line('outro', 1, 5)])
    expect(rows).toEqual([
      { label: 'Feminino', first: 12, all: 50, firstShare: 60, allShare: 50, differs: 'more' },
      { label: 'Masculino', first: 7, all: 45, firstShare: 35, allShare: 45, differs: 'fewer' },
      { label: 'Outro', first: 1, all: 5, firstShare: 5, allShare: 5, differs: undefined },
    ])
    expect(differenceWords(rows)).toBe(
      'Entre os primeiros, mais Feminino (60%, no total 50%); menos Masculino (35%, no total 45%).',
    )
  })

  it('are said not to differ where they do not', () => {
    expect(differenceWords(rowsOf('gender', [line('feminino', 10, 50), line('masculino', 10, 50)]))).toBe(
      'Sem diferença de 10 pontos ou mais.',
    )
  })

  it('are in bands of age from the youngest on, and what was not said comes last', () => {
    const lines = [line(null, 9, 90), line('from60', 5, 40), line('minor', 1, 30), line('to44', 2, 20)]
    expect(labelsOf('age', lines)).toEqual(['Menores de 18', '30 a 44', '60 ou mais', 'não informado'])
  })

  it('are of the ten most frequent states, the others together', () => {
    const lines = [line(null, 0, 7), ...UFS.slice(0, 12).map((uf, index) => line(uf, 1, 100 - index))]
    const rows = rowsOf('uf', lines)
    expect(rows.map(({ label }) => label)).toEqual([...UFS.slice(0, 10), 'outros', 'não informado'])
    expect(rows.at(-2)).toMatchObject({ first: 2, all: 179 })
  })
})
