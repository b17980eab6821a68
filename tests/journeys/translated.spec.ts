import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../scripts/lib/project.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { enterRoom } from '../support/browser/enterRoom.ts'
import { expect, test } from '../support/browser/journey.ts'
import { registerArtist } from '../support/browser/newArtist.ts'
import { publicExamples } from '../support/browser/publicExamples.ts'
import { routeCall } from '../support/browser/routeCall.ts'
import { translate } from '../support/browser/translator.ts'
import { candidate, openCasting } from '../support/castings.ts'
import { PASSWORD, person } from '../support/functions/functions.ts'
import { makeProposal, presentedItem } from '../support/proposals.ts'
import { seatPeople } from '../support/seatedPeople.ts'
import { shownArtist } from '../support/shownArtists.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(translate)
})

/** Expects a page that is translated and did not crash. */
async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('main font').first()).toBeVisible()
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
}

test('a visitor writes and signs in on translated pages', async ({ page, allowedErrors }) => {
  allowedErrors.push(/400/)
  await page.goto('/contatos')
  await page.getByLabel('Assunto').selectOption({ label: 'Contratar artistas' })
  await page.getByLabel('Seu nome').fill('Helena')
  await page.getByLabel('Seu e-mail').fill('helena@example.com')
  await page.getByLabel('Mensagem').fill('Procuramos três pessoas para um curta.')
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await routeCall(page, 'submitContact', async (route) => {
    await promise
    await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { result: {} } })
  })
  const send = page.getByRole('button', { name: 'Enviar mensagem' })
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  resolve(undefined)
  await page.getByRole('button', { name: 'Escrever outra' }).click()
  await expectTranslated(page)

  await page.goto('/login')
  await page.getByLabel('E-mail').fill('artista@demo.local')
  await page.getByLabel('Senha', { exact: true }).fill('errada-1234')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha inválidos.')
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await expectTranslated(page)
})

test('a client answers in a translated room', async ({ page }) => {
  const ana = await shownArtist({ artisticName: 'Ana da Tradução' }, { photos: 1 })
  await enterRoom(page, await makeProposal([presentedItem(ana, { role: 'Vizinha' })]))
  const answers = page.getByRole('radiogroup', { name: 'Sua resposta' })
  for (const name of ['Sim', 'Talvez', 'Não']) await answers.getByRole('radio', { name }).check()
  await answers.getByRole('radio', { name: 'Não' }).click()
  await expect(answers.getByRole('radio', { checked: true })).toHaveCount(0)
  await answers.getByRole('radio', { name: 'Sim' }).check()
  const bar = page.getByRole('region', { name: 'Suas respostas' })
  await expect(bar).toContainText('1 de 1 respondidos')
  await expect(bar.getByText('Salvo', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Enviar respostas' }).click()
  await expect(bar.getByText('Respostas enviadas')).toBeVisible()
  await expectTranslated(page)
})

test(
  'prerendered pages work when they are translated before their code runs',
  { tag: '@deep' },
  async ({ page }) => {
    const { artist, post, casting } = await publicExamples()
    for (const address of ['/', '/sobre', '/artistas', '/blog', artist, post, casting]) {
      await page.goto(address)
      await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.locator('[data-shell]')).toHaveCount(0)
      await expectTranslated(page)
    }
  },
)

test('an artist saves a translated profile', { tag: '@deep' }, async ({ page, request }) => {
  const artist = await registerArtist(request)
  await beSignedIn(page, artist.email)
  await page.goto('/perfil')
  await page.getByLabel('Apresentação').fill('Faço teatro desde os doze anos.')
  await expect(page.getByText('Há alterações não salvas.')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText('Tudo salvo.')).toBeVisible()
  await expectTranslated(page)
})

test(
  'an agent searches, moves a card and writes on translated screens',
  { tag: '@deep' },
  async ({ page }) => {
    const agent = await person({ grants: ['AGENT'], status: 'published' })
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto('/search')
    const results = page.getByRole('list', { name: 'Resultados' })
    await expect(results.getByRole('link')).toHaveCount(24)
    const uf = page.getByRole('group', { name: 'UF', exact: true })
    await uf.locator('summary').click()
    await uf.getByRole('checkbox', { name: 'SP' }).check()
    await page.getByRole('button', { name: 'Remover filtro: SP' }).click()
    await page.getByRole('button', { name: 'Carregar mais' }).click()
    await expect(results.getByRole('link')).not.toHaveCount(24)
    await expectTranslated(page)

    const casting = await openCasting(agent)
    const [first] = await seatPeople(casting, 2)
    const name = first?.name ?? ''
    await page.goto(`/casting?casting=${casting.castingId}`)
    await page.getByRole('button', { name: `Mover ${name}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Pré-selecionados' }).click()
    const column = page.getByRole('region', { name: 'Pré-selecionados', exact: true })
    await expect(column.getByRole('article', { name, exact: true })).toBeVisible()
    await expect(column.getByRole('heading', { level: 3 })).toHaveText('Pré-selecionados1')
    await expectTranslated(page)

    const artist = await candidate()
    await page.goto(`/chat/${artist.uid}`)
    await page.getByRole('button', { name: 'Começar conversa' }).click()
    await page.getByLabel('Mensagem', { exact: true }).fill('Você está livre na quinta?')
    await page.getByRole('button', { name: 'Enviar' }).click()
    const log = page.getByRole('log', { name: 'Mensagens' })
    await expect(log).toContainText('Você está livre na quinta?')
    await expectTranslated(page)
  },
)
