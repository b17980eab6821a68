import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText, formatCsv, parseCsv } from './csv.ts'

const HOSTILE = [
  '=HYPERLINK("http://mau.example";"clique")',
  '+55 11',
  '-1+1',
  '@SUM(A1:A9)',
  '\t=1',
  "'=já guardada",
  '＝1+1',
]

describe('a file for spreadsheets', () => {
  it('begins with the mark by which Excel knows UTF-8', () => {
    expect(formatCsv([['id', 'namePT']])).toBe('\uFEFFid;namePT\r\n')
  })

  it.each(HOSTILE)('guards %j, which a spreadsheet would run', (cell) => {
    const [, second] = formatCsv([['x'], [cell]]).split('\r\n')
    expect(second).toMatch(/^"'/)
  })

  it.each(['Ana,=1+1', 'Ana\t@SUM(A1)', 'Ana,"=1+1"', 'Ana,\n+1', ',-1'])(
    'guards %j in programs that split at commas, tabs and line breaks',
    (cell) => {
      const text = formatCsv([['nome', cell]])
      const pieces = text.replace('\uFEFF', '').split(/[;,\t\r\n]/)
      expect(
        pieces.filter((piece) => /^["']*[=+\-@]/.test(piece) && !piece.replace(/^"+/, '').startsWith("'")),
      ).toEqual([])
    },
  )

  it('leaves a number one, whatever its sign', () => {
    expect(formatCsv([['x', -8, 12]])).toBe('\uFEFFx;-8;12\r\n')
  })

  it('reads what it wrote as it was, hostile cells included', () => {
    const rows = [['a', 'b', 'c', 'd'], ...HOSTILE.map((cell) => [cell, 'a;b', 'diz "oi"', 'duas\nlinhas'])]
    expect(parseCsv(formatCsv(rows))?.map((row) => row.cells)).toEqual(rows)
  })

  it('reads whatever text was written', () => {
    const cell = fc.string({ unit: fc.constantFrom('=', "'", '-', ';', ',', '"', 'á', ' ', '\n', '\t', 'a') })
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constant('x'), cell), { maxLength: 5 }), (lines) => {
        const rows = [['id', 'namePT'], ...lines]
        expect(parseCsv(formatCsv(rows))?.map((row) => row.cells)).toEqual(rows)
      }),
    )
  })
})

describe('a file from a spreadsheet', () => {
  it.each([';', ',', '\t'])('is read with %j between its cells', (separator) => {
    const text = `id${separator}namePT\nator${separator}Ator\n`
    expect(parseCsv(text)?.map((row) => row.cells)).toEqual([
      ['id', 'namePT'],
      ['ator', 'Ator'],
    ])
  })

  it('keeps the numbers of its rows where some are empty', () => {
    expect(parseCsv('id,nome\n,\n\na,b')?.map((row) => row.number)).toEqual([1, 4])
  })

  it('is refused with a quote that never ends', () => {
    expect(parseCsv('id,nome\n"a,b')).toBeUndefined()
  })

  it('is read in the encoding of Windows, too', () => {
    expect(decodeText(new Uint8Array([0x44, 0x61, 0x6e, 0xe7, 0x61]))).toBe('Dança')
    expect(decodeText(new TextEncoder().encode('Dança'))).toBe('Dança')
    expect(decodeText(new Uint8Array([0x50, 0x4b, 0, 0]))).toBeUndefined()
  })
})
