import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { makeNewArtist, registerArtist } from '../support/browser/newArtist.ts'
import type { Page } from '@playwright/test'

const results = (page: Page) => page.getByRole('list', { name: 'Resultados' })
const found = (page: Page) => page.getByText(/^[\d.+]+ pessoas?$/)

test.beforeEach(async ({ page }) => {
  await beSignedIn(page, 'agente@demo.local')
})

test(
  'an agent narrows the roster facet by facet, and the address keeps it @phone',
  { tag: '@deep-phone' },
  async ({ page, isMobile }) => {
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

test('a role fills the search, and each person says what of its wishes is missing', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('button', { name: 'Preencher com um personagem' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Café da manhã em família' }).click()
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
})

test(
  'where nobody fits, the way out is one filter less, with how many come then',
  { tag: '@deep' },
  async ({ page }) => {
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
    await page.goto('/search?uf=SP,XX&altura=alta&classe=nao-existe')
    await expect(page.getByText(/ficou de fora: .*alta, XX.*nao-existe/)).toBeVisible()
    await expect(results(page).getByRole('link').first()).toBeVisible()
  },
)

test('the keyboard alone goes through the people', async ({ page }) => {
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

test('a saved search says on coming back how many are new', async ({ page, request }) => {
  const [, mark = ''] = makeNewArtist().artisticName.split(' ')
  await page.goto(`/search?nome=${mark}`)
  await expect(page.getByRole('heading', { name: 'Ninguém atende a tudo isso' })).toBeVisible()
  await page.getByRole('button', { name: 'Salvar busca' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome da busca').fill('')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByLabel('Nome da busca')).toHaveAccessibleDescription('Dê um nome à busca.')
  await dialog.getByLabel('Nome da busca').fill(`Busca ${mark}`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()

  for (const number of ['um', 'dois']) await registerArtist(request, { artisticName: `${mark} ${number}` })
  await page.goto('/search')
  await page.getByRole('button', { name: 'Buscas salvas' }).click()
  const row = page
    .getByRole('list', { name: 'Buscas salvas' })
    .getByRole('listitem')
    .filter({ hasText: mark })
  await expect(row).toContainText('2 novos')
  await row.getByRole('link').click()
  await expect(results(page).getByRole('link')).toHaveCount(2)
  await expect(row).not.toContainText('novos')
  await row.getByRole('button', { name: /^Excluir busca/ }).click()
  await expect(row).toHaveCount(0)
})
