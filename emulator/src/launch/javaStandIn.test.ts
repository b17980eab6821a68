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

it('serves the Storage rules protocol until its input ends', () => {
  const { STORAGE_EMULATOR_BINARY_PATH: jar = '' } = environment
  const { stdout, stderr, status } = spawnSync(
    'java',
    ['-Djava.security.manager=disallow', '-Duser.language=en', '-jar', jar, 'serve'],
    { env: environment, encoding: 'utf8', input: '' },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(JSON.parse(stdout.split('\n')[0] ?? '')).toEqual({ id: -1, status: 'ok', errors: [], warnings: [] })
})
