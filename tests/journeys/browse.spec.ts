import type { Locator, Page } from '@playwright/test'
import { holdRoute } from '../support/browser/holdRoute.ts'
import { expect, expectAccessible, openMenu, test } from '../support/browser/journey.ts'
import { publicExamples } from '../support/browser/publicExamples.ts'
import { backend } from '../support/functions/functions.ts'

const PAGE_SIZE = 24

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')
const cardLinks = (page: Page): Locator => cards(page).getByRole('link')
/** Of whom a class is known: those whom other journeys publish may have none, and may be the newest. */
const someone = (page: Page): Locator =>
  cards(page)
    .filter({ has: page.locator('p > span:first-child:not(:only-child)', { hasText: /\S/ }) })
    .first()
/** Where only the seed's artists are, who have all their facts. */
const SEEDED = '?uf=MG'
const nameField = (page: Page): Locator => page.getByLabel('Buscar por nome')

async function openList(page: Page, query = ''): Promise<void> {
  await page.goto(`/artistas${query}`)
  await expect(cards(page).first()).toBeVisible()
}

/** The text of the only element that a locator finds. */
async function textOf(locator: Locator): Promise<string> {
  await expect(locator).toBeVisible()
  return locator.innerText()
}

/** The name of a class that this artist has, once the catalogue's names are there. */
async function classOfSomeone(page: Page): Promise<string> {
  const classes = someone(page).locator('p > span').first()
  await expect(classes).toHaveText(/./)
  return (await classes.innerText()).split(', ')[0] ?? ''
}

test.describe('home', () => {
  test(
    'makes its claim, shows real people and leads to the list @phone',
    { tag: '@deep-desk' },
    async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(cards(page).first()).toBeVisible()
      await expect(page.getByText(/^Respondemos a \d+% das inscrições dos últimos 12 meses/)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Conhecer os talentos' }).click()
      await expect(page).toHaveURL('/artistas')
      await expect(page).toHaveTitle(/^Artistas/)
    },
  )

  test('leads to one of the featured artists', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/')
    const name = await textOf(cardLinks(page).first())
    await cardLinks(page).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  test('searches by name', async ({ page }) => {
    await page.goto('/')
    const name = await textOf(cardLinks(page).first())
    await page.getByLabel('Nome artístico').fill(name)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/artistas\?nome=/)
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  })
})

test.describe('list of artists', () => {
  test('is reached from the navigation and is accessible @phone', { tag: '@deep-desk' }, async ({ page }) => {
    await page.goto('/')
    await openMenu(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Artistas', exact: true }).click()
    await expect(page).toHaveURL('/artistas')
    await expect(cards(page)).toHaveCount(PAGE_SIZE)
    await expectAccessible(page)
  })

  test('goes on while scrolling @phone', { tag: '@deep-desk' }, async ({ page }) => {
    await openList(page)
    await expect(cards(page)).toHaveCount(PAGE_SIZE)
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(PAGE_SIZE)
    const hrefs = await cardLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(hrefs).size).toBe(hrefs.length)
  })

  test('goes on by the button, from the keyboard', { tag: '@deep' }, async ({ page }) => {
    // No observer: what only the button can do.
    await page.addInitScript(() => {
      Object.assign(window, {
        IntersectionObserver: class {
          observe(): void {
            return
          }
          disconnect(): void {
            return
          }
        },
      })
    })
    await openList(page)
    await expect(cards(page)).toHaveCount(PAGE_SIZE)
    await page.getByRole('button', { name: 'Carregar mais' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => cards(page).count()).toBeGreaterThan(PAGE_SIZE)
    await expect(cardLinks(page).nth(PAGE_SIZE)).toBeFocused()
  })

  test('filters by what an artist is, does and where they live, and shares it by the address', async ({
    page,
  }) => {
    await openList(page, SEEDED)
    const artistClass = await classOfSomeone(page)
    const name = await textOf(someone(page).getByRole('link'))
    await someone(page).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const skill = await textOf(
      page.getByRole('region', { name: 'Habilidades' }).getByRole('listitem').first(),
    )
    const place = await textOf(page.getByRole('definition').last())
    const uf = place.split(', ').at(-1) ?? ''

    await page.goto('/artistas')
    const skillOption = page
      .getByLabel('Habilidade')
      .locator('option', { hasText: skill.split('\n')[0] ?? '' })
    await page.getByLabel('Habilidade').selectOption(await skillOption.first().getAttribute('value'))
    await page.getByLabel('Classe').selectOption({ label: artistClass })
    await page.getByLabel('UF').selectOption(uf)
    await nameField(page).fill(name.slice(0, 3))
    await expect(page).toHaveURL(/nome=.+&classe=.+&habilidade=.+&uf=/)
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(cards(page).filter({ hasNotText: new RegExp(`${uf}$`) })).toHaveCount(0)

    const address = page.url()
    await page.goto('/')
    await page.goto(address)
    await expect(nameField(page)).toHaveValue(name.slice(0, 3))
    await expect(page.getByLabel('UF')).toHaveValue(uf)
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  })

  test('filters by class, goes back and clears', { tag: '@deep' }, async ({ page }) => {
    await openList(page, SEEDED)
    const artistClass = await classOfSomeone(page)
    await page.getByLabel('Classe').selectOption({ label: artistClass })
    await expect(page).toHaveURL(/classe=/)
    await expect(cards(page).filter({ hasNotText: artistClass })).toHaveCount(0)
    await expect(cards(page).first()).toBeVisible()

    await page.goBack()
    await expect(page.getByLabel('Classe')).toHaveValue('')
    await page.goForward()
    await expect(page.getByLabel('Classe')).not.toHaveValue('')
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(page).toHaveURL('/artistas')
    await expect(cards(page)).toHaveCount(PAGE_SIZE)
  })

  test(
    'says that nobody was found and offers to see everybody @phone',
    { tag: '@deep-desk' },
    async ({ page }) => {
      await page.goto('/artistas?nome=zzzzzz')
      await expect(page.getByText('Nenhum artista encontrado')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Ver todos os artistas' }).click()
      await expect(cards(page)).toHaveCount(PAGE_SIZE)
      await expect(nameField(page)).toHaveValue('')
    },
  )

  test('ignores nonsense in the address', { tag: '@deep' }, async ({ page }) => {
    await openList(page, '?uf=XX&classe=%3Cb%3E&idade=-1&habilidade=nao-existe')
    await expect(cards(page)).toHaveCount(PAGE_SIZE)
    await expect(page.getByLabel('Habilidade')).toHaveValue('')
  })

  test('keeps places that are still at first and move while it waits', { tag: '@deep' }, async ({ page }) => {
    const answer = await holdRoute(page, '**/documents:runQuery*')
    await page.clock.install({ time: 0 })
    // A clock runs from its installation on, and is paused later than that only.
    await page.clock.pauseAt(24 * 60 * 60_000)
    await page.goto(`/artistas${SEEDED}`, { waitUntil: 'commit' })
    const place = page.getByRole('main').locator('li > [aria-hidden]').first()
    await expect(place).toHaveCSS('animation-name', 'none')
    await page.clock.resume()
    await expect(place).toHaveCSS('animation-name', 'pulse')
    answer()
    await expect(cards(page).first()).toBeVisible()
    await expect(place).toHaveCount(0)
  })

  test('is where it was on coming back from an artist @phone', { tag: '@deep-desk' }, async ({ page }) => {
    await openList(page)
    await expect(cards(page)).toHaveCount(PAGE_SIZE)
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(PAGE_SIZE)
    const chosen = cardLinks(page).nth(PAGE_SIZE + 1)
    await chosen.scrollIntoViewIfNeeded()
    const name = await textOf(chosen)
    const before = await page.evaluate(() => window.scrollY)
    await chosen.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(chosen).toBeInViewport()
    await expect(chosen).toHaveText(name)
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(20)
    await expect(chosen).toBeFocused()
  })

  test(
    'keeps what is there when the connection drops, and goes on afterwards',
    { tag: '@deep' },
    async ({ page, allowedErrors }) => {
      allowedErrors.push(/net::ERR_FAILED/)
      await openList(page)
      await expect(cards(page)).toHaveCount(PAGE_SIZE)
      await classOfSomeone(page)
      await page.route('**/documents:runQuery*', (route) => route.abort())
      await cards(page).last().scrollIntoViewIfNeeded()
      await expect(page.getByRole('alert')).toContainText('Não foi possível buscar mais artistas')
      await expect(cards(page)).toHaveCount(PAGE_SIZE)
      await page.unroute('**/documents:runQuery*')
      await page.getByRole('button', { name: 'Tentar novamente' }).click()
      await expect.poll(() => cards(page).count()).toBeGreaterThan(PAGE_SIZE)
    },
  )
})

test.describe('an artist’s page', () => {
  test('shows the artist and nothing private', async ({ page }) => {
    await openList(page, SEEDED)
    const name = await textOf(someone(page).getByRole('link'))
    await someone(page).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${name}`))
    await expect(page.getByText('Altura')).toBeVisible()
    await expect(page.getByText(/^\d,\d{2} m$/)).toBeVisible()
    const text = await page.getByRole('main').innerText()
    expect(text).not.toMatch(/@|\(\d{2}\) \d|\d{2}\/\d{2}\/\d{4}/)
    await expectAccessible(page)
  })

  test(
    'opens its photos from the keyboard and gives the focus back @phone',
    { tag: '@deep-desk' },
    async ({ page }) => {
      await openList(page, SEEDED)
      await someone(page).getByRole('link').click()
      const photo = page.getByRole('button', { name: /^Ampliar foto 1 de/ })
      await photo.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('img', { name: /foto 1$/ })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByRole('img', { name: /foto 2$/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(photo).toBeFocused()

      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await page.goBack()
      await expect(dialog).toBeHidden()
      await expect(photo).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/\/artistas/)
    },
  )

  test(
    'says that nobody is at an unknown address, and searches from there',
    { tag: '@deep' },
    async ({ page }) => {
      await openList(page)
      const name = await textOf(someone(page).getByRole('link'))
      await page.goto('/ninguem-com-este-nome')
      await expect(page.getByRole('heading', { level: 1, name: 'Ninguém neste endereço' })).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expectAccessible(page)
      await page.getByLabel('Buscar artista por nome').fill(name)
      await page.getByRole('button', { name: 'Buscar' }).click()
      await expect(page).toHaveURL(/\/artistas\?nome=/)
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    },
  )

  test('offers to try again when it cannot be read', { tag: '@deep' }, async ({ page, allowedErrors }) => {
    allowedErrors.push(/net::ERR_FAILED/)
    await openList(page, SEEDED)
    const name = await textOf(someone(page).getByRole('link'))
    const path = (await someone(page).getByRole('link').getAttribute('href')) ?? ''
    await classOfSomeone(page)
    await page.route('**/documents:runQuery*', (route) => route.abort())
    await someone(page).getByRole('link').click()
    await expect(page.getByRole('alert')).toContainText('Não foi possível abrir esta página')
    await page.unroute('**/documents:runQuery*')
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  })
})

test('a visitor tells the team what is wrong with a page @phone', { tag: '@deep-desk' }, async ({ page }) => {
  const { artist } = await publicExamples()
  const words = `Esta foto é minha. ${String(Date.now())}`
  await page.goto(artist)
  await page.getByRole('button', { name: 'Denunciar esta página' }).click()
  const dialog = page.getByRole('dialog', { name: 'Denunciar esta página' })
  await dialog.getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect(dialog.getByLabel('Motivo')).toHaveAccessibleDescription('Escolha o motivo.')
  await dialog.getByLabel('Motivo').selectOption('Imagem sem autorização')
  await expectAccessible(page)
  await dialog.getByLabel('O que aconteceu').fill(words)
  await dialog.getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect(page.getByText('Denúncia recebida')).toBeVisible()
  const { docs } = await backend.db.collection('contactMessages').where('message', '==', words).get()
  expect(docs.map((item) => item.data())).toMatchObject([{ kind: 'artistReport', reason: 'imagem' }])
})
