import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from '../support/browser/journey.ts'
import { newArtist, putFirst } from '../support/browser/reviews.ts'
import { backend, newSession, PASSWORD, person } from '../support/functions/functions.ts'

const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Principal' })
const inMain = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name, exact: true })
const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name })

/** Goes on by the menu “Mais”. */
async function chooseMore(page: Page, name: string): Promise<void> {
  await navigation(page).getByRole('button', { name: 'Mais' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  await expect(title(page, name)).toBeVisible()
}

async function addCriterion(page: Page, kind: string, choose: (dialog: Locator) => Promise<void>) {
  await page.getByRole('button', { name: 'Adicionar critério' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar critério' })
  await dialog.getByLabel('Critério').selectOption(kind)
  await choose(dialog)
  await dialog.getByRole('button', { name: 'Adicionar' }).click()
  await expect(dialog).toBeHidden()
}

test('a director approves somebody, asks for what a role needs, ranks them, and tells of it in the blog', async ({
  page,
  browser,
  request,
}) => {
  const mark = newSession().slice(0, 8)
  const director = await person({ grants: ['AGENT', 'DIRECTOR'], status: 'published' })
  const name = `Dora ${mark}`
  const artist = await newArtist(request, {
    artisticName: name,
    city: `Vila ${mark}`,
    uf: 'RR',
    heightCm: 175,
  })
  await putFirst(artist.uid)
  await signIn(page, director.email, PASSWORD)

  // Who waits is let in.
  await chooseMore(page, 'Validation')
  await page.getByRole('list', { name: 'Fila' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await page
    .getByRole('region', { name: 'Decisão' })
    .getByRole('button', { name: 'Aprovar e publicar' })
    .click()
  await expect(page.getByText(`${name}: publicado`, { exact: true })).toBeVisible()

  // What is asked of whoever is tested.
  await navigation(page).getByRole('link', { name: 'Casting', exact: true }).click()
  await inMain(page, 'Modelos de teste').click()
  await inMain(page, 'Novo modelo').click()
  await page.getByLabel('Título').fill(`Cena ${mark}`)
  await page.getByLabel('Tipo').selectOption('publicidade')
  await page.getByLabel('Instruções').fill('Grave na horizontal, com luz de frente.')
  await page.getByLabel('Texto da cena').fill('O café já passou.')
  await page.getByRole('button', { name: 'Salvar modelo' }).click()
  await expect(page.getByText('versão 1')).toBeVisible()
  await inMain(page, 'Todos os modelos').click()
  await expect(inMain(page, `Cena ${mark}`)).toBeVisible()

  // What counts for the role, and who stands where by it: whoever was just let in.
  await navigation(page).getByRole('link', { name: 'Casting', exact: true }).click()
  await inMain(page, 'Critérios RHEA').click()
  await page.getByRole('button', { name: 'Novos critérios' }).click()
  await page.getByLabel('Nome').fill(`Papel ${mark}`)
  await addCriterion(page, 'Lugar (UF, cidade)', async (dialog) => {
    await dialog.getByLabel('UF').selectOption('RR')
    await dialog.getByLabel('Cidade').fill(`Vila ${mark}`)
  })
  await page
    .getByRole('group', { name: `Vila ${mark} (RR)` })
    .getByRole('radio', { name: 'Obrigatório' })
    .check()
  await addCriterion(page, 'Altura', async (dialog) => {
    await dialog.getByLabel('De').selectOption('1,70 m')
    await dialog.getByLabel('Até').selectOption('1,80 m')
  })
  const preview = page.getByRole('list', { name: 'Prévia do ranking' })
  await expect(preview.getByRole('link')).toHaveText([name])
  await page.getByRole('button', { name: 'Salvar versão' }).click()
  await expect(page.getByText('versão 1', { exact: true })).toBeVisible()

  await inMain(page, 'Ranking').click()
  await expect(title(page, 'RHEA')).toBeVisible()
  await page.getByRole('button', { name: 'Calcular ranking' }).click()
  const ranking = page.getByRole('list', { name: 'Ranking', exact: true })
  await expect(ranking.getByRole('link')).toHaveText([name])
  await ranking.getByText(`Por quê: ${name}`).click()
  await expect(ranking.getByRole('list', { name: `Pontos de ${name}` })).toContainText(
    'Altura: 1,70 m a 1,80 m',
  )
  await page.getByRole('button', { name: 'Guardar ranking' }).click()
  await inMain(page, 'Ver o ranking guardado').click()
  await expect(title(page, `Papel ${mark}, versão 1`)).toBeVisible()
  await expect(ranking.getByRole('link')).toHaveText([name])

  // What artists may say of themselves from now on can be searched.
  await chooseMore(page, 'Data')
  await page.getByRole('tab', { name: 'Habilidades' }).click()
  await page.getByRole('button', { name: 'Nova habilidade' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tipo').fill('Circo')
  for (const language of ['português', 'inglês', 'espanhol'])
    await dialog.getByLabel(`Descrição em ${language}`).fill(`Malabares ${mark} ${language}`)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  await navigation(page).getByRole('link', { name: 'Busca', exact: true }).click()
  const skills = page.getByRole('group', { name: 'Habilidades', exact: true })
  await skills.locator('summary').click()
  await skills.getByLabel('Procurar habilidade').fill(mark)
  await expect(skills.getByRole('checkbox', { name: `Malabares ${mark} português` })).toBeVisible()

  // And the world reads of it.
  await chooseMore(page, 'Blog Admin')
  await inMain(page, 'Novo post').click()
  // The list's search, which is there a moment longer, has the word in its name too.
  await page.getByLabel('Título', { exact: true }).fill(`Chegou ${name}`)
  await page.getByLabel('Resumo').fill('Quem acaba de entrar no elenco.')
  await page.getByLabel('Texto', { exact: true }).fill(`[${name}](/${artist.username}) vem do circo.`)
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText('Post publicado', { exact: true })).toBeVisible()
  const reader = await (await browser.newContext({ baseURL: 'http://127.0.0.1:5173' })).newPage()
  await reader.goto('/blog')
  await reader
    .getByRole('main')
    .getByRole('link', { name: `Chegou ${name}` })
    .first()
    .click()
  await expect(title(reader, `Chegou ${name}`)).toBeVisible()
  await reader.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(title(reader, name)).toBeVisible()
  await reader.context().close()
  await inMain(page, 'Ver no blog').click()
  await expect(title(page, `Chegou ${name}`)).toBeVisible()
  await backend.db.recursiveDelete(backend.db.doc(`posts/chegou-dora-${mark}`))
})
