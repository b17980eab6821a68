import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../lib/project.ts'
import layers from './layers.ts'
import { ruleTester } from './ruleTester.ts'

/** In an area that is not there. */
const filename = join(ROOT, 'src', 'features', 'planted', 'planted.ts')

ruleTester.run('layers/direction', layers.rules.direction, {
  valid: [
    {
      name: 'accepts what the layers below offer',
      filename,
      code: "export { toUsername } from '@ribalta/domain/identity'",
    },
    {
      name: 'accepts zod in the schemas of domain',
      filename: join(ROOT, 'domain', 'src', 'schemas', 'castings', 'planted.ts'),
      code: "export { z } from 'zod/mini'",
    },
  ],
  invalid: [
    {
      name: 'refuses an area that imports another',
      filename,
      code: "import '../login/LoginPage.tsx'",
      errors: [{ message: /must not import features\/login/ }],
    },
    {
      name: 'refuses an area that imports the app',
      filename,
      code: "export * from '../../app/routes.ts'",
      errors: [{ message: /src\/features must not import src\/app/ }],
    },
    {
      name: 'refuses the Firebase SDK outside firebase, data and auth, also when it is loaded lazily',
      filename,
      code: "export const load = () => import('firebase/auth')",
      errors: [{ message: /must not use the Firebase SDK/ }],
    },
    {
      name: 'refuses a package in domain outside its schemas',
      filename: join(ROOT, 'domain', 'src', 'castings', 'planted.ts'),
      code: "export { z } from 'zod/mini'",
      errors: [{ message: /domain is pure/ }],
    },
    {
      name: 'refuses a folder that no layer names, also where it imports nothing',
      filename: join(ROOT, 'src', 'planted', 'planted.ts'),
      code: 'export const one = 1',
      errors: [{ message: /src\/planted is no layer/ }],
    },
    ...['domain/src', 'domain/src/schemas', 'functions/src/endpoints'].map((divided) => ({
      name: `refuses an area below ${divided} that has another name elsewhere, or none`,
      filename: join(ROOT, divided, 'jobs', 'planted.ts'),
      code: 'export const one = 1',
      errors: [{ message: new RegExp(`${divided}/jobs is no area`) }],
    })),
    {
      name: 'refuses the application what is built apart from it',
      filename,
      code: "export * from '../../early/photos.ts'",
      errors: [{ message: /must not import src\/early/ }],
    },
  ],
})

it('is an error everywhere', () => {
  const config = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as {
    readonly jsPlugins: readonly string[]
    readonly rules: Readonly<Record<string, unknown>>
    readonly overrides: readonly { readonly rules: object }[]
  }
  expect(config.jsPlugins).toContain('./scripts/lint/layers.ts')
  expect(config.rules).toMatchObject({ 'layers/direction': 'error' })
  expect(config.overrides.filter(({ rules }) => 'layers/direction' in rules)).toEqual([])
})
