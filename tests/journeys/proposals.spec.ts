import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { newArtist, review, type Artist } from '../support/browser/reviews.ts'
import { backend, PASSWORD, person, type Person, profileOf } from '../support/functions/functions.ts'
import { makeProposal, presentedItem, proposalOf } from '../support/proposals.ts'

/** Somebody on air with two photos. */
async function onAir(request: APIRequestContext, agent: Person): Promise<Artist> {
  const artist = await newArtist(request)
  expect((await review(artist.uid, agent.token, 'approve')).error).toBeUndefined()
  const [photo] = (await profileOf(artist.uid))?.media ?? []
  await backend.db.doc(`profiles/${artist.uid}`).update({ media: [photo, { ...photo, id: 'segunda' }] })
  return artist
}

async function beAgent(page: Page): Promise<Person> {
  const agent = await person({ grants: ['AGENT'], status: 'published' })
  await beSignedIn(page, agent.email, PASSWORD)
  return agent
}

async function pick(page: Page, { artisticName }: Artist): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Escolher artistas' })
  await dialog.getByLabel('Nome').fill(artisticName)
  await dialog.getByRole('checkbox', { name: artisticName }).check()
}

/** Somebody who has the link and no account. */
async function aClient(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: 'http://127.0.0.1:5173' })).newPage()
  await page.goto(link)
  await page.getByLabel('Seu nome').fill('Cliente')
  await page.getByRole('button', { name: 'Entrar' }).click()
  return page
}

const closed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Esta apresentação não está disponível' })

test(
  'an agent makes a proposal, publishes it and sends the link; a new link ends the old one, and the access ends @phone',
  { tag: '@deep-phone' },
  async ({ page, request, browser, context, isMobile }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const agent = await beAgent(page)
    const first = await onAir(request, agent)
    const second = await onAir(request, agent)
    const title = `Campanha ${first.uid.slice(0, 6)}`

    await page.goto('/proposals-admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Propostas' })).toBeVisible()
    await page.getByRole('link', { name: 'Nova proposta' }).first().click()
    await page.getByRole('button', { name: 'Publicar' }).click()
    await expect(page.getByText('Título: informe ao menos 2 caracteres.')).toBeVisible()
    await expect(page.getByLabel('Título')).toBeFocused()
    await page.getByLabel('Título').fill(title)
    await page.getByLabel('Cliente').fill('Produtora <b>Serra</b>')
    await page.getByLabel('Mensagem').fill('Veja a nossa seleção.')

    await page.getByRole('button', { name: 'Escolher artistas' }).click()
    await pick(page, first)
    await pick(page, second)
    await page.getByRole('button', { name: 'Adicionar' }).click()
    const list = page.getByRole('list', { name: 'Artistas da proposta' })
    await expect(list.getByRole('listitem')).toHaveCount(2)

    // What they are presented for.
    await page.getByLabel(`Personagem de ${second.artisticName}`).fill('A mãe')
    await page.keyboard.press('Enter')
    await expect(list.getByRole('heading', { name: 'A mãe' })).toBeVisible()
    await list.getByRole('button', { name: 'Mover personagem para cima: A mãe' }).click()
    await expect(list.getByRole('listitem').first()).toContainText(second.artisticName)

    // What is shown of one of them.
    await page.getByRole('button', { name: `Escolher mídia de ${first.artisticName}` }).click()
    const media = page.getByRole('dialog', { name: `O que o cliente vê de ${first.artisticName}` })
    await media.getByRole('checkbox', { name: 'Foto 1' }).uncheck()
    await media.getByRole('checkbox', { name: 'Foto 1' }).check()
    await expect(media.getByText('Ordem: Foto 2 e Foto 1.')).toBeVisible()
    await media.getByRole('button', { name: 'Usar esta escolha' }).click()
    await expectAccessible(page)

    if (isMobile) await page.getByRole('button', { name: 'Como o cliente vê' }).click()
    const view = page.getByRole('region', { name: 'Pré-visualização' })
    await expect(view.getByRole('heading', { name: title })).toBeVisible()
    await expect(view.getByText('Para Produtora <b>Serra</b>')).toBeVisible()
    await expect(view.getByRole('heading', { name: first.artisticName })).toBeVisible()
    await expect(view.getByRole('heading', { name: 'A mãe' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Publicar' }).click()
    const asked = page.getByRole('dialog', { name: 'Publicar esta proposta?' })
    await expect(asked).toContainText('2 artistas')
    await asked.getByRole('button', { name: 'Publicar' }).click()
    await expect(page.getByText('Proposta publicada', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Copiar link' }).click()
    await expect(page.getByText('Link copiado', { exact: true })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=/,
    )

    const client = await aClient(browser, link)
    await expect(client.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const { artisticName } of [first, second])
      await expect(client.getByRole('heading', { name: artisticName })).toBeVisible()

    await page.getByRole('button', { name: 'Gerar novo link' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Gerar novo link' }).click()
    await expect(page.getByText('Link novo pronto', { exact: true })).toBeVisible()
    await client.reload()
    await expect(closed(client)).toBeVisible()
    await expect(async () => {
      await page.getByRole('button', { name: 'Copiar link' }).click()
      expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe(link)
    }).toPass()
    const another = await aClient(browser, await page.evaluate(() => navigator.clipboard.readText()))
    await expect(another.getByRole('heading', { level: 1, name: title })).toBeVisible()

    await page.getByRole('button', { name: 'Encerrar acesso' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Encerrar acesso' }).click()
    await expect(page.getByText('O acesso foi encerrado', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await another.reload()
    await expect(closed(another)).toBeVisible()
  },
)

test(
  'what is typed is not lost, what others save joins it, and the same field asks',
  { tag: '@deep' },
  async ({ page }) => {
    await beAgent(page)
    const { id } = await makeProposal([], { status: 'draft', title: 'Série de época' })
    await page.goto(`/proposals-admin?proposta=${id}`)
    await page.getByLabel('Mensagem').fill('Com carinho.')
    await page.reload()
    await expect(page.getByLabel('Mensagem')).toHaveValue('Com carinho.')

    // Somebody else, elsewhere in it.
    const { version } = await proposalOf(id)
    await backend.db.doc(`proposals/${id}`).update({ title: 'Série moderna', version: version + 1 })
    await expect(page.getByLabel('Título')).toHaveValue('Série moderna')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Tudo salvo.')).toBeVisible()
    expect(await proposalOf(id)).toMatchObject({ title: 'Série moderna', message: 'Com carinho.' })

    await page.getByLabel('Cliente').fill('Produtora Sol')
    const next = await proposalOf(id)
    await backend.db.doc(`proposals/${id}`).update({ client: 'Produtora Lua', version: next.version + 1 })
    await expect(
      page.getByText('Outra pessoa salvou mudanças nesta proposta', { exact: false }),
    ).toBeVisible()
    await expect(page.getByLabel('Cliente')).toHaveValue('Produtora Sol')
    await page.getByRole('button', { name: 'Descartar e carregar a versão atual' }).click()
    await expect(page.getByLabel('Cliente')).toHaveValue('Produtora Lua')

    await page.getByLabel('Título').fill('Outra coisa')
    await page.getByRole('link', { name: 'Todas as propostas' }).click()
    await page.getByRole('button', { name: 'Sair sem salvar' }).click()
    await page.goto('/proposals-admin?estado=rascunhos')
    await page.getByRole('main').getByRole('link', { name: 'Série moderna' }).first().click()
    await page.getByRole('button', { name: 'Excluir rascunho' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir rascunho' }).click()
    await expect(page).toHaveURL(/estado=rascunhos/)
    await expect.poll(async () => (await backend.db.doc(`proposals/${id}`).get()).exists).toBe(false)
  },
)

test(
  'whoever cannot be shown says why, whoever is taken out comes back, and the list tells where each stands',
  { tag: '@deep' },
  async ({ page }) => {
    await beAgent(page)
    const [away, child] = [
      await person({ status: 'archived' }),
      await person({ status: 'published', birthDate: { seconds: 1_500_000_000, nanoseconds: 0 } }),
    ]
    const title = `Elenco ${away.uid.slice(0, 6)}`
    const { id } = await makeProposal([presentedItem(away), presentedItem(child)], { title })
    await page.goto('/proposals-admin')
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
    await expect(row).toContainText('2 artistas')
    await expect(row).toContainText('Publicada')
    await expectAccessible(page)
    await row.getByRole('link', { name: title }).click()
    const rows = page.getByRole('list', { name: 'Artistas da proposta' }).getByRole('listitem')
    await expect(rows.first()).toContainText('Não aparece para o cliente: fora do ar.')
    await expect(rows.last()).toContainText('a autorização do responsável ainda não foi confirmada')
    await page.getByRole('button', { name: `Tirar da proposta: ${away.profile.artisticName}` }).click()
    await expect(rows).toHaveCount(1)
    await page
      .getByRole('button', { name: `Desfazer: ${away.profile.artisticName} saiu da proposta` })
      .click()
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText(away.profile.artisticName)
    await expect(page.getByText('Tudo salvo.')).toBeVisible()

    await backend.db.doc(`proposals/${id}`).update({ deadline: new Date(Date.now() - 60_000) })
    await expect(page.getByText('O prazo passou e o link não abre mais.', { exact: false })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copiar link' })).toBeHidden()
  },
)

test('an artist in no presentation reads what one is', async ({ page }) => {
  const { email } = await person({ status: 'published' })
  await beSignedIn(page, email, PASSWORD)
  await page.goto('/proposals-admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Apresentações' })).toBeVisible()
  await expectAccessible(page)
})
