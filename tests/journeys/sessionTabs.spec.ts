import type { Page } from '@playwright/test'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { setProfile } from '../support/browser/accounts.ts'
import { bareAccount, PASSWORD, person } from '../support/functions/functions.ts'
import { expect, openMenu, REFUSED_COUNT, signIn, test } from '../support/browser/journey.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Principal' })

async function expectLinks(page: Page, offered: readonly string[], absent: readonly string[]): Promise<void> {
  const menu = navigation(page)
  for (const name of offered) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  for (const name of absent) await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0)
}

test('a sign-in in one tab is felt in the other', { tag: '@deep' }, async ({ page, context }) => {
  const artist = await person()
  const other = await context.newPage()
  await other.goto('/login')
  await expect(other.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await signIn(page, artist.email, PASSWORD)
  await expect(other).toHaveURL('/perfil')
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/login')
})

test(
  'a reload shows the full-page spinner, centred, until both documents are there @phone',
  { tag: '@deep-desk' },
  async ({ page }) => {
    const artist = await person()
    await beSignedIn(page, artist.email, PASSWORD)
    const held: (() => void)[] = []
    let isOpen = false
    await page.route(/:8080\//, async (route) => {
      if (!isOpen) await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    await page.goto('/perfil')
    const spinner = page.locator('output').filter({ hasText: 'Carregando…' })
    await expect(spinner).toBeVisible()
    await expect(navigation(page)).toHaveCount(0)
    await expect.poll(() => held.length).toBeGreaterThan(0)
    const [area, ring] = [await spinner.boundingBox(), await spinner.locator('span').first().boundingBox()]
    const viewport = page.viewportSize()
    expect(area).toMatchObject({ x: 0, y: 0, height: viewport?.height })
    expect(Math.abs((ring?.x ?? 0) + (ring?.width ?? 0) / 2 - (area?.width ?? 0) / 2)).toBeLessThan(2)
    expect(Math.abs((ring?.y ?? 0) + (ring?.height ?? 0) / 2 - (area?.height ?? 0) / 2)).toBeLessThan(2)
    isOpen = true
    for (const release of held) release()
    await expect(page.getByRole('button', { name: 'Salvar alterações' })).toBeVisible()
    await expect(spinner).toHaveCount(0)
  },
)

test(
  'grants given and taken change the navigation and the guarded screens at once @phone',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(REFUSED_COUNT)
    const artist = await person()
    await beSignedIn(page, artist.email, PASSWORD)
    await page.goto('/perfil')
    await expect(page).toHaveURL('/perfil')
    await openMenu(page)
    await expectLinks(page, ['Trabalhos'], ['Feed', 'Casting'])

    await setProfile(artist.uid, { grants: ['AGENT'] })
    await expectLinks(page, ['Feed', 'Elenco', 'Busca', 'Favoritos', 'Chat', 'Casting'], ['Trabalhos'])
    await expect(page.getByRole('button', { name: 'Mais' })).toHaveCount(0)
    await setProfile(artist.uid, { grants: ['AGENT', 'DIRECTOR'] })
    await expect(page.getByRole('button', { name: 'Mais' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)

    await page.goto('/rhea')
    await expect(page).toHaveURL('/rhea')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await setProfile(artist.uid, { grants: ['AGENT'] })
    await expect(page).toHaveURL('/acesso-negado')

    await openMenu(page)
    await navigation(page).getByRole('link', { name: 'Feed', exact: true }).click()
    await expect(page).toHaveURL('/feed')
    await setProfile(artist.uid, { grants: [] })
    await expect(page).toHaveURL('/')
    await openMenu(page)
    await expectLinks(page, ['Trabalhos'], ['Feed'])
  },
)

test.describe('at any width the same', () => {
  test(
    'an account without a profile is signed in, with nothing of one',
    { tag: '@deep' },
    async ({ page }) => {
      const bare = await bareAccount()
      await beSignedIn(page, bare.email, PASSWORD)
      await page.goto('/perfil')
      await expect(page.getByText('Seu perfil não está disponível')).toBeVisible()
      await openMenu(page)
      await expectLinks(page, ['Perfil', 'Trabalhos', 'Segurança'], ['Feed', 'Login'])
      await page.goto('/feed')
      await expect(page).toHaveURL('/')
    },
  )

  test(
    'a profile that cannot be read leaves its value empty',
    { tag: '@deep' },
    async ({ page, allowedErrors }) => {
      allowedErrors.push(/The profile could not be followed/)
      // Nobody's likely double: those who validate meanwhile look for those.
      const birthDate = Timestamp.fromDate(new Date('1951-02-03T00:00:00Z'))
      const agent = await person({ grants: ['AGENT'], artisticName: 'Ilegível', birthDate })
      await beSignedIn(page, agent.email, PASSWORD)
      await page.goto('/feed')
      await expect(page).toHaveURL('/feed')
      await setProfile(agent.uid, { grants: 'AGENT' })
      await expect(page).toHaveURL('/')
      await page.goto('/perfil')
      await expect(page.getByText('Seu perfil não está disponível')).toBeVisible()
    },
  )
})
