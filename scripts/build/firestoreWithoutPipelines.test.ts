import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../lib/project.ts'
import { withoutPipelines } from './firestoreWithoutPipelines.ts'

const SDK = join(ROOT, 'node_modules', '@firebase', 'firestore', 'dist')

it('Firestore’s SDK as installed is left without a way to its pipelines', () => {
  const file = readdirSync(SDK).find((name) => /^common-.*\.esm\.js$/.test(name)) ?? ''
  const lean = withoutPipelines(readFileSync(join(SDK, file), 'utf8'))
  expect(lean).toContain('class FirestoreClient')
  expect(lean).not.toMatch(/(?<!function )(?:isPipeline|[tT]argetIsPipelineTarget)\(/)
  expect(lean).not.toMatch(/instanceof (?:CorePipeline|__PRIVATE_RealtimePipeline)\b/)
})

it('an SDK that has changed stops the build rather than being taken as it is', () => {
  expect(() => withoutPipelines('export const query = 1')).toThrow(/has changed/)
})
