import { expect, it } from 'vitest'
import { misnamedBecause } from './fileNames.ts'

it.each([
  'src/app/App.tsx',
  'src/app/router.test.tsx',
  'src/lib/loading/useLoad.ts',
  'functions/src/services/inputs.property.test.ts',
  'vite.config.ts',
  'scripts/subsetFont.d.ts',
  'docs/adding-a-screen.md',
  'docs/decisions/0016-first-content.md',
  'README.md',
  'package-lock.json',
  '.ci/run',
])('%s is named as the others are', (path) => {
  expect(misnamedBecause(path)).toBeUndefined()
})

it.each([
  ['src/lib/use-load.ts', 'camelCase'],
  ['src/lib/UseLoad.ts', 'camelCase'],
  ['src/ui/date-field.tsx', 'PascalCase'],
  ['src/features/talent-pool/list.ts', 'folders'],
  ['docs/addingAScreen.md', 'kebab-case'],
  ['docs/decisions/first-content.md', '0001-kebab-case'],
])('%s is not', (path, words) => {
  expect(misnamedBecause(path)).toContain(words)
})
