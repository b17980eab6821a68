import type { Page } from '@playwright/test'
import { PASSWORD, person } from '../support/functions/functions.ts'
import { expect, expectAccessible, signIn, test } from '../support/browser/journey.ts'
import { expectKeyboardReach } from '../support/browser/keyboard.ts'
import { publicExamples } from '../support/browser/publicExamples.ts'

/** The routes of the specification, section 2. */
const LOGIN = ['/security', '/proposals-admin', '/perfil', '/trabalhos', '/teste/um']
const AGENT = [
  '/validation',
  '/chat',
  '/chat/uma',
  '/rhea-criteria',
  '/data',
  '/feed',
  '/favorites',
  '/details',
  '/details/alguem',
  '/cast',
  '/search',
  '/casting',
  '/test-requests/um',
]
const DIRECTOR = ['/rhea', '/blog-admin', '/test']

/** With what the seed has published, and with addresses at which there is nothing. */
async function publicRoutes(): Promise<string[]> {
  const { artist, post, casting } = await publicExamples()
  return [
    '/',
    '/sobre',
    '/artistas',
    '/contatos',
    '/termos-agenciamento',
    '/privacidade',
    '/cadastro',
    '/reset-password',
    '/blog',
    post,
    '/blog/nenhum-post',
    '/acesso-negado',
    '/proposta/nenhuma',
    artist,
    '/ninguem-com-este-nome',
    casting,
    '/casting/nenhum',
  ]
}

/** The screen is there: its heading, its title, no trace of the guard and nothing beyond the width of the window. */
async function expectScreen(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page).toHaveTitle(/Ribalta/)
  await expect(page.getByText('Verificando Permissões')).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${path} is wider than the window`).toBeLessThanOrEqual(0)
}

async function open(page: Page, path: string, end = path): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path)
    await expectScreen(page, end)
  })
}

const bySystem = ({ isMobile }: { isMobile: boolean }) => (isMobile ? 'dark' : 'light')

test('a visitor opens every public page, accessible in both themes and by keyboard', async ({ page }) => {
  test.setTimeout(300_000)
  for (const path of [...(await publicRoutes()), '/login']) {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, path)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await expectKeyboardReach(page)
  }
})

test('a visitor is led from every other page to the login', async ({ page, isMobile }) => {
  test.skip(isMobile, 'The same at any width.')
  test.setTimeout(300_000)
  for (const path of [...LOGIN, ...AGENT, ...DIRECTOR]) await open(page, path, '/login')
})

/** Who else there is, where the routes of each guard lead them, and whose screens are theirs first. */
const PEOPLE = [
  { who: 'an artist', grants: [], login: 'stay', agent: '/', director: '/acesso-negado', own: LOGIN },
  {
    who: 'an agent',
    grants: ['AGENT'],
    login: 'stay',
    agent: 'stay',
    director: '/acesso-negado',
    own: AGENT,
  },
  {
    who: 'a director',
    grants: ['AGENT', 'DIRECTOR'],
    login: 'stay',
    agent: 'stay',
    director: 'stay',
    own: DIRECTOR,
  },
] as const

for (const { who, grants, login, agent, director, own } of PEOPLE) {
  test(`${who} opens what the grants allow, accessible, and nothing else`, async ({ page, isMobile }) => {
    test.setTimeout(300_000)
    const { email } = await person({ grants: [...grants] })
    await page.emulateMedia({ colorScheme: bySystem({ isMobile }) })
    await signIn(page, email, PASSWORD)
    const ends = [
      ...(await publicRoutes()).map((path) => [path, 'stay'] as const),
      ...LOGIN.map((path) => [path, login] as const),
      ...AGENT.map((path) => [path, agent] as const),
      ...DIRECTOR.map((path) => [path, director] as const),
    ]
    for (const [path, end] of ends) {
      // Where a guard leads is the same at any width.
      if (isMobile && end !== 'stay') continue
      await open(page, path, end === 'stay' ? path : end)
      if (own.some((route) => route === path)) await expectAccessible(page)
    }
  })
}
