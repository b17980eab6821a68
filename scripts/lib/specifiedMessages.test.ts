import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MESSAGES } from '@ribalta/domain/messages'
import { describe, expect, it } from 'vitest'
import { ROOT } from './project.ts'

const FOLDER = join(ROOT, '../shared/spec')
/** The specification's own text where it lies beside the repository. */
const specification = existsSync(FOLDER)
  ? globSync('*.md', { cwd: FOLDER })
      .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
      .join('\n')
  : ''

/** The router's own words, which are no message of ours. */
const OF_THE_ROUTER = 'Unexpected Application Error!'

function quotedIn(text: string): string[] {
  return [...text.matchAll(/"([^"]+)"/g)].map(([, quoted = '']) => quoted)
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}

describe.skipIf(specification === '')('the messages beside the specification', () => {
  it('are to the letter what it quotes', () => {
    const quoted = quotedIn(specification)
    // Of the skills it says only that they are as the classes; see the domain's own test.
    const { skills, ...messages } = MESSAGES
    const texts = [...leavesOf(messages), skills.idRequired]
    expect(texts.filter((text) => !quoted.includes(text))).toEqual([])
  })

  it('are all that its section of errors quotes', () => {
    const errors = specification.split(/^## /m).find((section) => section.startsWith('8.')) ?? ''
    const texts = leavesOf(MESSAGES)
    expect(quotedIn(errors).filter((text) => !texts.includes(text))).toEqual([OF_THE_ROUTER])
  })
})
