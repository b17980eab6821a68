import { rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openLog } from './log.ts'
import { run } from './processes.ts'
import { ROOT } from './project.ts'

const PATH = 'test-results/log-test.log'

it('a log holds what processes print, and returns its last 40 lines without colours', async () => {
  onTestFinished(() => rmSync(join(ROOT, PATH)))
  const log = openLog(PATH)
  const script = `for (let line = 1; line <= 60; line += 1) console.log('\\x1b[31mline ' + line + '\\x1b[0m')`
  expect(await run('node', ['-e', script], { output: log.output })).toBe(0)
  const lines = log.end().split('\n')
  log.close()
  expect([lines.length, lines.at(0), lines.at(-1)]).toEqual([40, 'line 21', 'line 60'])
})

it('a log begins empty', () => {
  onTestFinished(() => rmSync(join(ROOT, PATH)))
  const earlier = openLog(PATH)
  writeSync(earlier.output, 'an earlier run\n')
  earlier.close()
  const log = openLog(PATH)
  expect(log.end()).toBe('')
  log.close()
})
