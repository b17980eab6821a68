import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { setLogLevel } from 'firebase/firestore'
import { afterEach } from 'vitest'
import { freshProject } from './server.ts'
import type { TestServer } from './server.ts'

/** Makes test environments with rules; they end with the test. */
export function withRulesOf(server: TestServer): (rules: string) => Promise<RulesTestEnvironment> {
  const environments: RulesTestEnvironment[] = []
  setLogLevel('silent')
  afterEach(async () => {
    await Promise.all(environments.splice(0).map((each) => each.cleanup()))
  })
  return async (body) => {
    const rules = `rules_version = '2';\nservice cloud.firestore { match /databases/{db}/documents {\n${body}\n} }`
    const environment = await initializeTestEnvironment({
      projectId: freshProject(),
      firestore: { host: '127.0.0.1', port: server.port, rules },
    })
    environments.push(environment)
    return environment
  }
}
