import type { Browser, Locator, Page } from '@playwright/test'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { enterRoom } from '../support/browser/enterRoom.ts'
import { expectLoaded } from '../support/browser/expectLoaded.ts'
import { expect, test } from '../support/browser/journey.ts'
import { cut, restore } from '../support/browser/network.ts'
import { newArtist, review } from '../support/browser/reviews.ts'
import { candidateOf, openCasting } from '../support/castings.ts'
import { call, PASSWORD, person } from '../support/functions/functions.ts'
import { keyOf, type MadeProposal } from '../support/proposals.ts'
import { starPeople } from '../support/starPeople.ts'

const BASE = 'http://127.0.0.1:5173'
const HOSTING = 'http://127.0.0.1:5000'
const PHONE = { baseURL: BASE, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** A client on a phone of their own, who is in the room and has its photos. */
async function onPhone(
  browser: Browser,
  made: MadeProposal,
  name: string,
  people: readonly string[],
): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage()
  await enterRoom(page, made, name)
  for (const each of people) await expectLoaded(region(page, each).locator('img').first())
  return page
}

async function answer(page: Page, name: string, choice: string): Promise<void> {
  await region(page, name)
    .getByRole('radiogroup', { name: 'Sua resposta' })
    .getByRole('radio', { name: choice })
    .check()
}

const bar = (page: Page): Locator => region(page, 'Suas respostas')

test(
  'a proposal from favorites to the board: two clients answer on phones, one without a connection, one artist leaves while they look',
  { tag: '@deep' },
  async ({ page, request, browser }) => {
    const agent = await person({ grants: ['AGENT'], status: 'published' })
    const [ana, bia] = [await newArtist(request), await newArtist(request)]
    for (const { uid } of [ana, bia]) {
      expect((await review(uid, agent.token, 'approve')).error).toBeUndefined()
    }
    const names = [ana.artisticName, bia.artisticName]
    await starPeople(agent.uid, [ana.uid, bia.uid])

    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto('/favorites')
    await page.getByRole('button', { name: 'Apresentar lista' }).click()
    const title = `Vizinhas ${agent.uid}`
    await page.getByRole('dialog').getByLabel('Título').fill(title)
    await page.getByRole('dialog').getByRole('button', { name: 'Apresentar', exact: true }).click()
    await page.getByRole('link', { name: 'Abrir a proposta' }).click()
    await page.getByRole('button', { name: 'Publicar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click()
    await expect(page.getByText('Proposta publicada', { exact: true })).toBeVisible()
    const id = new URL(page.url()).searchParams.get('proposta') ?? ''
    const made = { id, key: await keyOf(id) }

    // As WhatsApp asks, who has no fragment to send.
    const preview = await request.get(`${HOSTING}/proposta/${id}`, {
      headers: { 'user-agent': 'WhatsApp/2.23.20.0' },
    })
    const told = await preview.text()
    expect(told).toContain('noindex')
    for (const secret of [title, made.key, ...names]) expect(told).not.toContain(secret)

    // One of them is wanted for a casting, too.
    const { castingId } = await openCasting(agent)
    const roleId = 'vizinha'
    const put = await call('addToRole', { castingId, roleId, profileIds: [ana.uid] }, agent.token)
    expect(put.error).toBeUndefined()
    const proposal = { kind: 'existing', id }
    const people = [{ artistId: ana.uid, roleId }]
    expect((await call('addToProposal', { proposal, castingId, people }, agent.token)).error).toBeUndefined()

    const [lia, marcos] = [
      await onPhone(browser, made, 'Lia', names),
      await onPhone(browser, made, 'Marcos', names),
    ]
    await page.goto(`/proposals-admin?proposta=${id}#respostas`)
    await answer(lia, ana.artisticName, 'Sim')
    await expect(bar(lia).getByText('Salvo', { exact: true })).toBeVisible()
    await cut(marcos)
    await answer(marcos, ana.artisticName, 'Talvez')
    await region(marcos, ana.artisticName).getByLabel('Comentário').fill('Escrito sem rede')
    await expect(bar(marcos).getByText(/^Sem conexão: guardado neste aparelho/)).toBeVisible()
    await restore(marcos)
    await expect(bar(marcos).getByText('Salvo', { exact: true })).toBeVisible()

    const photo = region(lia, bia.artisticName).locator('img').first()
    const file = `${BASE}${(await photo.getAttribute('src')) ?? ''}`
    expect((await request.get(file)).status()).toBe(200)
    const artist = await (await browser.newContext(PHONE)).newPage()
    await beSignedIn(artist, bia.email, PASSWORD)
    await artist.goto('/trabalhos')
    await artist.getByRole('article', { name: title }).getByRole('button', { name: 'Quero sair' }).click()
    await artist.getByRole('dialog').getByRole('button', { name: 'Sair' }).click()
    await expect(artist.getByRole('article', { name: title }).getByRole('status')).toHaveText(/^Você saiu/)
    expect((await request.get(file)).status()).toBe(403)
    // Lia's next word about her tells the page that she is gone.
    await answer(lia, bia.artisticName, 'Talvez')
    await expect(region(lia, bia.artisticName)).toHaveCount(0)
    await expect(region(lia, ana.artisticName)).toBeVisible()

    await lia.getByRole('button', { name: 'Enviar respostas' }).click()
    await expect(bar(lia).getByText('Respostas enviadas')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: ana.artisticName })
    await expect(row).toContainText('Sim')
    await expect(row).toContainText('Escrito sem rede')
    await expect(page.getByRole('main').getByText(`${bia.artisticName} saiu`).first()).toBeVisible()
    await page.getByRole('button', { name: 'Levar ao casting' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Levar ao casting' }).click()
    await expect.poll(async () => (await candidateOf(castingId, ana.uid))?.status).toBe('selected')

    await page.goto(`/proposals-admin?proposta=${id}`)
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByRole('button', { name: 'Encerrar acesso' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Encerrar acesso' }).click()
    await expect(page.getByText('A proposta foi concluída', { exact: false })).toBeVisible()
    await marcos.reload()
    await expect(
      marcos.getByRole('heading', { level: 1, name: 'Esta apresentação não está disponível' }),
    ).toBeVisible()
  },
)
