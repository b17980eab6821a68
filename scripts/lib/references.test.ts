import { describe, expect, it } from 'vitest'
import { proseOf, referenceChecker } from './references.ts'

const danglingIn = referenceChecker({
  files: [
    'README.md',
    'docs/data.md',
    'docs/decisions/0016-first-content.md',
    'emulator/README.md',
    'emulator/src/rules/lexer.ts',
    'src/app/routes.ts',
    'src/data/posts/decoder.ts',
    'tests/rules/castings.test.ts',
  ],
  scripts: new Set(['check', 'test:rules']),
  isPackage: (name) => name === 'opentype.js',
})

describe('what a comment names', () => {
  it.each([
    'tests/rules/castings.test.ts',
    'see routes.ts.',
    'posts/decoder.ts',
    'data.md, "States"',
    'src/data',
    'src/data/posts/decoder',
    'tests/rules/<collection>.test.ts',
    'src/data/{collection}',
    'tests/**/*.test.ts',
    'tests/{requestId}/{uid}',
    'https://example.com/src/gone.ts',
    'functions/not-found',
    'opentype.js',
    'npm run test:rules',
    'npm run --silent check',
    'decision 16',
  ])('is there: %s', (mention) => {
    expect(danglingIn('src/app/start.ts', `/** As in ${mention} */`)).toEqual([])
  })

  it.each([
    'tests/rules/gone.test.ts',
    'gone.ts',
    'blog/decoder.ts',
    'product.md',
    'src/gone',
    'npm run gone',
    'decision 9',
  ])('is not there: %s', (mention) => {
    expect(danglingIn('src/app/start.ts', `const a = 1\n// As in ${mention}, too.`)).toEqual([
      `src/app/start.ts:2: ${mention}`,
    ])
  })

  it('is not what a string names', () => {
    const source =
      'const a = \'gone.ts\' // routes.ts\nconst b = `// gone.ts ${a}`\nconst c = "/* gone.ts */"'
    expect(danglingIn('src/app/start.ts', source)).toEqual([])
  })
})

describe('what a page names', () => {
  it('is there: its links from where it is, and the rest', () => {
    const page =
      '[a](decisions) [b](data.md#states) [c](../README.md) [d](https://example.com) `src/app/routes.ts`'
    expect(danglingIn('docs/quality.md', page)).toEqual([])
    expect(danglingIn('emulator/README.md', '`src/rules/lexer.ts` in `src/rules`')).toEqual([])
  })

  it('is not there', () => {
    expect(danglingIn('docs/quality.md', '\n[a](README.md)\n`src/gone.ts`')).toEqual([
      'docs/quality.md:3: src/gone.ts',
      'docs/quality.md:2: README.md',
    ])
  })
})

it('the prose of a file is its comments, each on its line', () => {
  expect(
    proseOf('a.ts', 'x // one\n/* two\nthree */ y')
      ?.split('\n')
      .map((line) => line.trim()),
  ).toEqual(['// one', '/* two', 'three */'])
  expect(proseOf('a.html', '<p>x</p><!-- one -->')?.trim()).toBe('<!-- one -->')
  expect(proseOf('a.json', '{}')).toBeUndefined()
})
