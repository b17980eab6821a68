import { describe, expect, it } from 'vitest'
import { meets, recorded } from '../testing/recorded.ts'
import { createStorageRulesRuntime } from './storageRuntime.ts'

interface StorageRequest {
  path: string
  method: string
  permit: boolean
  auth?: { uid: string; token: Record<string, string> }
  resource?: Record<string, string | number>
  requestResource?: Record<string, string | number>
}

interface StorageRules {
  cases: { name: string; rules: string; requests: StorageRequest[] }[]
  invalid: { name: string; rules: string }[]
}

const { cases, invalid } = recorded<StorageRules>('storage-rules.json')
const always = {
  name: 'files/goat',
  bucket: 'fake-app.appspot.com',
  generation: 1,
  metageneration: 1,
  size: 1024,
}

function expressionValue(value: unknown): object {
  if (value === undefined || value === null) return { null_value: null }
  if (typeof value === 'string') return { string_value: value }
  if (typeof value === 'number') return { int_value: value }
  return {
    map_value: { fields: Object.fromEntries(Object.entries(value).map(([k, v]) => [k, expressionValue(v)])) },
  }
}

function exchange(messages: readonly object[]): Record<string, unknown>[] {
  const lines: string[] = []
  const runtime = createStorageRulesRuntime({ write: (line) => lines.push(line) })
  for (const message of messages) runtime.line(JSON.stringify(message))
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

function load(rules: string): object {
  const source = { files: [{ name: 'storage.rules', content: rules }] }
  return { id: 0, action: 'load_ruleset', context: { rulesetName: '0', source } }
}

function verify({ path, method, auth, resource, requestResource }: StorageRequest): object {
  const segments = path.split('/').filter(Boolean)
  const request = {
    map_value: {
      fields: {
        path: { path_value: { segments: segments.map((simple) => ({ simple })) } },
        time: { timestamp_value: '2026-01-15T12:34:56.123Z' },
        auth: expressionValue(auth),
        resource: expressionValue(requestResource && { ...always, ...requestResource }),
      },
    },
  }
  const variables = { request, resource: expressionValue(resource && { ...always, ...resource }) }
  return {
    id: 1,
    action: 'verify',
    context: { rulesetName: '0', service: 'firebase.storage', path, method, variables },
  }
}

describe('Storage verdicts recorded from the official runtime', () => {
  const requests = cases.flatMap(({ name, rules, requests: all }) =>
    all.map((each) => ({ ...each, name, rules })),
  )

  it.for(requests)('$name: $method $path is $permit', ({ rules, ...request }, { task }) => {
    meets(task, 'storage-rules.json')
    const [, loaded, verified] = exchange([load(rules), verify(request)])
    expect(loaded).toEqual({ id: 0, status: 'ok', errors: [], warnings: [], result: { rulesVersion: 2 } })
    expect(verified).toEqual({
      id: 1,
      status: 'ok',
      errors: [],
      warnings: [],
      result: { permit: request.permit },
    })
  })

  it.for(invalid)('$name is refused', ({ rules }, { task }) => {
    meets(task, 'storage-rules.json')
    const [, loaded, verified] = exchange([
      load(rules),
      verify({ path: '/b/x/o/y', method: 'get', permit: false }),
    ])
    expect(loaded?.['errors']).toHaveLength(1)
    expect(loaded).not.toHaveProperty('result')
    expect(verified?.['errors']).toHaveLength(1)
  })
})
