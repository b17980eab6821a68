import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { profileOf } from '../support/functions/functions.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Elenco' })
const people = (page: Page) => table(page).getByRole('rowheader')
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Ações com os marcados' })
const marks = (page: Page) => table(page).getByRole('checkbox')

test(
  'marks outlive pages and filters, and their file holds exactly them @phone',
  { tag: '@deep-phone' },
  async ({ page, isMobile }) => {
    await beSignedIn(page, 'agente@demo.local')
    await page.goto('/cast')
    await expect(people(page)).toHaveCount(50)
    const more = page.getByRole('button', { name: 'Carregar mais' })
    await more.click()
    await expect(people(page)).toHaveCount(100)
    await more.click()
    await expect(people(page).nth(105)).toBeVisible()
    for (const place of [0, 60, 105]) await marks(page).nth(place).check()
    const names = await Promise.all(
      [0, 60, 105].map((place) => people(page).nth(place).getByRole('link').textContent()),
    )
    await expect(bar(page)).toContainText('3 marcados')
    if (isMobile) await page.getByRole('button', { name: 'Mostrar filtros' }).click()
    await page.getByLabel('UF').selectOption('SP')
    await expect(page).toHaveURL(/uf=SP/)
    await expect(bar(page)).toContainText('3 marcados')
    await expect(bar(page).getByRole('button', { name: 'Suspender' })).toHaveCount(0)
    await expectAccessible(page)

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      bar(page).getByRole('button', { name: 'Exportar CSV' }).click(),
    ])
    const [head = '', ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(head).toMatch(/^Nome;Estado;/)
    expect(rows.map((row) => row.split(';')[0])).toEqual(names)
  },
)

test('the table sorts, and its columns and portraits are remembered', async ({ page }) => {
  await beSignedIn(page, 'agente@demo.local')
  await page.goto('/cast?ordem=salario')
  await expect(page.getByText(/ficou de fora: salario/)).toBeVisible()
  await expect(people(page)).toHaveCount(50)
  await table(page).getByRole('button', { name: 'Nome' }).click()
  await expect(page).toHaveURL(/ordem=-nome/)
  await expect(table(page).getByRole('columnheader', { name: 'Nome' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(people(page)).toHaveCount(50)
  const names = await people(page).getByRole('link').allTextContents()
  expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, 'pt-BR')))

  await page.getByRole('button', { name: 'Colunas' }).click()
  await page.getByRole('dialog').getByLabel('Calçado').check()
  await page.keyboard.press('Escape')
  await expect(table(page).getByRole('columnheader', { name: 'Calçado' })).toBeVisible()
  await page.reload()
  await expect(table(page).getByRole('columnheader', { name: 'Calçado' })).toBeVisible()
  await page.getByRole('button', { name: 'Fotos' }).click()
  const portraits = page.getByRole('list', { name: 'Elenco' })
  await expect(portraits.getByRole('link')).toHaveCount(50)
  await page.keyboard.press('Tab')
  await portraits.getByRole('link').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('x')
  await expect(portraits.getByRole('checkbox').nth(1)).toBeChecked()
  await expectAccessible(page)
})

test('a director suspends somebody and publishes them again, and a visitor sees it', async ({
  page,
  browser,
}) => {
  await beSignedIn(page, 'diretora@demo.local')
  await page.goto('/cast?estado=published&menor=nao&ordem=-nome')
  await expect(people(page)).toHaveCount(50)
  const chosen = people(page).nth(7).getByRole('link')
  const name = (await chosen.textContent()) ?? ''
  const uid = (await chosen.getAttribute('href'))?.split('/').at(-1) ?? ''
  const address = `/${(await profileOf(uid))?.username ?? ''}`
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()

  await marks(page).nth(7).check()
  await bar(page).getByRole('button', { name: 'Suspender' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspender 1 pessoa' })
  await dialog.getByRole('button', { name: 'Suspender' }).click()
  await expect(dialog.getByText('Escreva ao artista')).toBeVisible()
  await dialog.getByLabel('Motivo').fill('Pausa combinada por telefone.')
  await dialog.getByRole('button', { name: 'Suspender' }).click()
  await expect(page.getByText('1 pessoa foi suspensa.')).toBeVisible()
  await expect(table(page).getByRole('link', { name, exact: true })).toHaveCount(0)
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1, name })).toHaveCount(0)

  await page.getByLabel('Estado').selectOption('suspended')
  await table(page)
    .getByRole('checkbox', { name: `Marcar ${name}`, exact: true })
    .check()
  await bar(page).getByRole('button', { name: 'Republicar' }).click()
  const again = page.getByRole('dialog')
  await again.getByLabel('Motivo').fill('A pausa acabou.')
  await again.getByRole('button', { name: 'Republicar' }).click()
  await expect(page.getByText('1 pessoa está no ar de novo.')).toBeVisible()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
})
