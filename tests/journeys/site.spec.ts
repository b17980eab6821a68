import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')

/** A question to the local Firestore as anybody may ask it. */
async function ask(structuredQuery: object): Promise<{ name: string; fields: object }[]> {
  const url = 'http://127.0.0.1:8080/v1/projects/demo-ribalta/databases/(default)/documents:runQuery'
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ structuredQuery }) })
  const lines = (await response.json()) as { document?: { name: string; fields: object } }[]
  return lines.flatMap(({ document }) => document ?? [])
}

async function hasWorks(artistId: string): Promise<boolean> {
  const is = (fieldPath: string, stringValue: string): object => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } },
  })
  const works = await ask({
    from: [{ collectionId: 'works' }],
    where: {
      compositeFilter: { op: 'AND', filters: [is('artistId', artistId), is('visibility', 'public')] },
    },
    limit: 1,
  })
  return works.length > 0
}

/** The address of a seeded artist who names a video of YouTube and has public works. */
async function artistWithVideo(): Promise<string> {
  let last: string | undefined
  for (let page = 0; page < 3; page += 1) {
    const after = last === undefined ? {} : { startAt: { values: [{ referenceValue: last }], before: false } }
    const artists = await ask({
      from: [{ collectionId: 'artists' }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      limit: 50,
      ...after,
    })
    last = artists.at(-1)?.name
    for (const { name, fields } of artists) {
      const text = JSON.stringify(fields)
      const username = /"username":\{"stringValue":"([\w-]+)"/.exec(text)?.[1]
      if (username === undefined || !text.includes('www.youtube.com/watch')) continue
      if (await hasWorks(name.split('/').at(-1) ?? '')) return `/${username}`
    }
  }
  throw new Error('The seed has no such artist')
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test(
      'an artist with videos and works has no violations @phone',
      { tag: colorScheme === 'light' ? '@deep-desk' : '@deep' },
      async ({ page }) => {
        await page.goto(await artistWithVideo())
        await expect(page.getByRole('heading', { name: 'Vídeos' })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
      },
    )
  })
}

test(
  'a video elsewhere asks nothing of that service until it is tapped, and then plays there',
  { tag: '@deep' },
  async ({ page }) => {
    const asked: string[] = []
    await page.route(/youtube|ytimg|vimeo/, async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: '<title>Vídeo</title>' })
    })
    await page.goto(await artistWithVideo())
    const play = page.getByRole('button', { name: /^Assistir no YouTube: Vídeo de / })
    await play.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await play.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('iframe')).toBeVisible()
    await expect
      .poll(() => asked)
      .toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)])
    await expect(page.locator('iframe')).toBeFocused()
  },
)

test('a video that an artist sent plays from the keyboard, and nothing of it is asked for before', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'media') asked.push(request.url())
  })
  await page.goto('/marina-alencar')
  const play = page.getByRole('button', { name: 'Assistir: vídeo 1 de 1 de Marina Alencar' })
  await play.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await play.focus()
  await page.keyboard.press('Enter')
  const video = page.locator('video')
  await expect(video).toBeFocused()
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0)
})

test(
  'works are shown with year, kind and role, and can be asked for again',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/net::ERR_FAILED/)
    let isBroken = true
    await page.route('**/documents:runQuery*', async (route) => {
      const isOfWorks = route.request().postData()?.includes('"works"') === true
      await (isBroken && isOfWorks ? route.abort() : route.continue())
    })
    await page.goto(await artistWithVideo())
    const works = page.getByRole('region', { name: 'Trabalhos' })
    await expect(works.getByRole('alert')).toContainText('Não foi possível carregar os trabalhos.')
    isBroken = false
    await works.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(works.getByRole('article').first()).toContainText(/^\d{4}/)
  },
)

test(
  'a photo that does not come leaves its place, and no broken picture',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/net::ERR_FAILED/)
    await page.route(/\/o\/media%2F/, (route) => route.abort())
    await page.goto('/artistas')
    await expect(cards(page).first()).toBeVisible()
    await expect(cards(page).first().locator('svg')).toBeVisible()
    await expect(cards(page).first().locator('img')).toHaveCount(0)
  },
)

test('the filters say how many each option would show', async ({ page }) => {
  await page.goto('/artistas')
  const classes = page.getByLabel('Classe')
  await expect(classes).toBeEnabled()
  await classes.focus()
  const option = classes
    .locator('option')
    .filter({ hasText: /^.+ \([1-9]\d*\)$/ })
    .first()
  await expect(option).toBeAttached()
  const [, name = '', count = ''] = /^(.+) \((\d+)\)$/.exec(await option.innerText()) ?? []
  await classes.selectOption(await option.getAttribute('value'))
  await expect(cards(page).filter({ hasNotText: name })).toHaveCount(0)
  const expected = Math.min(24, Number(count))
  // Other journeys publish and suspend people of their own meanwhile.
  await expect.poll(async () => Math.abs((await cards(page).count()) - expected)).toBeLessThanOrEqual(3)
  // With a name nobody has counted.
  await page.getByLabel('Buscar por nome').fill('a')
  await expect(page).toHaveURL(/nome=a/)
  await expect(classes.locator('option').filter({ hasText: /\(\d+\)$/ })).toHaveCount(0)
})

test('from a phone: by class, skill, UF and name to an artist, and back to the same place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  // Of the seed, with all their facts, whoever else is published meanwhile.
  await page.goto('/artistas?uf=MG')
  const link = cards(page).first().getByRole('link')
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const skill = await page
    .getByRole('region', { name: 'Habilidades' })
    .getByRole('listitem')
    .first()
    .innerText()
  await page.goBack()
  const uf = (await cards(page).first().innerText()).trim().slice(-2)
  const artistClass = await cards(page).first().locator('p > span').first().innerText()
  await page.goto('/artistas')

  const option = (select: Locator, text: string): Locator =>
    select.locator('option').filter({ hasText: new RegExp(`^${text}( \\(\\d+\\))?$`) })
  for (const [label, text] of [
    ['Classe', artistClass.split(', ')[0] ?? ''],
    ['Habilidade', skill.split('\n')[0] ?? ''],
    ['UF', uf],
  ] as const) {
    const select = page.getByLabel(label, { exact: true })
    await select.selectOption(await option(select, text).first().getAttribute('value'))
  }
  await page.getByLabel('Buscar por nome').fill(name.slice(0, 3).toLowerCase())
  await expect(page).toHaveURL(/nome=.+&classe=.+&habilidade=.+&uf=/)
  const found = page.getByRole('link', { name, exact: true })
  await found.scrollIntoViewIfNeeded()
  const address = page.url()
  const before = await page.evaluate(() => window.scrollY)
  await found.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(found).toBeInViewport()
  await expect(page.getByLabel('UF')).toHaveValue(uf)
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(20)
})
