import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { newArtist, review } from '../support/browser/reviews.ts'
import { openCasting, UNREADABLE_CASTING } from '../support/castings.ts'
import { PASSWORD, person } from '../support/functions/functions.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Elenco' })
const people = (page: Page) => table(page).getByRole('rowheader')
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Ações com os marcados' })
/** So many numbers from a first one on. */
const from = (first: number, many: number) => Array.from({ length: many }, (_, index) => first + index)
const marks = (page: Page) => table(page).getByRole('checkbox')

test(
  'marks outlive pages and filters, and their file holds exactly them @phone',
  { tag: '@deep' },
  async ({ page, isMobile }) => {
    await beSignedIn(page, 'agente@demo.local')
    await page.goto('/cast')
    await expect(people(page)).toHaveCount(50)
    // Whoever changed longest ago: nobody whom another journey is changing meanwhile.
    if (isMobile) await page.getByLabel('Ordem').selectOption('Alteração mais antiga')
    else await table(page).getByRole('button', { name: 'Última alteração' }).click()
    await expect(page).toHaveURL(/ordem=alteracao/)
    await expect(people(page)).toHaveCount(50)
    const more = page.getByRole('button', { name: 'Carregar mais' })
    await more.click()
    await expect(people(page)).toHaveCount(100)
    await more.click()
    await expect(people(page).nth(105)).toBeVisible()
    const places = [...from(0, 13), ...from(50, 13), ...from(100, 6)]
    for (const place of places) await marks(page).nth(place).check()
    await expect(bar(page)).toContainText('32 marcados')
    const shown = await table(page).evaluate((element) =>
      [...element.querySelectorAll('tr')].map(({ cells: [, name, ...columns] }) => [
        (name?.querySelector('a, button') ?? name)?.textContent,
        ...columns.map((cell) => cell.textContent),
      ]),
    )
    const [head = [], ...rows] = shown
    const changed = rows.map((row) =>
      (row[head.indexOf('Última alteração')] ?? '').split('/').toReversed().join('-'),
    )
    expect(changed.length).toBeGreaterThan(100)
    expect(changed).toEqual(changed.toSorted((one, other) => one.localeCompare(other)))
    if (isMobile) await page.getByRole('button', { name: 'Mostrar filtros' }).click()
    await page.getByLabel('UF').selectOption('SP')
    await expect(page).toHaveURL(/uf=SP/)
    await expect(bar(page)).toContainText('32 marcados')
    await expect(bar(page).getByRole('button', { name: 'Suspender' })).toHaveCount(0)
    await expectAccessible(page)

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      bar(page).getByRole('button', { name: 'Exportar CSV' }).click(),
    ])
    const text = await readFile(await file.path(), 'utf8')
    const saved = Papa.parse(text, { skipEmptyLines: true }).data
    expect(saved).toEqual([0, ...places.map((place) => place + 1)].map((row) => shown[row]))
  },
)

test('the table sorts, and its columns and portraits are remembered', { tag: '@deep' }, async ({ page }) => {
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

  // Row by row, with the keyboard alone.
  await people(page).getByRole('link').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await expect(marks(page).nth(1)).toBeChecked()
  await page.keyboard.press('x')
  await expect(marks(page).nth(1)).not.toBeChecked()

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

test(
  'a director suspends somebody and publishes them again, and a visitor sees it @phone',
  { tag: '@deep-phone' },
  async ({ page, request, browser, isMobile }) => {
    const director = await person({ grants: ['AGENT', 'DIRECTOR'], status: 'published' })
    const artist = await newArtist(request)
    expect((await review(artist.uid, director.token, 'approve')).error).toBeUndefined()
    const name = artist.artisticName
    const address = `/${artist.username}`
    await beSignedIn(page, director.email, PASSWORD)
    await page.goto('/cast?estado=published&ordem=-cadastro')
    await expect(people(page)).toHaveCount(50)
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()

    await table(page)
      .getByRole('checkbox', { name: `Marcar ${name}`, exact: true })
      .check()
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

    if (isMobile) await page.getByRole('button', { name: 'Mostrar filtros' }).click()
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
  },
)

test(
  'an agent puts somebody into a role and asks for their look, and the artist answers both',
  { tag: '@deep' },
  async ({ page, request, browser, allowedErrors }) => {
    allowedErrors.push(UNREADABLE_CASTING)
    const agent = await person({ grants: ['AGENT'], status: 'published' })
    const director = await person({ grants: ['AGENT', 'DIRECTOR'], status: 'published' })
    const artist = await newArtist(request)
    expect((await review(artist.uid, director.token, 'approve')).error).toBeUndefined()
    const { castingId } = await openCasting(agent)
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto('/cast?ordem=-cadastro')
    const mark = table(page).getByLabel(`Marcar ${artist.artisticName}`)
    await mark.check()
    await bar(page).getByRole('button', { name: 'Colocar em um personagem' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: `Campanha ${castingId}` }).click()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Vizinha' }).click()
    await expect(page.getByText('1 pessoa está na pré-seleção de “Vizinha”.')).toBeVisible()
    await mark.check()
    await bar(page).getByRole('button', { name: 'Pedir confirmação do visual' }).click()
    await dialog.getByRole('button', { name: 'Pedir', exact: true }).click()
    await expect(page.getByText('1 pessoa vê o pedido no Perfil.')).toBeVisible()

    const theirs = await (await browser.newContext({ baseURL: 'http://127.0.0.1:5173' })).newPage()
    await beSignedIn(theirs, artist.email, PASSWORD)
    await theirs.goto('/perfil')
    await expect(theirs.getByText(/^A agência perguntou/)).toBeVisible()
    await theirs.getByRole('button', { name: 'Continua igual' }).click()
    await expect(theirs.getByText(/^A agência perguntou/)).toHaveCount(0)
    await theirs.goto(`/casting/${castingId}`)
    await expect(theirs.getByText(/a agência indicou você em/)).toBeVisible()
    await theirs.getByRole('button', { name: 'Recusar indicação' }).click()
    await theirs.getByRole('dialog').getByRole('button', { name: 'Recusar', exact: true }).click()
    await expect(theirs.getByRole('status').filter({ hasText: 'Inscrição retirada' })).toBeVisible()
    await theirs.context().close()
  },
)
