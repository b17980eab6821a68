import { expectAccessible, sharedPage, test } from '../support/browser/journey.ts'
import { expectKeyboardReach } from '../support/browser/keyboard.ts'
import { AGENT, DIRECTOR, LOGIN, openRoute, PUBLIC } from '../support/browser/routes.ts'

const visitor = sharedPage(async () => undefined)

for (const route of [...PUBLIC, '/login']) {
  test(
    `a visitor opens ${route}, accessible in both themes and by keyboard @phone`,
    { tag: '@deep-desk' },
    async () => {
      const page = visitor()
      await page.emulateMedia({ colorScheme: 'light' })
      await openRoute(page, route)
      // With what comes when the browser has nothing else to do.
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page)
      await expectKeyboardReach(page)
    },
  )
}

for (const route of [...LOGIN, ...AGENT, ...DIRECTOR]) {
  test(`a visitor is led from ${route} to the login`, { tag: '@deep' }, async () => {
    await openRoute(visitor(), route, '/login')
  })
}
