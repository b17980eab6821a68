import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chromium } from './chromium.ts'

test('the packaged Chromium is told of fonts that are there, wherever it was unpacked', async () => {
  const { env } = await chromium()
  const settings = readFileSync(env['FONTCONFIG_FILE'] ?? '', 'utf8')
  const folder = /<dir>(?<folder>.+)<\/dir>/.exec(settings)?.groups?.['folder'] ?? ''
  expect(globSync('**/*.ttf', { cwd: folder })).not.toEqual([])
})
