import { describe, expect, it } from 'vitest'
import { testNames, writtenTexts } from './sourceText.ts'

describe('the tests of a file', () => {
  it('are named with their suites', () => {
    const source = `
      describe('a', () => {
        it('b', () => {})
        describe('c', { timeout: 1 }, async () => { it('d', async () => {}) })
      })
      test.describe('e', () => { for (const x of y) { if (x) it('f', ({ page }) => {}) } })
      it('g', () => {}, 5000)`
    expect(testNames(source, 'x.test.ts')).toEqual(['a › b', 'a › c › d', 'e › f', 'g'])
  })

  it('that have parameters stand with their template', () => {
    const source =
      "describe.each([1])('on %i', () => { it.each(cases)('login: %s', () => {}) })\n" +
      'test.each`a | b\n${1} | ${2}`("sums $a", () => {})\n' +
      'test(`opens ${path}, accessible @phone`, () => {})'
    expect(testNames(source, 'x.test.ts')).toEqual([
      'on %i › login: %s',
      'sums $a',
      'opens ${path}, accessible',
    ])
  })

  it.each([
    ["it.skip('a', () => {})"],
    ["it.todo('a')"],
    ["test.fixme('a', () => {})"],
    ["describe.skip('a', () => { it('b', () => {}) })"],
    ["test.describe.skip('a', () => { it('b', () => {}) })"],
    ["test.beforeEach('a', () => {})"],
    ["await test.step('a', () => {})"],
    ["// it('a', () => {})"],
    ['const text = "it(\'a\', () => {})"'],
  ])('are none in: %s', (source) => {
    expect(testNames(source, 'x.test.ts')).toEqual([])
  })

  it('are found between tags, too', () => {
    expect(testNames("it('a', () => { render(<p>b</p>) })", 'x.test.tsx')).toEqual(['a'])
  })
})

it('the texts of a file are its strings, templates and words between tags, and no comment', () => {
  const source =
    'const a: string = \'um\' // dois\nconst b = `três ${a} quatro`\nconst c = <p title="cinco">seis</p>'
  expect([...writtenTexts(source, 'x.tsx')]).toEqual(['um', 'três ', ' quatro', 'cinco', 'seis'])
})
