import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { runWatched } from './guard.ts'
import { ROOT } from './project.ts'
import { WAITS } from './waits.ts'

const MODULE = JSON.stringify(join(import.meta.dirname, 'underWay.ts'))
/** Much longer than what a test here does between two lines. */
const SILENCE_MS = WAITS.attempt

/** Runs a script of Node's under a guard of its own; answers how it ended and what it printed. */
async function watch(name: string, script: string, limits: Parameters<typeof runWatched>[3] = {}) {
  onTestFinished(() => rmSync(join(ROOT, 'test-results', `${name}.jsonl`), { force: true }))
  vi.spyOn(console, 'error').mockReturnValue()
  const output = new PassThrough()
  const printed = text(output)
  const words = ['--input-type=module', '-e', `import { noteStep } from ${MODULE}\n${script}`]
  const outcome = await runWatched(name, 'node', words, { silence: SILENCE_MS, output, ...limits })
  output.end()
  return { ...outcome, printed: await printed }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('what ends by itself keeps its exit code and all that it printed', async () => {
  const { code, words, printed } = await watch(
    'guard-code',
    `console.log('a line'.repeat(50_000)); process.exitCode = 3`,
  )
  expect([code, words]).toEqual([3, ''])
  expect(printed).toBe(`${'a line'.repeat(50_000)}\n`)
})

it('what hangs is ended with all that it started, and what was under way is told', async () => {
  const { code, words, printed } = await watch(
    'guard-hang',
    `const { spawn } = await import('node:child_process')
     noteStep('a.test.ts', false)
     noteStep('a.test.ts › adds', false)
     noteStep('a.test.ts › adds', true)
     noteStep('a.test.ts › never ends', false)
     const browser = spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' })
     console.log(browser.pid)
     process.on('SIGINT', () => process.exit(0))
     setInterval(() => {}, 1000)`,
  )
  expect(code).toBe(1)
  const [why, head, ...steps] = words.split('\n')
  expect(why).toMatch(/^No line and no report for \d+ s: ended\.$/)
  expect(head).toBe('Under way:')
  expect(steps).toEqual([
    expect.stringMatching(/^ {4}a\.test\.ts, since \d\d:\d\d:\d\d \(\d+ s\)$/),
    expect.stringMatching(/^ {4}a\.test\.ts › never ends, since \d\d:\d\d:\d\d \(\d+ s\)$/),
  ])
  await expect.poll(() => isAlive(Number(printed))).toBe(false)
})

it.each([
  ['a line', `console.log('a line')`],
  ['a report', `noteStep('a test', true)`],
])('what is slow is left alone as long as there is %s now and then', async (what, tells) => {
  const { code, words } = await watch(
    `guard-slow-${what.replace(' ', '-')}`,
    `const end = Date.now() + ${String(2 * SILENCE_MS)}
     const tell = () => { ${tells}; if (Date.now() < end) setTimeout(tell, 50) }
     tell()`,
  )
  expect([code, words]).toEqual([0, ''])
})

it('what runs when the time of the whole run is over is ended', async () => {
  const { code, words } = await watch('guard-late', `setInterval(() => console.log('a line'), 50)`, {
    endsAt: Date.now() + 200,
  })
  expect(code).toBeGreaterThan(0)
  expect(words).toBe('The run has taken 75 minutes: ended.\nNo file and no test was under way.')
})
