import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GUARDED_SCREENS } from './guardedScreens.ts'
import { ROOT } from './project.ts'

it('every guarded screen that is built is measured', () => {
  const source = readFileSync(join(ROOT, 'src', 'app', 'guardedScreens.ts'), 'utf8')
  const built = [...source.matchAll(/import\('\.\.\/(features\/\w+\/\w+Page\.tsx)'\)/g)]
    .map(([, path = '']) => `src/${path}`)
    .filter((path) => !path.endsWith('/UnderConstructionPage.tsx'))
  expect(built).toContain('src/features/profile/ProfilePage.tsx')
  expect(GUARDED_SCREENS.map(({ modules }) => modules[0]).toSorted()).toEqual(built.toSorted())
})
