import { expect, it } from 'vitest'
import { createStorageRulesRuntime } from '../src/rules/index.ts'
import { STORAGE_VECTORS } from './vectors/storageRules.ts'
import type { StorageVector } from './vectors/storageRules.ts'

const BUCKET = 'photos.example.com'

it.for(STORAGE_VECTORS)('$says', (vector) => {
  const lines: string[] = []
  const runtime = createStorageRulesRuntime({ write: (line) => lines.push(line) })
  for (const message of [load(vector), verify(vector)]) runtime.line(JSON.stringify(message))
  const [, loaded, verified] = lines.map((line): unknown => JSON.parse(line))
  expect(loaded).toMatchObject({ errors: [], warnings: [], result: { rulesVersion: 2 } })
  expect(verified).toMatchObject({ errors: [], result: { permit: vector.permit } })
})

function load({ rules }: StorageVector): object {
  const content = `rules_version = '2';\nservice firebase.storage { match /b/{bucket}/o { ${rules} } }`
  const source = { files: [{ name: 'storage.rules', content }] }
  return { id: 0, action: 'load_ruleset', context: { rulesetName: 'r', source } }
}

function verify({ method, path = 'photos/ana/cat.png', auth, stored, written }: StorageVector): object {
  const file = (given: object | undefined): unknown => given && { name: path, bucket: BUCKET, ...given }
  const request = valueOf({ auth, resource: file(written) ?? null, time: new Date('2026-01-15T12:34:56Z') })
  return {
    id: 1,
    action: 'verify',
    context: {
      rulesetName: 'r',
      service: 'firebase.storage',
      path: `/b/${BUCKET}/o/${path}`,
      method,
      variables: { request, resource: valueOf(file(stored)) },
    },
  }
}

/** A value as firebase-tools gives it to the runtime. */
function valueOf(value: unknown): object {
  if (value === undefined || value === null) return { null_value: null }
  if (typeof value === 'boolean') return { bool_value: value }
  if (typeof value === 'number') return { int_value: value }
  if (value instanceof Date) return { timestamp_value: value.toISOString() }
  if (typeof value === 'string') {
    return /^\d{4}-\d\d-\d\dT/.test(value) ? { timestamp_value: value } : { string_value: value }
  }
  const fields = Object.entries(value).map(([name, each]) => [name, valueOf(each)] as const)
  return { map_value: { fields: Object.fromEntries(fields) } }
}
