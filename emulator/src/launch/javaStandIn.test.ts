import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { emulatorEnvironment } from './environment.ts'

const folder = mkdtempSync(join(tmpdir(), 'java-'))
writeFileSync(join(folder, 'java'), '#!/bin/sh\necho "the real java: $*"\n', { mode: 0o755 })
const environment = {
  ...process.env,
  ...emulatorEnvironment({ PATH: [folder, process.env['PATH']].join(delimiter) }),
}

afterAll(() => rmSync(folder, { recursive: true }))

function java(...args: readonly string[]): string {
  return execFileSync('java', args, { env: environment, encoding: 'utf8' })
}

it('says that it is Java 21', () => {
  const { stderr, status } = spawnSync('java', ['-Duser.language=en', '-version'], {
    env: environment,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: expect.stringMatching(/version "21\.\d/) as string,
  })
})

it('hands everything else to the java behind it on PATH', () => {
  expect(java('-jar', 'pubsub.jar', '--port', '1')).toBe('the real java: -jar pubsub.jar --port 1\n')
  expect(java('Main', 'a b')).toBe('the real java: Main a b\n')
})

it('the files that firebase-tools looks for exist', () => {
  const { FIRESTORE_EMULATOR_BINARY_PATH: firestore = '', STORAGE_EMULATOR_BINARY_PATH: storage = '' } =
    emulatorEnvironment()
  expect([existsSync(firestore), existsSync(storage)]).toEqual([true, true])
})

/** What the Storage rules runtime answers to some messages before it ends with its input. */
function storageRules(...messages: readonly object[]): readonly unknown[] {
  const { STORAGE_EMULATOR_BINARY_PATH: jar = '' } = environment
  const { stdout, stderr, status } = spawnSync(
    'java',
    ['-Djava.security.manager=disallow', '-Duser.language=en', '-jar', jar, 'serve'],
    {
      env: environment,
      encoding: 'utf8',
      input: messages.map((message) => `${JSON.stringify(message)}\n`).join(''),
    },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
}

it('serves the Storage rules protocol until its input ends', () => {
  expect(storageRules()).toEqual([{ id: -1, status: 'ok', errors: [], warnings: [] }])
})

it('answers about a document that holds what some take for the end of a line', () => {
  const content =
    "rules_version = '2'; service firebase.storage { match /b/{bucket}/o/{name} { allow get: if " +
    "firestore.get(/databases/(default)/documents/c/d).data.text == 'a\u2028b\u2029c'; } }"
  const source = { files: [{ name: 'storage.rules', content }] }
  const variables = { resource: { null_value: null }, request: { map_value: { fields: {} } } }
  const answers = storageRules(
    { id: 0, action: 'load_ruleset', context: { rulesetName: 'r', source } },
    { id: 1, action: 'verify', context: { rulesetName: 'r', path: '/b/x/o/y', method: 'get', variables } },
    { id: 1, status: 'ok', result: { fields: { text: { stringValue: 'a\u2028b\u2029c' } } } },
  )
  expect(answers.at(-1)).toMatchObject({ id: 1, result: { permit: true } })
})
