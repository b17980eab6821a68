import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

const MARK = 'data-reach'

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

/** Tab alone reaches everything that can be used on the page, in view and with a visible focus. */
export async function expectKeyboardReach(page: Page): Promise<void> {
  const names = await markReachable(page)
  const missing = new Set(names.keys())
  const unseen: string[] = []
  // Some more than there are: lists that go on while the focus nears their end grow meanwhile.
  for (let presses = names.length * 2 + 10; presses > 0 && missing.size > 0; presses -= 1) {
    await page.keyboard.press('Tab')
    const { mark, isShown } = await focused(page)
    if (mark === null) continue
    missing.delete(Number(mark))
    if (!isShown) unseen.push(names[Number(mark)] ?? mark)
  }
  expect(
    [...missing].map((index) => names[index]),
    'out of reach of the keyboard',
  ).toEqual([])
  expect(unseen, 'focused without showing it').toEqual([])
}
