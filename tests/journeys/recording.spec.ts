import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { WAITS } from '../../scripts/lib/waits.ts'
import { askedTest, SCENE, storedSums } from '../support/browser/askedTest.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import {
  kill,
  openStudio,
  playedAt,
  recordFor,
  recordingsOnDevice,
  secondsInDatabase,
  secondsOnDevice,
  studio,
  sumsOnDevice,
  takesOn,
  withoutCountdown,
} from '../support/browser/recording.ts'
import { candidate } from '../support/castings.ts'
import { backend, call, PASSWORD, person } from '../support/functions/functions.ts'

/** What the upload itself asks. */
const STORE = '**/v0/b/*/o?name=tests*'

const standing = (page: Page) => page.getByRole('status', { name: 'Situação' })
const upload = (page: Page) => page.getByRole('status', { name: 'Envio' })
const button = (page: Page, name: string) => studio(page).getByRole('button', { name, exact: true })

/** A test that its artist has accepted, open before them. */
async function acceptedTest(page: Page, form: object = {}) {
  const agent = await person({ grants: ['AGENT'] })
  const artist = await candidate()
  const testRequestId = await askedTest(agent, artist, form)
  await call('changeState', { kind: 'test', testRequestId, to: 'accepted' }, artist.token)
  await beSignedIn(page, artist.email, PASSWORD)
  await page.goto(`/teste/${testRequestId}`)
  return { agent, artist, testRequestId }
}

async function statusOf(testRequestId: string): Promise<unknown> {
  return (await backend.db.doc(`testRequests/${testRequestId}`).get()).get('status')
}

/** Staff open a dialog, write what is to be answered, and send it. */
async function answer(desk: Page, act: string, message: string, send: string): Promise<void> {
  await desk.getByRole('button', { name: act, exact: true }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Mensagem').fill(message)
  await dialog.getByRole('button', { name: send, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test(
  'an artist records two takes, loses the phone in the third, finds it again and sends what was chosen; at a desk it is watched, asked for again and approved @phone',
  {
    tag: '@deep-desk',
  },
  async ({ page, context, browser }) => {
    const { agent, artist, testRequestId } = await acceptedTest(page, { takes: 2 })
    await openStudio(page)
    await expectAccessible(page)
    await withoutCountdown(page)
    await recordFor(page, 2)
    await expectAccessible(page)
    await button(page, 'Parar').click()
    await expect(studio(page).getByRole('heading', { name: 'Take 1' })).toBeVisible()
    await expect(studio(page).locator('video')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Gravar de novo').click()
    await recordFor(page, 1)
    await button(page, 'Parar').click()
    await expect(studio(page).getByRole('heading', { name: 'Take 2' })).toBeVisible()
    await button(page, 'Gravar de novo').click()
    await recordFor(page, 3)
    await expect.poll(() => secondsOnDevice(page, testRequestId)).toBeGreaterThan(2)
    await kill(page)

    const again = await context.newPage()
    // The first part of what is sent does not arrive.
    let parts = 0
    await again.route(STORE, (route) => {
      const isPart = route.request().headers()['x-goog-upload-command']?.startsWith('upload') === true
      if (isPart) parts += 1
      return isPart && parts === 1 ? route.abort() : route.continue()
    })
    await again.goto(`/teste/${testRequestId}`)
    await expect(again.getByText(/^Recuperamos um take de 00:0[2-5]\.$/)).toBeVisible()
    await expect(takesOn(again)).toHaveCount(3)
    await expect(again.getByLabel('Enviar o take 1')).not.toBeChecked()
    await expect(again.getByLabel('Enviar o take 3')).toBeChecked()
    await again.getByLabel('Enviar o take 2').uncheck()
    await again.getByLabel('Enviar o take 1').check()
    await again.getByRole('button', { name: 'Assistir o take 3' }).click()
    const played = await playedAt(again, 'Take 3', 1)
    expect(played.seconds).toBeGreaterThan(2)
    expect(played.seconds).toBeLessThan(6)
    expect(played.at).toBeCloseTo(1, 1)
    await expectAccessible(again)
    await expect(upload(again)).toHaveText(/^Tudo pronto/)
    expect(parts).toBeGreaterThan(1)
    const sums = await sumsOnDevice(again, testRequestId)
    expect(sums).toHaveLength(3)
    await again.reload()
    await expect(takesOn(again)).toHaveCount(3)
    await expect(again.getByLabel('Enviar o take 2')).not.toBeChecked()
    await again.getByRole('button', { name: 'Enviar teste' }).click()
    await expect(standing(again)).toHaveText('Teste enviado')
    // What was not chosen goes a moment after the test is sent.
    await expect.poll(() => storedSums(artist.uid, testRequestId)).toHaveLength(2)
    expect(sums).toEqual(expect.arrayContaining(await storedSums(artist.uid, testRequestId)))
    await again.getByRole('button', { name: 'Take 2', exact: true }).click()
    expect((await playedAt(again, 'Take 2', 1)).at).toBeCloseTo(1, 1)

    const desk = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      isMobile: false,
      hasTouch: false,
    })
    await beSignedIn(desk, agent.email, PASSWORD)
    await desk.goto(`/test-requests/${testRequestId}`)
    await desk.getByRole('button', { name: 'Tocar', exact: true }).click()
    await expect
      .poll(() => desk.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.5)
    await desk.getByLabel('Comentário', { exact: true }).fill('Aqui o olhar foge.')
    await desk.getByRole('button', { name: 'Comentar' }).click()
    await expect(desk.getByRole('list', { name: 'Comentários' })).toContainText('Aqui o olhar foge.')
    await answer(desk, 'Pedir outro take', 'Mais perto da câmera.', 'Pedir take')
    await expect(again.getByText('Mais perto da câmera.')).toBeVisible()
    await openStudio(again)
    await recordFor(again, 1)
    await button(again, 'Parar').click()
    await button(again, 'Pronto').click()
    await expect(upload(again)).toHaveText(/^Tudo pronto/)
    await again.getByRole('button', { name: 'Enviar teste' }).click()
    await expect(standing(again)).toHaveText('Teste enviado')
    await expect(desk.getByRole('list', { name: 'Takes' }).getByRole('listitem')).toHaveCount(3)
    await answer(desk, 'Aprovar', 'Que pausa bonita.', 'Aprovar teste')
    await desk.close()
    await expect(standing(again)).toHaveText('Aprovado')
    await expect(again.getByText('Que pausa bonita.')).toBeVisible()
    await expect(again.getByText('Aqui o olhar foge.')).toHaveCount(0)
    await again.close()
  },
)

test(
  'without a camera a file goes, and a camera that is taken away leaves its take',
  { tag: '@deep' },
  async ({ page, context }) => {
    await acceptedTest(page)
    // This browser's camera asks nobody; somebody says no the first time.
    await page.addInitScript(() => {
      const devices = navigator.mediaDevices
      const ask = devices.getUserMedia.bind(devices)
      let times = 0
      devices.getUserMedia = (wanted) => {
        times += 1
        return times > 1 ? ask(wanted) : Promise.reject(new DOMException('no', 'NotAllowedError'))
      }
    })
    await page.reload()
    await page.getByRole('button', { name: 'Gravar', exact: true }).click()
    await expect(studio(page).getByText('O navegador não tem permissão')).toBeVisible()
    await expect(button(page, 'Usar um arquivo')).toBeVisible()
    await expectAccessible(page)
    await context.grantPermissions(['camera', 'microphone'])
    await button(page, 'Tentar de novo').click()
    await expect(button(page, 'Gravar')).toBeEnabled()
    await recordFor(page, 1)
    await context.clearPermissions()
    await expect(studio(page).getByRole('heading', { name: 'Take 1' })).toBeVisible()
    await expect(studio(page).getByText(/câmera/)).toBeVisible()
    await button(page, 'Descartar este take').click()
    const sure = page.getByRole('dialog', { name: 'Descartar o take 1?' })
    await sure.getByRole('button', { name: 'Cancelar' }).click()
    await expect(button(page, 'Descartar este take')).toBeFocused()
    await button(page, 'Pronto').click()
    await expect(takesOn(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Remover o take 1' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
    await expect(takesOn(page)).toHaveCount(0)
  },
)

test(
  'a test is recorded in one tab at a time, by keyboard alone',
  { tag: '@deep' },
  async ({ page, context }) => {
    const { testRequestId } = await acceptedTest(page)
    await openStudio(page)
    await expect(studio(page).getByText(SCENE.split('\n')[0] ?? '')).toBeVisible()
    const other = await context.newPage()
    await other.goto(`/teste/${testRequestId}`)
    await other.getByRole('button', { name: 'Gravar', exact: true }).click()
    await expect(other.getByText(/outra aba/)).toBeVisible()
    await page.bringToFront()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Parar')).toBeVisible()
    await button(page, 'Parar').press('Enter')
    await expect(studio(page).getByRole('heading', { name: 'Take 1' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(studio(page)).toHaveCount(0)
    await expect(takesOn(page)).toHaveCount(1)
    await other.bringToFront()
    await expect(button(other, 'Gravar')).toBeEnabled()
    await other.close()
  },
)

test(
  'a browser without a folder of its own has its recordings in a database, and finds them there again',
  { tag: '@deep' },
  async ({ page, context }) => {
    // As in some private windows; an empty page has nothing to keep at all.
    await context.addInitScript(() => {
      if (!('storage' in navigator)) return
      navigator.storage.getDirectory = () => Promise.reject(new DOMException('no', 'SecurityError'))
    })
    const { artist, testRequestId } = await acceptedTest(page)
    await openStudio(page)
    await recordFor(page, 2)
    await expect.poll(() => secondsInDatabase(page)).toBeGreaterThan(1)
    await kill(page)
    const again = await context.newPage()
    await again.goto(`/teste/${testRequestId}`)
    await expect(again.getByText(/^Recuperamos um take de 00:0[1-4]\.$/)).toBeVisible()
    await again.reload()
    await expect(takesOn(again)).toHaveCount(1)
    await again.getByRole('button', { name: 'Assistir o take 1' }).click()
    expect((await playedAt(again, 'Take 1', 1)).at).toBeCloseTo(1, 1)
    await expect(upload(again)).toHaveText(/^Tudo pronto/)
    await again.getByRole('button', { name: 'Enviar teste' }).click()
    await expect(standing(again)).toHaveText('Teste enviado')
    await expect.poll(() => storedSums(artist.uid, testRequestId)).toHaveLength(1)
    await again.close()
  },
)

test(
  'whoever signs out in another tab while one records leaves nothing of it on the device',
  { tag: '@deep' },
  async ({ page, context, allowedErrors }) => {
    // What was followed live is asked for by nobody any more.
    allowedErrors.push(/permission-denied|Failed to load resource/)
    const { testRequestId } = await acceptedTest(page)
    await openStudio(page)
    await recordFor(page, 1)
    const other = await context.newPage()
    await other.goto('/trabalhos')
    await other.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('Cena da cozinha')).toHaveCount(0)
    // Until the recording has come to its end.
    const locks = () =>
      page.evaluate(async () => {
        const { held = [] } = await navigator.locks.query()
        return held.filter(({ name }) => name?.startsWith('ribalta.recording.') === true).length
      })
    await expect.poll(locks).toBe(0)
    expect(await sumsOnDevice(page, testRequestId)).toEqual([])
    await other.close()
  },
)

test(
  'a full disk ends a recording, which keeps what there was room for',
  { tag: '@deep' },
  async ({ playwright, launchOptions, baseURL }) => {
    // Without a profile of its own a browser keeps everything in memory, which is never full.
    const profile = mkdtempSync(join(tmpdir(), 'ribalta-'))
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    const page = await context.newPage()
    await acceptedTest(page)
    await openStudio(page)
    const devtools = await context.newCDPSession(page)
    const { origin } = new URL(page.url())
    const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin })
    await withoutCountdown(page)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 2_000_000 })
    await button(page, 'Gravar').click()
    await expect(studio(page).getByText(/^O aparelho ficou sem espaço/)).toBeVisible()
    await page.reload()
    await expect(takesOn(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Assistir o take 1' }).click()
    expect((await playedAt(page, 'Take 1', 1)).at).toBeCloseTo(1, 1)
    await context.close()
    rmSync(profile, { recursive: true })
  },
)

test(
  'twenty kills and fifty cuts lose no take, double none, and say none sent that was not',
  {
    tag: '@deep',
  },
  async ({ page, context }) => {
    test.setTimeout(WAITS.longJourney)
    const KILLS = 20
    const CUTS = 50
    const { artist, testRequestId } = await acceptedTest(page, { takes: 6 })
    let cuts = 0
    let chance = 0.6
    await context.route(STORE, (route) => {
      const isCut = Math.random() < chance && cuts < CUTS
      if (isCut) cuts += 1
      return isCut ? route.abort() : route.continue()
    })
    let here = page
    for (let kills = 0; kills < KILLS; kills += 1) {
      await openStudio(here)
      if (kills === 0) await withoutCountdown(here)
      await recordFor(here, 1 + Math.floor(Math.random() * 2))
      // A slow device shows the second before it has the first piece: what dies before that is nothing yet.
      await expect.poll(() => recordingsOnDevice(here, testRequestId)).toBe(kills + 1)
      // Some die while they record, some while their take is made ready, some while it is sent.
      if (kills % 3 > 0) await button(here, 'Parar').click()
      if (kills % 3 > 1) {
        await button(here, 'Pronto').click()
        await expect(takesOn(here)).toHaveCount(kills + 1)
      }
      await kill(here)
      // What was recorded last is still to be sent.
      if (kills === KILLS - 1) chance = 1
      here = await context.newPage()
      await here.goto(`/teste/${testRequestId}`)
      await expect(takesOn(here)).toHaveCount(kills + 1)
      await expect(standing(here)).toHaveText('Para gravar')
      expect(await statusOf(testRequestId)).toBe('accepted')
    }
    // The rest of the cuts, as often as the connection seems to be back.
    await expect(async () => {
      await here.evaluate(() => dispatchEvent(new Event('online')))
      expect(cuts).toBe(CUTS)
    }).toPass({ timeout: WAITS.journey })
    await here.evaluate(() => dispatchEvent(new Event('online')))
    await expect(upload(here)).toHaveText(/^Tudo pronto/)
    const sums = await sumsOnDevice(here, testRequestId)
    expect(new Set(sums).size).toBe(await takesOn(here).count())
    await here.getByRole('button', { name: 'Enviar teste' }).click()
    await expect(standing(here)).toHaveText('Teste enviado')
    expect(await statusOf(testRequestId)).toBe('submitted')
    const sent = await backend.db
      .collection(`testRequests/${testRequestId}/takes`)
      .where('status', '==', 'sent')
      .get()
    expect(sent.size).toBe(6)
    expect(sums).toEqual(expect.arrayContaining(sent.docs.map((take): unknown => take.get('md5'))))
    expect(sums).toEqual(expect.arrayContaining(await storedSums(artist.uid, testRequestId)))
    await here.close()
  },
)
