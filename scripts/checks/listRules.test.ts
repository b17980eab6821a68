import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../lib/project.ts'

const rules = readFileSync(join(ROOT, 'firestore.rules'), 'utf8')

it('limits every list of the rules, or at least refuses an offset', () => {
  const lists = [...rules.matchAll(/allow ([^:]*\b(?:list|read)\b[^:]*): if ([^;]*)/g)]
  expect(lists.length).toBeGreaterThan(30)
  const others = lists.filter(
    ([, methods, condition = '']) =>
      methods !== 'list' || !/^(isPage\(\)|isPageOf\(\d+\)|isUnskipped\(\))/.test(condition),
  )
  expect(others.map(([rule]) => rule)).toEqual([])
})
