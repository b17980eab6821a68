import { createHash, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { MAX_RANGE_BYTES } from '@ribalta/domain/media/privateFiles'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { cut, restore } from '../support/browser/network.ts'
import { candidate } from '../support/castings.ts'
import { backend, call, PASSWORD, type Person, person } from '../support/functions/functions.ts'
import { requestedOne, standAt, testOf, testsInput } from '../support/screenTests.ts'
import { CLIP, nameKnown, sendTakes } from '../support/sentTakes.ts'
import { largeTake } from '../support/largeTake.ts'

const MIB = 1024 * 1024
/** Begins as an MP4 does, and is none. */
const NO_VIDEO = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp41', 'latin1'),
  randomBytes(MIB),
])
const bar = (page: Page) => page.getByRole('navigation', { name: 'Testes esperando resposta' })
const video = (page: Page, take: string): Locator => page.locator(`video[aria-label^="${take}"]`)
const comments = (page: Page) => page.getByRole('list', { name: 'Comentários' })

/** Where a video is, and whether it plays. */
function stateOf(shown: Locator) {
  return shown.evaluate((element) => {
    if (!(element instanceof HTMLVideoElement)) throw new Error('This is no video')
    const { currentTime, paused, playbackRate, muted, videoWidth } = element
    return { currentTime, isPlaying: !paused, playbackRate, muted, videoWidth }
  })
}
const timeOf = async (shown: Locator): Promise<number> => (await stateOf(shown)).currentTime
const isPlaying = async (shown: Locator): Promise<boolean> => (await stateOf(shown)).isPlaying

/** What the team has said of a test. */
async function said(testRequestId: string): Promise<Record<string, unknown>[]> {
  const { docs } = await backend.db.collection(`testRequests/${testRequestId}/reviews`).get()
  return docs.map((each) => each.data())
}

/** A test that was sent with as many takes. */
async function sentTest(agent: Person, artist: Person, takes: number): Promise<string> {
  const id = await requestedOne(agent, testsInput([artist]))
  await sendTakes(
    artist,
    id,
    Array.from({ length: takes }, () => ({})),
  )
  return id
}

test(
  'an agent watches two takes by keys alone, speaks of a moment, rates, goes on to the next test, and the artist reads the answer @phone',
  { tag: '@deep-phone' },
  async ({ page, browser }) => {
    const agent = await person({ grants: ['AGENT'] })
    const other = await person({ grants: ['AGENT'], artisticName: 'Beto da Mesa' })
    const artist = await candidate({ artisticName: 'Ana dos Takes' })
    await nameKnown(artist)
    const [id, following] = [await sentTest(agent, artist, 2), await sentTest(agent, artist, 1)]
    const rating = { kind: 'rating', author: other.uid, artistId: artist.uid, at: Timestamp.now(), rating: 2 }
    await backend.db.doc(`testRequests/${id}/reviews/${other.uid}`).set(rating)
    // Longer than any other they have waited, one after the other.
    const since = 1_000_000 + Math.floor(Math.random() * 100_000_000)
    await standAt(id, { updatedAt: Timestamp.fromMillis(since * 1000) })
    await standAt(following, { updatedAt: Timestamp.fromMillis(since * 1000 + 1) })
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto(`/test-requests/${id}`)
    await expect(page.getByRole('button', { name: /^Ver vídeo/ })).toBeVisible()
    await expect(bar(page)).toContainText(/^\d+ de \d+ (ou mais )?esperando resposta/)
    await expectAccessible(page)

    const first = video(page, 'Take 1')
    const key = (name: string) => page.keyboard.press(name)
    await key('k')
    await expect.poll(() => isPlaying(first)).toBe(true)
    await expect.poll(() => timeOf(first)).toBeGreaterThan(0.3)
    await key('k')
    await expect.poll(() => isPlaying(first)).toBe(false)
    const paused = await timeOf(first)
    expect((await stateOf(first)).videoWidth).toBeGreaterThan(0)
    await key('.')
    await expect.poll(() => timeOf(first)).toBeGreaterThan(paused)
    const next = await timeOf(first)
    expect(next - paused).toBeLessThan(0.2)
    await key(',')
    await expect.poll(() => timeOf(first)).toBeLessThan(next)
    await key('>')
    await expect(page.getByLabel('Velocidade')).toHaveValue('1.25')
    expect((await stateOf(first)).playbackRate).toBe(1.25)
    await key('<')
    await key('m')
    expect(await stateOf(first)).toMatchObject({ playbackRate: 1, muted: true })
    await key('j')
    await expect.poll(() => timeOf(first)).toBe(0)
    await key('2')
    const second = video(page, 'Take 2')
    await expect(second).toBeVisible()
    await expect(first).toHaveCount(0)
    await key('l')
    await expect.poll(() => timeOf(second)).toBeCloseTo(5, 1)

    // What is said belongs to the moment at which somebody begins to say it.
    await key('c')
    await expect(page.getByLabel('Comentário', { exact: true })).toBeFocused()
    await page.keyboard.type('kl? Que pausa.')
    await expect(page.getByText('em 0:05, Take 2')).toBeVisible()
    expect(await isPlaying(second)).toBe(false)
    await key('Control+Enter')
    await expect(comments(page).getByRole('listitem')).toContainText('kl? Que pausa.')
    await expect(page.getByLabel('Comentário', { exact: true })).toHaveValue('')
    const [comment] = (await said(id)).filter(({ kind }) => kind === 'comment')
    expect(comment).toMatchObject({ author: agent.uid, artistId: artist.uid, text: 'kl? Que pausa.' })
    await key('Escape')
    await key('j')
    await expect.poll(() => timeOf(second)).toBe(0)
    await comments(page).getByRole('button', { name: '0:05' }).press('Enter')
    await expect.poll(() => timeOf(second)).toBeCloseTo(5, 1)
    expect(await isPlaying(second)).toBe(false)

    await page.getByRole('radio', { name: '3' }).focus()
    await key('Space')
    await key('ArrowRight')
    await expect(page.getByRole('radio', { name: '4' })).toBeChecked()
    await expect(page.getByRole('list', { name: 'Avaliações da equipe' })).toHaveText('Beto da Mesa: 2')
    await expect
      .poll(async () =>
        (await said(id)).find(({ author, kind }) => author === agent.uid && kind === 'rating'),
      )
      .toMatchObject({ rating: 4 })

    await page.getByRole('button', { name: 'Lado a lado' }).press('Enter')
    await expect(first).toBeVisible()
    await page.getByRole('button', { name: 'Tocar juntos' }).press('Enter')
    for (const each of [first, second]) await expect.poll(() => isPlaying(each)).toBe(true)
    await key('k')
    for (const each of [first, second]) await expect.poll(() => isPlaying(each)).toBe(false)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await key('?')
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Teclas')
    await expectAccessible(page)
    await key('Escape')

    await page.getByRole('button', { name: 'Aprovar' }).press('Enter')
    await page.getByRole('dialog').getByLabel('Mensagem').fill('Que pausa bonita.')
    await page.getByRole('dialog').getByRole('button', { name: 'Aprovar teste' }).press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Próximo teste' })).toBeVisible()
    await key('n')
    await expect(page).toHaveURL(`/test-requests/${following}`)
    await expect(bar(page)).toContainText(/^\d+ de \d+ /)
    await expect(page.getByText('Nenhum comentário ainda.')).toBeVisible()

    const [line] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar' }).press('Enter'),
    ])
    expect(line.suggestedFilename()).toBe('Ana dos Takes - Cena da cozinha - take 1.webm')
    const sum = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')
    expect(sum(await readFile(await line.path()))).toBe(sum(CLIP))

    const own = await browser.newPage()
    await beSignedIn(own, artist.email, PASSWORD)
    await own.goto(`/teste/${id}`)
    await expect(own.getByText('Que pausa bonita.')).toBeVisible()
    // The takes come after the answer, and the keys with them.
    await expect(own.getByRole('button', { name: /^Ver vídeo/ })).toBeVisible()
    await own.keyboard.press('k')
    await expect.poll(() => isPlaying(video(own, 'Take 1'))).toBe(true)
    await expect(own.getByText('kl? Que pausa.')).toHaveCount(0)
    await own.close()
  },
)

test(
  'what is typed outlives a reload and a lost connection; a comment is changed, taken back and back again',
  { tag: '@deep' },
  async ({ page }) => {
    const agent = await person({ grants: ['AGENT'] })
    const artist = await candidate()
    const id = await sentTest(agent, artist, 1)
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto(`/test-requests/${id}`)
    const field = page.getByLabel('Comentário', { exact: true })
    await page.getByRole('button', { name: 'Comentar' }).click()
    await expect(page.getByText('Escreva o comentário.')).toBeVisible()
    await field.fill('Não se perde.')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(field).toHaveValue('Não se perde.')
    await cut(page)
    await page.getByRole('button', { name: 'Comentar' }).click()
    await restore(page)
    await expect(field).toHaveValue('')
    await expect.poll(async () => (await said(id)).map(({ text }) => text)).toEqual(['Não se perde.'])
    await page.getByRole('button', { name: 'Mudar comentário' }).click()
    await page.getByLabel('Texto do comentário').fill('Mudou.')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(comments(page).getByRole('listitem')).toContainText('(mudado)')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Excluir comentário' }).click()
    await expect(page.getByText('Nenhum comentário ainda.')).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
    await expect(comments(page).getByRole('listitem')).toContainText('Mudou.')

    // It is over in the moment in which somebody speaks of it.
    await field.fill('Tarde demais.')
    await backend.db.doc(`testRequests/${id}/takes/${await takeOf(id)}`).update({ status: 'uploading' })
    await expect(page.getByText('Nenhum take.')).toBeVisible()
  },
)

async function takeOf(testRequestId: string): Promise<string> {
  const { docs } = await backend.db.collection(`testRequests/${testRequestId}/takes`).get()
  return docs[0]?.id ?? ''
}

test(
  'whose own test it is reads nothing of the team; what does not play is said, and what has gone, too',
  { tag: '@deep' },
  async ({ page }) => {
    const agent = await person({ grants: ['AGENT'] })
    const artist = await candidate({ grants: ['AGENT'], artisticName: 'Ana da Equipe' })
    await nameKnown(artist)
    const id = await requestedOne(agent, testsInput([artist]))
    const [takeId = ''] = await sendTakes(artist, id, [{ bytes: NO_VIDEO, take: { type: 'video/mp4' } }])
    await backend.db.doc(`testRequests/${id}/takes/${takeId}`).update({ codec: 'hevc', isByAgency: true })
    await beSignedIn(page, artist.email, PASSWORD)
    await page.goto(`/test-requests/${id}`)
    const takes = page.getByRole('list', { name: 'Takes' })
    await expect(takes).toContainText('HEVC (H.265)')
    await expect(takes).toContainText('enviado pela agência em nome de Ana da Equipe')
    await expect(page.getByText('É o seu teste: outra pessoa da equipe responde.')).toBeVisible()
    await expect(page.getByLabel('Comentário', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('radio')).toHaveCount(0)
    await page.getByRole('button', { name: /^Ver vídeo/ }).click()
    await expect(page.getByText('Este navegador não toca este vídeo. Baixe para assistir.')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/teste/${id}`)
    await expect(takes).toContainText('enviado pela agência em seu nome')
    await standAt(id, { takesGoneAt: Timestamp.fromMillis(Date.UTC(2026, 4, 2, 15)) })
    const gone = 'Os vídeos foram apagados em 02/05/2026: ficam guardados por 180 dias.'
    await expect(page.getByText(gone)).toBeVisible()
    await page.goto(`/test-requests/${id}`)
    await expect(page.getByText(gone)).toBeVisible()
    expect((await testOf(id)).status).toBe('submitted')
  },
)

/** What a page asks of private files, and how many bytes were given for it. */
function followFile(page: Page): { readonly ranges: () => string[]; readonly bytes: () => number } {
  const asked: { readonly range: string; readonly length: number }[] = []
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/file/')) return
    asked.push({
      range: response.request().headers()['range'] ?? 'whole',
      length: Number(response.headers()['content-length'] ?? 0),
    })
  })
  return {
    ranges: () => asked.map(({ range }) => range),
    bytes: () => asked.reduce((sum, { length }) => sum + length, 0),
  }
}

for (const index of ['front', 'end'] as const) {
  test(
    `a file of 40 MB with its index at its ${index} plays after two requests at most, and a seek asks for what it shows`,
    { tag: '@deep' },
    async ({ page }) => {
      const agent = await person({ grants: ['AGENT'] })
      const artist = await candidate()
      const id = await requestedOne(agent, testsInput([artist]))
      await call('changeState', { kind: 'test', testRequestId: id, to: 'accepted' }, artist.token)
      await beSignedIn(page, artist.email, PASSWORD)
      await page.goto(`/teste/${id}`)
      const path = test.info().outputPath('IMG_0042.MOV')
      await writeFile(path, await largeTake(40 * MIB, index))
      await page.getByRole('button', { name: 'Usar um arquivo' }).setInputFiles(path)
      await page.getByRole('button', { name: 'Enviar teste' }).click()
      await expect(page.getByText('Teste enviado').first()).toBeVisible()
      await beSignedIn(page, agent.email, PASSWORD)
      await page.goto(`/test-requests/${id}`)
      await expect(page.getByRole('button', { name: /^Ver vídeo/ })).toBeVisible()
      const file = followFile(page)
      await page.keyboard.press('k')
      const shown = video(page, 'Take 1')
      await expect.poll(() => timeOf(shown)).toBeGreaterThan(0.2)
      await page.keyboard.press('k')
      expect(file.ranges().length).toBeLessThanOrEqual(2)
      const before = { ranges: file.ranges().length, bytes: file.bytes() }
      await shown.evaluate(async (element) => {
        if (!(element instanceof HTMLVideoElement)) throw new Error('This is no video')
        const arrived = new Promise((resolve) => element.addEventListener('seeked', resolve))
        element.currentTime = 70
        await arrived
      })
      // From there on, and no more than one answer holds.
      const sought = file.ranges().slice(before.ranges)
      expect(sought).toHaveLength(1)
      expect(Number(/^bytes=(\d+)-$/.exec(sought.join())?.[1])).toBeGreaterThan(30 * MIB)
      expect(file.bytes() - before.bytes).toBeLessThanOrEqual(MAX_RANGE_BYTES)
    },
  )
}
