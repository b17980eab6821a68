import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { openTerminal } from './terminal.ts'

/** Prints to the terminal that was opened for it, and to its own output. */
const PRINTS = `
  const { run } = await import(${JSON.stringify(join(import.meta.dirname, 'processes.ts'))})
  const { terminal } = await import(${JSON.stringify(join(import.meta.dirname, 'terminal.ts'))})
  const output = await terminal()
  console.log('chatter')
  process.exitCode = await run('node', ['-e', 'console.log("a test".repeat(50_000))'], { output })
  output.end()
`

it('what a process below prints arrives whole, whatever its own output is', async () => {
  const here = new PassThrough()
  const arrived = text(here)
  const folder = mkdtempSync(join(tmpdir(), 'terminal-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const terminal = await openTerminal(folder, here)
  expect(terminal.isReached()).toBe(false)
  const child = spawn('node', ['--input-type=module', '-e', PRINTS], {
    env: { ...process.env, ...terminal.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  expect(await once(child, 'exit')).toEqual([0, null])
  await terminal.close()
  here.end()
  expect(await arrived).toBe(`${'a test'.repeat(50_000)}\n`)
  expect(terminal.isReached()).toBe(true)
})
