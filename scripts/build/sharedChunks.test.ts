import { expect, it } from 'vitest'
import { filesOf } from './sharedChunks.ts'

it('a module is found with either ending', () => {
  expect([...filesOf({ ui: ['Link', 'masks'] })].map((file) => file.replace(/.*\/src\//, ''))).toEqual([
    'ui/Link.tsx',
    'ui/masks.ts',
  ])
})

it('a name that no module has stops the build', () => {
  expect(() => filesOf({ ui: ['Link', 'Lnik'] })).toThrow('no module src/ui/Lnik')
})
