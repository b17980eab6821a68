import { describe, expect, it } from 'vitest'
import { problemsOf, readRows, type Surroundings } from './specificationTable.ts'

const SOUND = `
# The table
| Row | What it says | Text | Shown by |
|---|---|---|---|
| 4.1 | The session loads. | | \`src/a.test.ts › session › loads\` |
| 8.1 | A failure. | \`Falha.\` | \`src/a.test.ts › session › loads\` \`\`src/b.spec.tsx › opens \${path} | \`x\` \`\` |
`.replace('${path} |', '${path} \\|')

const around: Surroundings = {
  sections: ['4', '8'],
  testFile: (path) =>
    ({
      'src/a.test.ts': { names: ['session › loads'], text: "expect(x).toBe('Falha.')" },
      'src/b.spec.tsx': { names: ['opens ${path} | `x`'], text: '' },
    })[path],
  written: new Set(['Falha.']),
  messages: ['Falha.'],
}

const problems = (markdown: string, changed: Partial<Surroundings> = {}) =>
  problemsOf(readRows(markdown), { ...around, ...changed })

describe('the table of the specification', () => {
  it('is read with its texts and tests, headings apart', () => {
    expect(readRows(SOUND)).toEqual([
      { id: '4.1', says: 'The session loads.', texts: [], tests: ['src/a.test.ts › session › loads'] },
      {
        id: '8.1',
        says: 'A failure.',
        texts: ['Falha.'],
        tests: ['src/a.test.ts › session › loads', 'src/b.spec.tsx › opens ${path} | `x`'],
      },
    ])
  })

  it('holds where every row has a test that runs and every message is there', () => {
    expect(problems(SOUND)).toEqual([])
  })

  it('fails where a row has no test', () => {
    expect(problems(SOUND.replace('`src/a.test.ts › session › loads` |', '|'))).toEqual(['4.1: has no test'])
  })

  it('fails where a row says nothing', () => {
    expect(problems(SOUND.replace('The session loads.', ''))).toEqual(['4.1: says nothing'])
  })

  it('fails where a named file is not there', () => {
    expect(problems(SOUND.replace('b.spec', 'gone.spec'))).toEqual([
      '8.1: there is no file src/gone.spec.tsx',
    ])
  })

  it('fails where the file runs no test of that name', () => {
    expect(problems(SOUND.replace('session › loads` |', 'loads` |'))).toEqual([
      '4.1: src/a.test.ts runs no test “loads”',
    ])
  })

  it('fails where a text is not in the source to the letter', () => {
    expect(problems(SOUND, { written: new Set(['Falha']) })).toEqual([
      '8.1: “Falha.” is nowhere in the source',
    ])
  })

  it('fails where no test of the row spells its text out', () => {
    const testFile: Surroundings['testFile'] = (path) => {
      const file = around.testFile(path)
      return file && { ...file, text: 'MESSAGES.failure' }
    }
    expect(problems(SOUND, { testFile })).toEqual(['8.1: no test of it spells out “Falha.”'])
  })

  it('fails where the product has a message that the table lacks', () => {
    expect(problems(SOUND, { messages: ['Falha.', 'Outra.'] })).toEqual(['the message “Outra.” is in no row'])
  })

  it('fails where a section is missing or a number is there twice', () => {
    expect(problems(SOUND, { sections: ['4', '5', '8'] })).toEqual(['section 5 has no row'])
    expect(problems(SOUND.replace('| 8.1', '| 4.1'), { sections: ['4'] })).toEqual([
      '4.1: there are two rows of this number',
    ])
  })
})
