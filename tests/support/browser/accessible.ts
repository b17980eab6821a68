import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'

/** WCAG 2.2 AA and what axe recommends beside it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * WCAG 2.2 AA as far as axe can see it: no violations. Axe stays in the page for the next time, and looks at one document: a
 * page that holds another is not judged in part but refused.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page)
  expect(page.frames(), 'frames that axe would not see').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const violations = await page.evaluate(async (values) => {
    const { axe } = window as unknown as { readonly axe: typeof Axe }
    const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'] } as const
    const result = await axe.run(document, options as unknown as Axe.RunOptions)
    return result.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
  }, TAGS)
  expect(violations).toEqual([])
}

/**
 * Brings every transition to its end: a colour that is half changed has no contrast to speak of. They are ended and not waited for, since a
 * page that draws nothing new for a while lets none of them go on. The end of one may begin the next, where an element inherits what its
 * parent is changing.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = (): Animation[] =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity),
        )
    for (let left = ending(); left.length > 0; left = ending()) {
      for (const each of left) each.finish()
      await Promise.allSettled(left.map(({ finished }) => finished))
    }
  })
}
