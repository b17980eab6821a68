import { GUARDED_SCREENS } from '../../scripts/lib/guardedScreens.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expectAccessible, sharedPage, test } from '../support/browser/journey.ts'
import { AGENT, DIRECTOR, LOGIN, openRoute, PUBLIC } from '../support/browser/routes.ts'

/** Who there is beside visitors, what they may open, whose screens are theirs first, and where the rest leads them. */
const PEOPLE = [
  {
    who: 'an artist',
    email: 'artista@demo.local',
    may: LOGIN,
    own: LOGIN,
    madeFor: 'phone',
    led: [...AGENT.map((route) => [route, '/'] as const), ...DIRECTOR.map(denied)],
  },
  {
    who: 'an agent',
    email: 'agente@demo.local',
    // Public pages ask nobody who they are: one person with an account stands for all.
    may: [...PUBLIC, ...LOGIN, ...AGENT],
    own: AGENT,
    madeFor: 'desk',
    led: DIRECTOR.map(denied),
  },
  {
    who: 'a director',
    email: 'diretora@demo.local',
    may: [...LOGIN, ...AGENT, ...DIRECTOR],
    own: DIRECTOR,
    madeFor: 'desk',
    led: [],
  },
]

/** Where people land: an address that nobody has says so, as those of its kind do. */
const LANDINGS = new Set(GUARDED_SCREENS.map(({ route }) => route))

function denied(route: string): readonly [route: string, end: string] {
  return [route, '/acesso-negado']
}

for (const { who, email, may, own, madeFor, led } of PEOPLE) {
  const leftToDeep = madeFor === 'phone' ? '@deep-desk' : '@deep-phone'
  test.describe(who, () => {
    const person = sharedPage((page) => beSignedIn(page, email))

    for (const route of may) {
      // A phone adds nothing to who may open what: there the screens that are theirs first are looked at.
      const tag = own.includes(route) && LANDINGS.has(route) ? ['@phone', leftToDeep] : ['@deep']
      test(`opens ${route}`, { tag }, async ({ isMobile }) => {
        await person().emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' })
        await openRoute(person(), route)
        if (own.includes(route)) await expectAccessible(person())
      })
    }

    for (const [route, end] of led) {
      test(`is led from ${route} to ${end}`, { tag: '@deep' }, async () => {
        await openRoute(person(), route, end)
      })
    }
  })
}
