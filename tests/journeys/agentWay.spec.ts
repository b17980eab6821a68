import type { Browser, Locator, Page } from '@playwright/test'
import { newArtist, review, type Artist } from '../support/browser/reviews.ts'
import { expect, signIn, test } from '../support/browser/journey.ts'
import { apply, openCasting, UNREADABLE_CASTING } from '../support/castings.ts'
import { call, newSession, PASSWORD, person, type Person, profileOf } from '../support/functions/functions.ts'
import { chanceId } from '../support/screenTests.ts'
import { sendTakes } from '../support/sentTakes.ts'

const menu = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true })
const card = (page: Page, column: string, name: string): Locator =>
  page.getByRole('region', { name: column, exact: true }).getByRole('article', { name, exact: true })
const said = (page: Page, words: string): Locator => page.getByRole('main').getByText(words)

/** A casting, and three artists on air: the first has applied for its role. */
async function morning(request: Parameters<typeof newArtist>[0], agent: Person) {
  const mark = newSession().slice(0, 8)
  const artists: Artist[] = []
  for (const name of ['Ana', 'Bia', 'Caio']) {
    const artist = await newArtist(request, {
      artisticName: `${name} ${mark}`,
      city: 'Xapuri',
      uf: 'AC',
      heightCm: name === 'Caio' ? 190 : 172,
    })
    expect((await review(artist.uid, agent.token, 'approve')).error).toBeUndefined()
    artists.push(artist)
  }
  const [ana, bia, caio] = artists
  if (ana === undefined || bia === undefined || caio === undefined) throw new Error('There are three')
  const { castingId, casting } = await openCasting(agent)
  const mediaIds = (await profileOf(ana.uid))?.media.map(({ id }) => id) ?? []
  expect((await apply(ana, castingId, { mediaIds })).error).toBeUndefined()
  return { mark, ana, bia, caio, castingId, casting }
}

/** Somebody who has the link and no account. */
async function aClient(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(link)
  await page.getByLabel('Seu nome').fill('Cliente')
  await page.getByRole('button', { name: 'Entrar' }).click()
  return page
}

test('an agent goes from the morning’s news to a search, a test, a presentation and a conversation', async ({
  page,
  browser,
  context,
  request,
  allowedErrors,
}) => {
  allowedErrors.push(UNREADABLE_CASTING)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const colleague = await person({ grants: ['AGENT'], status: 'published' })
  const agent = await person({ grants: ['AGENT'], status: 'published' })
  const { mark, ana, bia, caio, castingId, casting } = await morning(request, colleague)
  const dialog = page.getByRole('dialog')

  // What happened since yesterday, and where it leads.
  await signIn(page, agent.email, PASSWORD)
  await expect(page).toHaveURL('/feed')
  await page
    .getByRole('list', { name: 'Novidades' })
    .getByRole('link')
    .filter({ hasText: `${ana.artisticName} se inscreveu em ${casting.title}` })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: casting.title })).toBeVisible()
  await expect(card(page, 'Inscritos', ana.artisticName)).toBeVisible()

  // Who else there is for the role.
  await menu(page, 'Busca').click()
  const results = page.getByRole('list', { name: 'Resultados' })
  const uf = page.getByRole('group', { name: 'UF', exact: true })
  await uf.locator('summary').click()
  await uf.getByRole('checkbox', { name: 'AC' }).check()
  const height = page.getByRole('group', { name: 'Altura' })
  await height.locator('summary').click()
  await height.getByLabel('De').selectOption('170')
  await page.getByLabel('Nome', { exact: true }).fill(mark)
  await expect(results.getByRole('link')).toHaveCount(3)
  for (const { artisticName } of [bia, caio]) await results.getByLabel(`Marcar ${artisticName}`).check()
  await page
    .getByRole('toolbar', { name: 'Ações com os marcados' })
    .getByRole('button', { name: 'Colocar em um personagem' })
    .click()
  await dialog.getByRole('button', { name: casting.title }).click()
  await dialog.getByRole('button', { name: 'Vizinha' }).click()
  await expect(said(page, '2 pessoas estão na pré-seleção de “Vizinha”.')).toBeVisible()
  await page.getByRole('link', { name: 'Abrir a mesa do casting' }).click()

  // One of them is asked for a test, and their take is approved.
  await expect(card(page, 'Pré-selecionados', caio.artisticName)).toBeVisible()
  await page.getByRole('button', { name: `Mover ${bia.artisticName}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Em teste' }).click()
  await dialog.getByLabel('Modelo').selectOption({ label: 'Cena da cozinha' })
  await dialog.getByRole('button', { name: 'Pedir teste' }).click()
  await expect(said(page, `Teste pedido a ${bia.artisticName}.`)).toBeVisible()
  const itsTest = card(page, 'Em teste', bia.artisticName).getByRole('link', { name: /^Teste: / })
  const testId = (await itsTest.getAttribute('href'))?.split('/').at(-1) ?? ''
  await sendTakes(bia, testId)
  await expect(itsTest).toContainText('Teste: recebido')
  await itsTest.click()
  await page.getByRole('button', { name: /^Ver vídeo/ }).click()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Aprovar' }).click()
  await dialog.getByLabel('Mensagem').fill('Que bonita essa pausa.')
  await dialog.getByRole('button', { name: 'Aprovar teste' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Abrir a mesa do casting' }).click()
  await expect(card(page, 'Apresentados', bia.artisticName)).toContainText('Teste: aprovado')

  // Two are presented to the client, who has a link.
  for (const { artisticName } of [ana, bia])
    await page.getByRole('checkbox', { name: `Marcar ${artisticName}`, exact: true }).check()
  await page.getByRole('button', { name: 'Mover os marcados para Apresentados' }).click()
  await expect(dialog).toHaveAccessibleName('Apresentar 2 pessoas')
  const title = `Vizinhos ${mark}`
  await dialog.getByLabel('Título').fill(title)
  await dialog.getByRole('button', { name: 'Apresentar' }).click()
  await expect(said(page, `2 pessoas entraram em “${title}”.`)).toBeVisible()
  await page.getByRole('link', { name: 'Abrir a proposta' }).click()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await dialog.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('Proposta publicada', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Copiar link' }).click()
  await expect(page.getByText('Link copiado', { exact: true })).toBeVisible()
  const client = await aClient(browser, await page.evaluate(() => navigator.clipboard.readText()))
  for (const { artisticName } of [ana, bia])
    await expect(client.getByRole('heading', { name: artisticName })).toBeVisible()
  await client.context().close()

  // And one of them hears of it from the board.
  await page.getByRole('link', { name: 'Casting desta proposta' }).click()
  await expect(card(page, 'Apresentados', ana.artisticName)).toBeVisible()
  await page.getByRole('button', { name: `Mover ${bia.artisticName}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Conversar' }).click()
  const log = page.getByRole('log', { name: 'Mensagens' })
  await page.getByLabel('Mensagem', { exact: true }).fill('O cliente vê você hoje. Livre em março?')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(log).toContainText('O cliente vê você hoje.')
  await expect(log.getByRole('link', { name: new RegExp(casting.title) })).toHaveAttribute(
    'href',
    `/casting?casting=${castingId}`,
  )
  const answer = { conversationId: bia.uid, messageId: chanceId(), text: 'Livre o mês inteiro.' }
  expect((await call('sendMessage', answer, bia.token)).error).toBeUndefined()
  await expect(log).toContainText('Livre o mês inteiro.')

  // All of it is told where one looks everybody up.
  await page.getByRole('heading', { level: 2 }).getByRole('link', { name: bia.artisticName }).click()
  await expect(page.getByRole('heading', { level: 1, name: bia.artisticName })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Testes' }).getByRole('link')).toHaveAttribute(
    'href',
    `/test-requests/${testId}`,
  )
  const application = page.getByRole('list', { name: 'Inscrições' }).getByRole('listitem')
  await expect(application).toContainText(casting.title)
  await expect(application).toContainText('Apresentado')
  const presented = page.getByRole('list', { name: 'Apresentações' }).getByRole('listitem')
  await expect(presented.getByRole('link')).toHaveText(title)
})
