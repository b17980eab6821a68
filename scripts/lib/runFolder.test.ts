import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it } from 'vitest'

let machine: string

beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'm-'))
})

afterEach(() => {
  rmSync(machine, { recursive: true, force: true })
})

/** Starts a run that leaves a file in its temporary folder and waits; answers it and the folder. */
async function begin(env: NodeJS.ProcessEnv = {}): Promise<readonly [ChildProcess, string]> {
  const script = `
    const { writeFileSync } = await import('node:fs')
    const folder = (await import('node:os')).tmpdir()
    writeFileSync(folder + '/upload', 'a photo')
    console.log(folder)
    process.on('SIGTERM', () => process.exit(0))
    setInterval(() => {}, 1000)`
  const words = ['--import', join(import.meta.dirname, 'runFolder.ts'), '--input-type=module', '-e', script]
  const child = spawn('node', words, {
    env: { ...process.env, RIBALTA_RUN_FOLDER: undefined, TMPDIR: machine, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)
  const [folder] = (await once(lines, 'line')) as [string]
  return [child, folder]
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

it('two runs have a folder each, which goes when its run ends', async () => {
  const [first, folder] = await begin()
  const [second, other] = await begin()
  expect(new Set([folder, other, machine]).size).toBe(3)
  await end(first, 'SIGTERM')
  expect([existsSync(folder), existsSync(other)]).toEqual([false, true])
  await end(second, 'SIGTERM')
  expect(existsSync(other)).toBe(false)
})

it('the next run removes what one that was killed has left, and nothing else', async () => {
  const [killed, left] = await begin()
  const [running, held] = await begin()
  await end(killed, 'SIGKILL')
  const notOurs = join(machine, 'ribalta-run-of-somebody')
  mkdirSync(notOurs)
  writeFileSync(join(notOurs, 'work'), '')
  expect(existsSync(left)).toBe(true)
  const [next] = await begin()
  expect([existsSync(left), existsSync(held), existsSync(notOurs)]).toEqual([false, true, true])
  await Promise.all([end(running, 'SIGTERM'), end(next, 'SIGTERM')])
})

it('what a run starts shares its folder', async () => {
  const [run, folder] = await begin()
  const [inside, same] = await begin({ RIBALTA_RUN_FOLDER: folder, TMPDIR: folder })
  expect(same).toBe(folder)
  await end(inside, 'SIGTERM')
  expect(existsSync(folder)).toBe(true)
  await end(run, 'SIGTERM')
})
