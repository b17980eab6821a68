import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { attachmentPath } from '@ribalta/domain/conversations/conversation'
import type { Locator, Page } from '@playwright/test'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { cut, restore } from '../support/browser/network.ts'
import { makePhoto } from '../support/browser/photos.ts'
import { routeCall } from '../support/browser/routeCall.ts'
import { candidate } from '../support/castings.ts'
import { backend, call, PASSWORD, person } from '../support/functions/functions.ts'

const PDF = {
  name: 'cena.pdf',
  mimeType: 'application/pdf',
  buffer: readFileSync(join(import.meta.dirname, '../../scripts/seed/screenTests/cena-da-varanda.pdf')),
}
const NO_PHOTO = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Isto é um texto.') }

const log = (page: Page) => page.getByRole('log', { name: 'Mensagens' })
const attach = (page: Page) => page.getByLabel('Anexar')
const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true })

/** How many pixels a picture is wide, 0 while it is not there. */
const widthOf = (picture: Locator): Promise<number> =>
  picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))

test(
  'an artist’s photo goes once though the network is cut and the page loaded again; the agent sees it and answers with a PDF; who left gets neither @phone',
  { tag: '@deep-desk' },
  async ({ page, browser, allowedErrors }) => {
    // The calls that are refused below, and what the page that is closed meanwhile was asking for.
    allowedErrors.push(/Failed to load resource/)
    const [agent, artist] = await Promise.all([
      person({ grants: ['AGENT'], status: 'published' }),
      candidate(),
    ])
    await call('startConversation', { uid: artist.uid }, agent.token)
    await beSignedIn(page, artist.email, PASSWORD)
    await page.goto('/perfil')
    await page.getByRole('main').getByRole('link', { name: 'Agência' }).click()
    await expect(page.getByText('Ninguém escreveu ainda.')).toBeVisible()

    await attach(page).setInputFiles(await makePhoto('camarim.jpg'))
    const chosen = page.getByRole('list', { name: 'Anexos' })
    await expect(chosen.locator('img')).toBeVisible()
    await page.getByLabel('Mensagem').fill('Assim ficou o figurino.')
    await expectAccessible(page)
    await page.reload()
    await expect(chosen.getByText('camarim.jpg')).toBeVisible()
    await expect(page.getByLabel('Mensagem')).toHaveValue('Assim ficou o figurino.')

    await cut(page)
    await send(page).click()
    await expect(log(page).getByText('Esperando a conexão…')).toBeVisible()
    await expect.poll(() => widthOf(log(page).locator('img'))).toBeGreaterThan(0)
    const stop = await routeCall(page, 'openUploads', (route) => route.abort())
    await restore(page)
    await page.reload()
    await expect(log(page).getByText('Esperando a conexão…')).toBeVisible()
    await expect(log(page).getByText('camarim.jpg')).toBeVisible()
    await stop()
    await expect(log(page).getByText('Esperando a conexão…')).toHaveCount(0)
    const sent = log(page).getByRole('button', { name: 'Foto camarim.jpg, de você' })
    await expect.poll(() => widthOf(sent.locator('img'))).toBe(800)
    const messages = backend.db.collection(`conversations/${artist.uid}/messages`)
    expect((await messages.get()).docs.map((stored) => stored.get('text') as unknown)).toEqual([
      'Assim ficou o figurino.',
    ])

    const desk = await (
      await browser.newContext({
        baseURL: 'http://127.0.0.1:5173',
        viewport: { width: 1440, height: 900 },
      })
    ).newPage()
    await beSignedIn(desk, agent.email, PASSWORD)
    await desk.goto(`/chat/${artist.uid}`)
    const seen = log(desk).getByRole('button', {
      name: `Foto camarim.jpg, de ${artist.profile.artisticName}`,
    })
    await expect.poll(() => widthOf(seen.locator('img'))).toBe(800)
    await seen.click()
    const large = desk.getByRole('dialog').getByRole('img', { name: /^Foto camarim\.jpg/ })
    await expect.poll(() => widthOf(large)).toBe(800)
    await desk.keyboard.press('Escape')
    await expect(desk.getByRole('dialog')).toHaveCount(0)
    const address = (await seen.locator('img').getAttribute('src')) ?? ''
    await attach(desk).setInputFiles(PDF)
    await send(desk).click()
    await expect(log(desk).getByRole('button', { name: 'Baixar cena.pdf' })).toBeVisible()
    await expectAccessible(desk)

    const downloaded = page.waitForEvent('download')
    await log(page).getByRole('button', { name: 'Baixar cena.pdf' }).click()
    const file = await downloaded
    expect(file.suggestedFilename()).toBe('cena.pdf')
    expect((await stat(await file.path())).size).toBe(PDF.buffer.length)

    await attach(page).setInputFiles(NO_PHOTO)
    await expect(page.getByText(/^foto\.jpg: Formato não aceito/)).toBeVisible()
    await expectAccessible(page)

    const { docs } = await messages.where('n', '==', 1).get()
    const path = attachmentPath(artist.uid, docs[0]?.id ?? '', 0)
    await call('leaveConversation', { conversationId: artist.uid }, agent.token)
    const { result } = await call('openFiles', { paths: [path] }, agent.token)
    expect(result).toMatchObject({ tickets: [null] })
    expect((await desk.request.get(address)).status()).toBe(403)
    await desk.context().close()
  },
)
