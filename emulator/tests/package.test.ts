import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'package-'))
const installed = join(folder, 'node_modules/@ribalta/emulator')
let files: readonly string[] = []

/** The package as npm would hand it out, in a project that has nothing else. */
beforeAll(() => {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { cwd })
  mkdirSync(installed, { recursive: true })
  const archive = join(folder, 'ribalta-emulator-0.1.0.tgz')
  execFileSync('tar', ['-xzf', archive, '--strip-components', '1', '-C', installed])
  files = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).trim().split('\n')
})

afterAll(() => rmSync(folder, { recursive: true }))

/** What a module of that project prints. */
function printed(source: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: folder,
    encoding: 'utf8',
  })
}

it('holds what is built and what starts it, without sources or tests', () => {
  expect(files).toEqual(
    expect.arrayContaining(['package/README.md', 'package/bin/java', 'package/dist/cli.js']),
  )
  expect(files.filter((file) => /\/(src|tests|bench)\/|\.test\./.test(file))).toEqual([])
})

it('starts a server within the process that imports it', () => {
  const output = printed(`
    import { startFirestoreServer } from '@ribalta/emulator'
    const server = await startFirestoreServer({ port: 0 })
    console.log(await (await fetch('http://127.0.0.1:' + server.port)).text())
    await server.close()`)
  expect(output).toBe('Ok\n\n')
})

it('starts as a program of its own', async () => {
  const child = spawn(join(installed, 'bin/ribalta-firestore.js'), ['--port', '0'])
  const line = await new Promise((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(String(chunk))),
  )
  child.kill('SIGKILL')
  expect(line).toMatch(/^Firestore is running on 127\.0\.0\.1:\d+\.\n$/)
})

it('stands in for the Java programs of firebase-tools', () => {
  const environment = JSON.parse(
    printed(`
      import { emulatorEnvironment } from '@ribalta/emulator/environment'
      console.log(JSON.stringify(emulatorEnvironment()))`),
  ) as Record<string, string>
  const env = { ...process.env, ...environment }
  const jar = environment['STORAGE_EMULATOR_BINARY_PATH'] ?? ''
  const { stdout, status } = spawnSync('java', ['-jar', jar, 'serve'], { env, encoding: 'utf8', input: '' })
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^\{"id":-1/) as string })
})
