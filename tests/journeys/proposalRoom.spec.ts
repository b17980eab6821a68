import type { Locator, Page } from '@playwright/test'
import type { Proposal } from '@ribalta/domain/schemas/proposals/proposal'
import { expectLoaded } from '../support/browser/expectLoaded.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { enterRoom, linkTo } from '../support/browser/enterRoom.ts'
import { HOSTILE_TEXTS } from '../support/browser/hostileTexts.ts'
import { backend } from '../support/functions/functions.ts'
import { makeProposal, presentedItem } from '../support/proposals.ts'
import { passed } from '../support/screenTests.ts'
import { MARK, SCRIPT_PAYLOADS } from '../support/scriptPayloads.ts'
import { shownArtist } from '../support/shownArtists.ts'

const CLOSED = 'Esta apresentação não está disponível'
const artist = (page: Page, name: string): Locator => page.getByRole('region', { name })
const title = (page: Page): Locator => page.getByRole('heading', { level: 1, name: 'Campanha de inverno' })

/** What a page sends out, but for bodies: addresses as they are sent, and where it says that it comes from. */
function followRequests(page: Page): () => string {
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(request.url().split('#')[0] ?? '', request.headers()['referer'] ?? '')
  })
  return () => sent.join('\n')
}

test(
  'a client opens a proposal by its link: portraits, photos over the window, a video, a name to go to @phone',
  { tag: '@deep-desk' },
  async ({ page }) => {
    const ana = await shownArtist(
      { artisticName: 'Ana da Proposta', heightCm: 172 },
      { photos: 2, videos: 1 },
    )
    const bia = await shownArtist({ artisticName: 'Bia da Proposta' }, { photos: 1 })
    const made = await makeProposal([
      presentedItem(ana, { role: 'Vizinha' }),
      presentedItem(bia, { role: 'Síndica' }),
    ])
    const sent = followRequests(page)
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = 'yes'
      }
    })
    await enterRoom(page, made)
    await expect(title(page)).toBeVisible()
    await expect(page.getByText('Para Produtora Serra')).toBeVisible()
    await expect(artist(page, 'Ana da Proposta').getByText('1,72 m')).toBeVisible()
    for (const name of ['Ana da Proposta', 'Bia da Proposta']) {
      const portrait = artist(page, name).locator('img').first()
      await expectLoaded(portrait)
    }
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Ampliar foto 1 de 2 de Ana da Proposta' }).click()
    const large = page.getByRole('img', { name: 'Ana da Proposta, foto 1' })
    await expect(large).toBeVisible()
    await expectLoaded(large)
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()

    await artist(page, 'Ana da Proposta')
      .getByRole('button', { name: /^Ver vídeo/ })
      .click()
    const video = page.locator('video')
    await expect(video).toHaveAttribute('src', /^\/file\//)
    await expect
      .poll(() =>
        video.evaluate(async (element) => {
          if (!(element instanceof HTMLVideoElement)) return 0
          await element.play()
          return element.currentTime
        }),
      )
      .toBeGreaterThan(0)

    await page.getByRole('button', { name: /pular para um nome$/ }).click()
    const names = page.getByRole('navigation', { name: 'Pular para' })
    await expect(names).toBeVisible()
    await expectAccessible(page)
    await names.getByRole('button', { name: 'Bia da Proposta' }).click()
    await expect(page.getByRole('heading', { name: 'Bia da Proposta' })).toBeFocused()
    await expect(page.getByRole('button', { name: '2 de 2: pular para um nome' })).toBeVisible()

    // The way past the navigation leaves the key in the address.
    const skip = page.getByRole('link', { name: 'Pular para o conteúdo' })
    await skip.focus()
    await expect(skip).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    expect(page.url()).toContain(made.key)

    await page.getByRole('button', { name: 'Imprimir' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeFocused()
    await expectAccessible(page)

    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.title]))
    expect(sent()).toContain('/file/')
    expect(sent()).not.toContain(made.key)
    expect(kept).not.toContain(made.key)
  },
)

test('whoever is off the air is gone at the next request, and so are their files', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/403/)
  const ana = await shownArtist({ artisticName: 'Ana que sai' }, { photos: 1, videos: 1 })
  const bia = await shownArtist({ artisticName: 'Bia que fica' })
  await enterRoom(page, await makeProposal([presentedItem(ana), presentedItem(bia)]))
  const portrait = artist(page, 'Ana que sai').locator('img')
  await expectLoaded(portrait)
  const address = (await portrait.getAttribute('src')) ?? ''
  await backend.db.doc(`profiles/${ana.uid}`).update({ status: 'archived' })
  expect((await page.request.get(address)).status()).toBe(403)
  await artist(page, 'Ana que sai')
    .getByRole('button', { name: /^Ver vídeo/ })
    .click()
  await expect(artist(page, 'Ana que sai')).toBeHidden()
  await expect(artist(page, 'Bia que fica')).toBeVisible()
})

test('a room whose code did not come opens by itself when the connection is back', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/net::ERR_FAILED|Failed to fetch/)
  const made = await makeProposal([presentedItem(await shownArtist())])
  const code = /assets\/proposalRoom-/
  await page.route(code, (route) => route.abort())
  await page.goto(linkTo(made))
  await expect(page.getByRole('heading', { level: 2, name: 'Sem conexão' })).toBeVisible()
  await page.unroute(code)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { level: 1, name: 'Campanha de inverno' })).toBeVisible()
  await expect(page.getByLabel('Seu nome')).toBeVisible()
})

test(
  'a link that is good for nothing says one thing, whatever the reason',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/404/)
    const items = [presentedItem(await shownArtist())]
    const make = (changes: Partial<Proposal> = {}) => makeProposal(items, changes)
    const open = await make()
    const links = [
      linkTo({ ...open, key: 'outra' }),
      `/proposta/${open.id}`,
      linkTo(await make({ status: 'revoked' })),
      linkTo(await make({ status: 'draft' })),
      linkTo(await make({ deadline: passed() })),
      linkTo({ ...open, id: 'nenhuma' }),
    ]
    const words = new Set<string>()
    for (const link of links) {
      await page.goto('about:blank')
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1, name: CLOSED })).toBeVisible()
      words.add(await page.getByRole('main').innerText())
    }
    expect(words.size).toBe(1)
    await expectAccessible(page)
  },
)

test('a script in any text of a proposal is shown as a text', async ({ page }) => {
  const [payload = ''] = SCRIPT_PAYLOADS
  const hostile = await shownArtist({ artisticName: payload, bio: payload })
  const made = await makeProposal([presentedItem(hostile, { role: payload })], {
    title: payload,
    client: payload,
    message: HOSTILE_TEXTS[0] ?? '',
  })
  await enterRoom(page, made, payload.slice(0, 60))
  await expect(page.getByRole('heading', { level: 1, name: payload })).toBeVisible()
  await expect(artist(page, payload).getByText(payload).first()).toBeVisible()
  expect(await page.evaluate((mark) => mark in window, MARK)).toBe(false)
})

test('sixty artists open at once, and one goes to the last of them', async ({ page }) => {
  const all = await Promise.all(
    Array.from({ length: 60 }, (_, index) => shownArtist({ artisticName: `Artista ${String(index + 1)}` })),
  )
  await enterRoom(page, await makeProposal(all.map((each) => presentedItem(each))))
  await expect(page.getByRole('main').getByRole('radiogroup')).toHaveCount(60)
  await page.getByRole('button', { name: /pular para um nome$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Artista 60' }).click()
  await expect(page.getByRole('heading', { name: 'Artista 60' })).toBeInViewport()
  await expect(page.getByRole('button', { name: '60 de 60: pular para um nome' })).toBeVisible()
})
