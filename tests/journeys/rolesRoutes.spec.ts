import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expectAccessible, sharedPage, test } from '../support/browser/journey.ts'
import { AGENT, DIRECTOR, LOGIN, openRoute, PUBLIC } from '../support/browser/routes.ts'

/** Who there is beside visitors, where the routes of each guard lead them, and whose screens are theirs first. */
const PEOPLE = [
  { who: 'an artist', email: 'artista@demo.local', agent: '/', director: '/acesso-negado', own: LOGIN },
  { who: 'an agent', email: 'agente@demo.local', agent: 'stay', director: '/acesso-negado', own: AGENT },
  { who: 'a director', email: 'diretora@demo.local', agent: 'stay', director: 'stay', own: DIRECTOR },
] as const

for (const { who, email, agent, director, own } of PEOPLE) {
  test.describe(who, () => {
    const person = sharedPage((page) => beSignedIn(page, email))
    const ends = [
      ...[...PUBLIC, ...LOGIN].map((route) => [route, 'stay'] as const),
      ...AGENT.map((route) => [route, agent] as const),
      ...DIRECTOR.map((route) => [route, director] as const),
    ]
    for (const [route, end] of ends) {
      const isOwn = own.some((path) => path === route)
      const words =
        end === 'stay' ? `opens ${route}${isOwn ? ', accessible' : ''}` : `is led from ${route} to ${end}`
      test(words, async ({ isMobile }) => {
        test.skip(isMobile && end !== 'stay', 'Where a guard leads is the same at any width.')
        const page = person()
        await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' })
        await openRoute(page, route, end === 'stay' ? route : end)
        if (isOwn) await expectAccessible(page)
      })
    }
  })
}
