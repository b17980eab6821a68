import type { CreateProfileInput } from '@ribalta/domain/schemas/people/registration'
import { AGENCY } from '@ribalta/domain/schemas/castings/application'
import { applicationOf, openCasting, UNREADABLE_CASTING } from '../support/castings.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { makeNewArtist, registerArtist } from '../support/browser/newArtist.ts'
import { PASSWORD, person } from '../support/functions/functions.ts'
import type { Locator, Page } from '@playwright/test'

const results = (page: Page) => page.getByRole('list', { name: 'Resultados' })
const found = (page: Page) => page.getByText(/^[\d.+]+ pessoas?$/)

test(
  'an agent narrows the roster facet by facet, and the address keeps it @phone',
  { tag: '@deep-phone' },
  async ({ page, isMobile }) => {
    await beSignedIn(page, 'agente@demo.local')
    await page.goto('/search')
    await expect(results(page).getByRole('link')).toHaveCount(24)
    if (isMobile) await page.getByRole('button', { name: 'Mostrar filtros' }).click()
    const uf = page.getByRole('group', { name: 'UF', exact: true })
    await uf.locator('summary').click()
    await uf.getByRole('checkbox', { name: 'SP' }).check()
    await expect(page).toHaveURL(/uf=SP/)
    const height = page.getByRole('group', { name: 'Altura' })
    await height.locator('summary').click()
    await height.getByLabel('De').selectOption('165')
    await height.getByLabel('Até').selectOption('180')
    await expect(page).toHaveURL(/altura=165-180/)
    await expect(page.getByRole('button', { name: 'Remover filtro: SP' })).toBeVisible()
    await expectAccessible(page)
    const inWords = await found(page).textContent()

    await page.reload()
    await expect(found(page)).toHaveText(inWords ?? '')
    await page.getByRole('button', { name: 'Remover filtro: SP' }).click()
    await expect(page).not.toHaveURL(/uf=/)
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(results(page).getByRole('link')).toHaveCount(24)
  },
)

/** Chooses a casting of the seed, before which there may be pages of those that other journeys have made since. */
async function chooseCasting(dialog: Locator, title: string): Promise<void> {
  const castings = dialog.getByRole('list', { name: 'Castings' }).getByRole('button')
  const wanted = castings.filter({ hasText: title })
  await expect(castings.first()).toBeVisible()
  while ((await wanted.count()) === 0) {
    const known = await castings.count()
    await dialog.getByRole('button', { name: 'Carregar mais' }).click()
    await expect.poll(() => castings.count()).toBeGreaterThan(known)
  }
  await wanted.click()
}

test(
  'an agent fills the search from a role, stars ten, compares three, and comes back to those who are new @phone',
  { tag: '@deep-phone' },
  async ({ page, request, isMobile, allowedErrors }) => {
    allowedErrors.push(UNREADABLE_CASTING)
    // What each width asks for and registers, the other does not find.
    const [bound, limit, heightCm] = isMobile ? (['Até', '180', 145] as const) : (['De', '150', 185] as const)
    const mark = makeNewArtist().artisticName
    const { email } = await person({ grants: ['AGENT'], status: 'published' })
    await beSignedIn(page, email, PASSWORD)
    await page.goto('/search')
    await page.getByRole('button', { name: 'Preencher com um personagem' }).click()
    const dialog = page.getByRole('dialog')
    await chooseCasting(dialog, 'Café da manhã em família')
    await dialog.getByRole('button', { name: 'Mãe' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('list', { name: 'Filtros ativos' })).toContainText('AtrizFeminino')
    await expect(page.getByRole('list', { name: 'Desejáveis' })).toContainText('Improvisação (intermediário)')
    const fits = results(page).getByText(/^Atende [01] de 1/)
    await expect(fits.first()).toBeVisible()
    await expect(fits).toHaveCount(await results(page).getByRole('article').count())
    // Who meets more of it comes first.
    const words = await fits.allTextContents()
    expect(words).toEqual(words.toSorted((a, b) => b.localeCompare(a)))

    if (isMobile) await page.getByRole('button', { name: 'Mostrar filtros' }).click()
    const height = page.getByRole('group', { name: 'Altura' })
    await height.locator('summary').click()
    await height.getByLabel(bound).selectOption(limit)
    await expect(page).toHaveURL(/altura=/)
    const stars = results(page).getByRole('button', { name: /^(Favoritar|Remover) / })
    await expect(stars.nth(9)).toBeEnabled()
    for (let place = 0; place < 10; place += 1) {
      await stars.nth(place).click()
      await expect(results(page).getByRole('button', { name: /^Remover / })).toHaveCount(place + 1)
    }

    await page.getByRole('button', { name: 'Salvar busca' }).click()
    await dialog.getByLabel('Nome da busca').fill('')
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog.getByLabel('Nome da busca')).toHaveAccessibleDescription('Dê um nome à busca.')
    await dialog.getByLabel('Nome da busca').fill(mark)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog).toBeHidden()

    await page.goto('/favorites')
    const starred = page
      .getByRole('list', { name: 'Favoritos', exact: true })
      .getByRole('heading', { level: 3 })
    await expect(starred).toHaveCount(10)
    const [first = '', second = '', third = ''] = await starred.allTextContents()
    await page.getByLabel(`Anotação sobre ${second}`).fill('Improvisa bem com crianças')
    await expect(page.getByText('Anotação salva')).toBeVisible()
    for (const name of [first, second, third]) await page.getByLabel(`Marcar ${name}`).check()
    await page.getByRole('link', { name: 'Comparar' }).click()
    const comparison = page.getByRole('region', { name: 'Comparação' })
    await expect(comparison.getByRole('columnheader')).toHaveCount(4)
    await expect(comparison.getByRole('rowheader', { name: 'Altura' })).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)

    const fitting: Partial<CreateProfileInput> = {
      classes: ['atriz'],
      gender: 'feminino',
      playingAge: { min: 33, max: 40 },
      heightCm,
    }
    const names = [`${mark} um`, `${mark} dois`]
    for (const artisticName of names) await registerArtist(request, { ...fitting, artisticName })
    await page.goto('/search')
    await page.getByRole('button', { name: 'Buscas salvas' }).click()
    const row = page
      .getByRole('list', { name: 'Buscas salvas' })
      .getByRole('listitem')
      .filter({ hasText: mark })
    await expect(row).toContainText('2 novos')
    await expectAccessible(page)
    await row.getByRole('link').click()
    for (const name of names)
      await expect(results(page).getByRole('link', { name, exact: true })).toBeVisible()
    await expect(row).not.toContainText('novos')
    await row.getByRole('button', { name: /^Excluir busca/ }).click()
    await expect(row).toHaveCount(0)
  },
)

test(
  'where nobody fits, the way out is one filter less, with how many come then',
  { tag: '@deep' },
  async ({ page }) => {
    await beSignedIn(page, 'agente@demo.local')
    await page.goto('/search?uf=SP&nome=xyzxyz')
    await expect(page.getByRole('heading', { name: 'Ninguém atende a tudo isso' })).toBeVisible()
    await page.getByRole('button', { name: /^Sem “Nome: xyzxyz”: \d+/ }).click()
    await expect(results(page).getByRole('link').first()).toBeVisible()
    await expect(page).toHaveURL(/\?uf=SP$/)
  },
)

test(
  'nonsense in the address gives the sensible rest and says what was dropped',
  { tag: '@deep' },
  async ({ page }) => {
    await beSignedIn(page, 'agente@demo.local')
    await page.goto('/search?uf=SP,XX&altura=alta&classe=nao-existe')
    await expect(page.getByText(/ficou de fora: .*alta, XX.*nao-existe/)).toBeVisible()
    await expect(results(page).getByRole('link').first()).toBeVisible()
  },
)

test(
  'whoever comes while somebody looks is counted, and shown when asked for',
  { tag: '@deep' },
  async ({ page, request }) => {
    const { artisticName: word } = makeNewArtist()
    const mark = word.split(' ').at(-1) ?? ''
    await registerArtist(request, { artisticName: `Primeira ${mark}` })
    await page.clock.install()
    await beSignedIn(page, 'agente@demo.local')
    await page.goto(`/search?nome=${mark}`)
    await expect(results(page).getByRole('link')).toHaveCount(1)
    await registerArtist(request, { artisticName: `Segunda ${mark}` })
    await page.clock.fastForward(61_000)
    await page.getByRole('button', { name: 'Mostrar 1 novo' }).click()
    await expect(results(page).getByRole('link')).toContainText([`Segunda ${mark}`, `Primeira ${mark}`])
    await expect(page.getByRole('button', { name: /^Mostrar \d/ })).toHaveCount(0)
    await expect(found(page)).toHaveText('2 pessoas')
  },
)

test(
  'whom an agent marks among those found comes into a role, from the agency',
  { tag: '@deep' },
  async ({ page, request, allowedErrors }) => {
    allowedErrors.push(UNREADABLE_CASTING)
    const word = makeNewArtist().artisticName.split(' ').at(-1) ?? ''
    const first = await registerArtist(request, { artisticName: `Primeira ${word}` })
    const second = await registerArtist(request, { artisticName: `Segunda ${word}` })
    const agent = await person({ grants: ['AGENT'], status: 'published' })
    const { castingId } = await openCasting(agent)
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto(`/search?nome=${word}`)
    await results(page).getByLabel(`Marcar Primeira ${word}`).check()
    await results(page)
      .getByRole('link', { name: `Segunda ${word}` })
      .focus()
    await page.keyboard.press('x')
    await expect(results(page).getByLabel(`Marcar Segunda ${word}`)).toBeChecked()
    const bar = page.getByRole('toolbar', { name: 'Ações com os marcados' })
    await expect(bar).toContainText('2 marcados')
    await bar.getByRole('button', { name: 'Colocar em um personagem' }).click()
    const dialog = page.getByRole('dialog', { name: 'Colocar 2 pessoas em um personagem' })
    await dialog.getByRole('button', { name: `Campanha ${castingId}` }).click()
    await dialog.getByRole('button', { name: 'Vizinha' }).click()
    await expect(page.getByText('2 pessoas estão na pré-seleção de “Vizinha”.')).toBeVisible()
    await expect(bar).toBeHidden()
    await expectAccessible(page)
    for (const { uid } of [first, second])
      expect(await applicationOf(castingId, uid)).toMatchObject({ origin: AGENCY })
  },
)

test('the keyboard alone goes through the people', { tag: '@deep' }, async ({ page }) => {
  await beSignedIn(page, 'agente@demo.local')
  await page.goto('/search')
  await expect(results(page).getByRole('link')).toHaveCount(24)
  await page.keyboard.press('ArrowRight')
  await expect(results(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(results(page).getByRole('link').nth(1)).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Teclas' })).toBeVisible()
})

test(
  'where the server cannot merge all filters, the same people are found with fewer of them',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of 400/)
    await beSignedIn(page, 'agente@demo.local')
    const address = '/search?genero=feminino&altura=150-180&idade=25-45&menor=nao'
    await page.goto(address)
    await expect(results(page).getByRole('link').first()).toBeVisible()
    const names = await results(page).getByRole('link').allTextContents()
    expect(names.length).toBeGreaterThan(3)
    // As production may: every query of more than three parts is refused.
    await page.route('**/documents:runQuery', async (route) => {
      const parts = (route.request().postData() ?? '').split('"EQUAL"').length - 1
      if (parts <= 3) return route.continue()
      return route.fulfill({
        status: 400,
        json: [
          { error: { code: 400, status: 'FAILED_PRECONDITION', message: 'The query requires an index.' } },
        ],
      })
    })
    await page.reload()
    await expect(page.getByText(/procuramos pelos três mais raros/)).toBeVisible()
    await expect(results(page).getByRole('link')).toContainText(names)
    await expectAccessible(page)
  },
)

test(
  'an agent puts whom a search finds in the order of a set of criteria, and sees why @phone',
  { tag: '@deep' },
  async ({ page }) => {
    await beSignedIn(page, 'agente@demo.local')
    await page.goto('/search?look-antigo=nao')
    await expect(found(page)).toBeVisible()
    await page.getByRole('button', { name: 'Ordenar por critérios' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ordenar por critérios' })
    await expect(dialog.getByRole('radio', { name: 'Look confirmado mais recente' })).toBeChecked()
    await expectAccessible(page)
    await dialog.getByRole('radio', { name: 'Publicidade em São Paulo' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/criterios=criterios-publicidade-sp/)

    const points = async () => {
      const texts = await results(page)
        .getByText(/^\d+ pontos/)
        .allTextContents()
      return texts.map((text) => Number(/^\d+/.exec(text)?.[0]))
    }
    await expect.poll(async () => (await points()).length).toBeGreaterThan(3)
    const inOrder = await points()
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a))
    // What is required shuts out, whatever the search asks besides.
    const places = await results(page)
      .getByText(/, [A-Z]{2}$/)
      .allTextContents()
    expect(places).toHaveLength(inOrder.length)
    expect(places.filter((place) => !place.endsWith(', SP'))).toEqual([])
    const first = results(page).getByRole('listitem').first()
    await first.getByText(/^\d+ pontos/).click()
    await expect(first.getByRole('list', { name: /^Pontos de / })).toContainText('de partida')
    await expectAccessible(page)

    // The address keeps it, and details go on through it in this order.
    await page.reload()
    await expect.poll(points).toEqual(inOrder)
    await page.getByRole('button', { name: 'Tirar a ordem: Publicidade em São Paulo' }).click()
    await expect(page).not.toHaveURL(/criterios=/)
    await expect(page).toHaveURL(/look-antigo=nao/)
    await expect(found(page)).toBeVisible()
  },
)
