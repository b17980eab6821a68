import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

const MARK = 'data-reach'
/** A list that goes on while the focus nears its end is walked through to the last. */
const MAX_PRESSES = 600

/** Marks what a keyboard has to reach on the page as it is now; answers a name for each. */
function markReachable(page: Page): Promise<string[]> {
  return page.evaluate((mark) => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary',
    )
    const seen = new Set<string>()
    return [...candidates]
      .filter((element) => {
        // The chosen one of a group stands for all of it; arrows reach the others.
        if (element instanceof HTMLInputElement && element.type === 'radio') {
          if (seen.has(element.name)) return false
          seen.add(element.name)
        }
        return element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0
      })
      .map((element, index) => {
        element.setAttribute(mark, String(index))
        return element.outerHTML.slice(0, 120)
      })
  }, MARK)
}

/** Where the focus is: the mark of that element, and whether it can be seen to have the focus. */
function focused(page: Page): Promise<{ mark: string | null; isShown: boolean }> {
  return page.evaluate((mark) => {
    const element = document.activeElement
    if (element === null) return { mark: null, isShown: false }
    const shows = (target: Element): boolean => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(target)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }
    return { mark: element.getAttribute(mark), isShown: shows(element) }
  }, MARK)
}

/** What goes while the keyboard is on its way, as the button of a list that has come to its end, need not be reached. */
async function isThere(page: Page, index: number): Promise<boolean> {
  return (await page.locator(`[${MARK}="${String(index)}"]`).count()) > 0
}

/** Tab alone reaches everything that can be used on the page, in view and with a visible focus. */
export async function expectKeyboardReach(page: Page): Promise<void> {
  const names = await markReachable(page)
  const missing = new Set(names.keys())
  const unseen: string[] = []
  for (let presses = 0; presses < MAX_PRESSES && missing.size > 0; presses += 1) {
    await page.keyboard.press('Tab')
    const { mark, isShown } = await focused(page)
    if (mark !== null) {
      missing.delete(Number(mark))
      if (!isShown) unseen.push(names[Number(mark)] ?? mark)
    } else if (presses > names.length) {
      for (const index of missing) if (!(await isThere(page, index))) missing.delete(index)
    }
  }
  expect(
    [...missing].map((index) => names[index]),
    'out of reach of the keyboard',
  ).toEqual([])
  expect(unseen, 'focused without showing it').toEqual([])
}
