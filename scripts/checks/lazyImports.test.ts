import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../lib/project.ts'
import { repositoryFiles } from '../lib/repositoryFiles.ts'

/** An import that is kept as a promise, or React's `lazy`, which keeps its failure. */
const KEPT = /^(?:(?!=>).)*(?:=|\[|,)\s*import\(|(?<![\w.])lazy\(/
/** The one place that may. */
const HELPER = 'src/ui/lazyPart.tsx'

/** The lines of a text by which code that did not come would never be asked for again. */
function keptImports(text: string): string[] {
  return text.split('\n').filter((line) => KEPT.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line))
}

it('sees an import that is kept', () => {
  expect(keptImports("const form = import('./Form.tsx')")).toHaveLength(1)
  expect(keptImports("const Form = lazy(() => import('./Form.tsx'))")).toHaveLength(1)
  expect(keptImports("form ??= import('./Form.tsx')")).toHaveLength(1)
  expect(keptImports("const form = () => import('./Form.tsx')")).toEqual([])
  expect(keptImports("const { a } = await import('./a.ts')")).toEqual([])
})

it('no code that comes later is kept as a promise, so that what failed is asked for again', () => {
  const files = repositoryFiles().filter(
    (file) => /^src\/.*\.tsx?$/.test(file) && !file.includes('.test.') && file !== HELPER,
  )
  expect(files.length).toBeGreaterThan(100)
  const kept = files.flatMap((file) =>
    keptImports(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  )
  expect(kept).toEqual([])
})
