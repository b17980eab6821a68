import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { askedTest, pdfSides, storedSums, takeFile } from '../support/browser/askedTest.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, openMenu, test } from '../support/browser/journey.ts'
import { candidate } from '../support/castings.ts'
import { backend, call, PASSWORD, person } from '../support/functions/functions.ts'

const MIB = 1024 * 1024
/** What the upload itself asks. */
const STORE = '**/v0/b/*/o?name=tests*'

const standing = (page: Page) => page.getByRole('status', { name: 'Situação' })
const upload = (page: Page) => page.getByRole('status', { name: 'Envio' })

/** What there is to read is folded on a phone, and always there on a wide window. */
async function pressWhereFolded(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name })
  if (await button.isVisible()) await button.click()
}

async function statusOf(testRequestId: string): Promise<unknown> {
  return (await backend.db.doc(`testRequests/${testRequestId}`).get()).get('status')
}

test(
  'an artist finds a test, accepts, reads the scene and sends a take over a connection that is cut, through a reload @phone',
  { tag: '@deep-desk' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/ERR_FAILED|Failed to load resource/)
    const agent = await person({ grants: ['AGENT'] })
    const artist = await candidate()
    const testRequestId = await askedTest(agent, artist)
    await beSignedIn(page, artist.email, PASSWORD)
    await page.goto('/trabalhos')
    const waiting = page.getByRole('list', { name: 'Testes para gravar' })
    await expect(page.getByRole('heading', { level: 2, name: 'Testes para gravar' })).toBeVisible()
    await openMenu(page)
    const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Trabalhos' })
    await expect(link).toHaveAccessibleDescription('1 teste para gravar')
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await waiting.getByRole('link', { name: 'Abrir o teste' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Cena da cozinha' })).toBeVisible()
    await expect(standing(page)).toHaveText('Para responder')
    await expect(page.getByText('R$ 3.500,00')).toBeVisible()
    await expect(page.getByText('Internet, Brasil, 12 meses')).toBeVisible()
    await expect(page.getByText('Gostamos muito do seu material.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Antes de gravar' })).toBeVisible()
    await expect(page.getByText('Você chegou cedo')).toHaveCount(0)
    await expect.poll(() => statusOf(testRequestId)).toBe('opened')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Pedir mais prazo' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Motivo').fill('Estou em viagem até amanhã.')
    await dialog.getByRole('button', { name: 'Pedir prazo' }).click()
    await expect(page.getByText(/^Você pediu mais prazo em/)).toBeVisible()

    await page.getByRole('button', { name: 'Aceitar' }).click()
    await expect(standing(page)).toHaveText('Para gravar')
    await pressWhereFolded(page, 'Ler o texto')
    await expect(page.getByText('Você chegou cedo')).toBeVisible()
    await expectAccessible(page)
    await pressWhereFolded(page, 'Fechar texto')

    // The connection ends after the first part.
    let parts = 0
    await page.route(STORE, (route) => {
      if (route.request().headers()['x-goog-upload-command'] === 'upload') parts += 1
      return parts > 1 ? route.abort() : route.continue()
    })
    const file = takeFile(5 * MIB)
    await page.getByRole('button', { name: 'Usar um arquivo' }).setInputFiles(file)
    await expect(upload(page)).toHaveText('Sem conexão: o envio continua quando ela voltar')
    await expect(page.getByRole('button', { name: 'Enviar teste' })).toBeDisabled()
    await expectAccessible(page)

    // Followed before the connection is back: the page asks again by itself.
    const begun: string[] = []
    page.on('request', (request) => {
      const command = request.headers()['x-goog-upload-command']
      if (command !== undefined) begun.push(command)
    })
    // What the page before the reload still asked says nothing of the one after it.
    page.on('framenavigated', () => {
      begun.length = 0
    })
    await page.unroute(STORE)
    await page.reload()
    await expect(upload(page)).toHaveText(/^Tudo pronto/)
    expect(begun[0]).toBe('query')
    expect(begun).not.toContain('start')
    await expect(standing(page)).toHaveText('Para gravar')
    await page.getByRole('button', { name: 'Enviar teste' }).click()
    await expect(standing(page)).toHaveText('Teste enviado')
    const sum = createHash('md5').update(file.buffer).digest('base64')
    expect(await storedSums(artist.uid, testRequestId)).toEqual([sum])

    await page.getByRole('button', { name: /^Ver vídeo.*: Take 1$/ }).click()
    await expect(page.getByLabel('Take 1', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Retirar meu teste' }).click()
    await dialog.getByLabel('Motivo').fill('Mudei de ideia.')
    await dialog.getByRole('button', { name: 'Retirar', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Você recusou este teste' })).toBeVisible()
    await expect.poll(() => storedSums(artist.uid, testRequestId)).toEqual([])
  },
)

test(
  'what the server misses comes again, what began in time is sent after the deadline, and the answer is read',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    // What is refused is told in the console, too: a take that was sent before, a page of which the reader has no font.
    allowedErrors.push(/Failed to load resource/)
    const agent = await person({ grants: ['AGENT'] })
    const artist = await candidate()
    const sides = await pdfSides(agent, 'A porta estava aberta.')
    const testRequestId = await askedTest(agent, artist, { takes: 1 }, { sides })
    await call('changeState', { kind: 'test', testRequestId, to: 'accepted' }, artist.token)
    await beSignedIn(page, artist.email, PASSWORD)
    await page.goto(`/teste/${testRequestId}`)
    await page.getByRole('button', { name: 'Abrir o PDF (1 página)' }).click()
    await expect(page.getByRole('heading', { name: 'Página 1 de 1' })).toBeVisible()
    await expect(page.getByText('A porta estava aberta.')).toBeAttached()
    await expectAccessible(page)

    const first = takeFile(2 * MIB, 'primeiro.webm')
    await page.getByRole('button', { name: 'Usar um arquivo' }).setInputFiles([first, takeFile(MIB)])
    // Only one may go: the latest, until another one is chosen in its place.
    await expect(page.getByLabel('Enviar o take 2')).toBeChecked()
    await page.getByLabel('Enviar o take 1').check()
    await expect(page.getByLabel('Enviar o take 2')).not.toBeChecked()
    await expect(upload(page)).toHaveText(/^Tudo pronto/)
    await page.getByRole('button', { name: 'Usar um arquivo' }).setInputFiles(first)
    await expect(page.getByText('Este vídeo já está aqui.')).toBeVisible()
    await backend.bucket.deleteFiles({ prefix: `tests/${artist.uid}/${testRequestId}/` })
    await page.getByRole('button', { name: 'Enviar teste' }).click()
    await expect(page.getByRole('alert')).toContainText('Uma parte não chegou inteira.')
    await expect(upload(page)).toHaveText(/^Tudo pronto/)
    const until = (hours: number) =>
      backend.db
        .doc(`testRequests/${testRequestId}`)
        .update({ deadline: new Date(Date.now() + hours * 3_600_000) })
    // The page looks at the clock each minute, and when it is opened.
    await until(0)
    await page.reload()
    await expect(page.getByText('O prazo passou, mas este envio começou a tempo: pode enviar.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Usar um arquivo' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Enviar teste' }).click()
    await expect(standing(page)).toHaveText('Teste enviado')

    await until(20)
    const answer = (to: string, message: string) =>
      call('changeState', { kind: 'test', testRequestId, to, message }, agent.token)
    await answer('retake', 'Mais perto da câmera, por favor.')
    await expect(standing(page)).toHaveText('A agência pediu outro take')
    await expect(page.getByText('Mais perto da câmera, por favor.')).toBeVisible()
    await page.getByRole('button', { name: 'Usar um arquivo' }).setInputFiles(first)
    await expect(page.getByText('Este vídeo você já enviou. Escolha outro.')).toBeVisible()
    await page.getByRole('button', { name: 'Remover o take 1' }).click()
    await page.getByRole('button', { name: 'Usar um arquivo' }).setInputFiles(takeFile(MIB))
    await expect(upload(page)).toHaveText(/^Tudo pronto/)
    await page.getByRole('button', { name: 'Enviar teste' }).click()
    await expect(standing(page)).toHaveText('Teste enviado')
    await answer('approved', 'Era isso.')
    await expect(standing(page)).toHaveText('Aprovado')
    await expect(page.getByText('Era isso.')).toBeVisible()
    await expectAccessible(page)
  },
)

test('an artist refuses with a reason, and staff are led to their own page of a test', async ({ page }) => {
  const agent = await person({ grants: ['AGENT'] })
  const artist = await candidate()
  const testRequestId = await askedTest(agent, artist)
  await beSignedIn(page, artist.email, PASSWORD)
  await page.goto(`/teste/${testRequestId}`)
  await page.getByRole('button', { name: 'Recusar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Recusar teste' }).click()
  await expect(dialog.getByText('Escreva o motivo em poucas palavras.')).toBeVisible()
  await dialog.getByLabel('Motivo').fill('Estarei em cartaz nesses dias.')
  await dialog.getByRole('button', { name: 'Recusar teste' }).click()
  await expect(page.getByRole('heading', { name: 'Você recusou este teste' })).toBeVisible()
  await expect(page.getByText('Estarei em cartaz nesses dias.')).toBeVisible()
  await expectAccessible(page)

  await beSignedIn(page, agent.email, PASSWORD)
  await page.goto(`/teste/${testRequestId}`)
  const way = page.getByRole('link', { name: 'Abrir o pedido de teste' })
  await expect(way).toHaveAttribute('href', `/test-requests/${testRequestId}`)
})

test(
  'no byte of a large take is lost or doubled, however often its upload is cut and its tab is closed',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/ERR_FAILED|Failed to load resource/)
    const agent = await person({ grants: ['AGENT'] })
    const artist = await candidate()
    const testRequestId = await askedTest(agent, artist)
    await call('changeState', { kind: 'test', testRequestId, to: 'accepted' }, artist.token)
    await beSignedIn(page, artist.email, PASSWORD)
    await page.goto(`/teste/${testRequestId}`)
    let requests = 0
    let isBadNetwork = true
    // Every third of what the upload asks does not arrive; of every fifth the answer is lost.
    await page.route(STORE, async (route) => {
      if (!isBadNetwork) return route.continue()
      requests += 1
      if (requests % 3 === 0) return route.abort()
      if (requests % 5 === 0) await route.fetch()
      return requests % 5 === 0 ? route.abort() : route.continue()
    })
    const file = takeFile(48 * MIB)
    await page.getByRole('button', { name: 'Usar um arquivo' }).setInputFiles({ ...file })
    await expect(upload(page)).toContainText('Subindo')
    for (let kills = 0; kills < 10; kills += 1) {
      const before = requests
      await expect.poll(() => requests).toBeGreaterThan(before + (kills % 3))
      await page.reload()
    }
    // Not `unroute`: what a page that just began still asks for, its code among it, would now and then never be answered.
    isBadNetwork = false
    await expect(upload(page)).toHaveText(/^Tudo pronto/)
    await page.getByRole('button', { name: 'Enviar teste' }).click()
    await expect(standing(page)).toHaveText('Teste enviado')
    const sum = createHash('md5').update(file.buffer).digest('base64')
    expect(await storedSums(artist.uid, testRequestId)).toEqual([sum])
  },
)
