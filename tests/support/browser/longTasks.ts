import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** How long a task may hold up the page, in milliseconds; the browser reports those that are longer. */
export const LONGEST_TASK = 50
/** Notes every task of a page that takes too long, from the first document on; answers how to read and forget them. */
export async function followLongTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(globalThis, { longTasks: seen })
    new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map(({ duration }) => Math.round(duration)))
    }).observe({ type: 'longtask' })
  })
  return () => page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks.splice(0))
}

/** Makes a task that takes too long, sees that it is seen, and forgets all so far. */
export async function seesLongTasks(page: Page, longTasks: () => Promise<number[]>): Promise<void> {
  await page.evaluate((ms) => {
    setTimeout(() => {
      const until = performance.now() + ms
      while (performance.now() < until);
    })
  }, 2 * LONGEST_TASK)
  await expect.poll(async () => (await longTasks()).length).toBeGreaterThan(0)
  await longTasks()
}
