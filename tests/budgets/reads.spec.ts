import type { Page } from '@playwright/test'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, test } from '../support/browser/journey.ts'
import { readsBy } from '../support/browser/documentReads.ts'
import { backend, call } from '../support/functions/functions.ts'
import { makeProposal, presentedItem, reviewer } from '../support/proposals.ts'
import { shownArtist } from '../support/shownArtists.ts'

/** What a visitor reads while a page opens. */
function readsOf(page: Page, open: () => Promise<unknown>): Promise<number> {
  return readsBy('anonymous', async () => {
    await open()
    await page.waitForLoadState('networkidle')
  })
}

/** Once the navigation knows how much of the feed is news. */
function newsCounted(page: Page): Promise<unknown> {
  return page.waitForResponse(
    (response) =>
      response.url().endsWith(':runAggregationQuery') &&
      response.request().postData()?.includes('"collectionId":"feed"') === true,
  )
}

async function sizeOf(collection: string): Promise<number> {
  return (await backend.db.collection(collection).count().get()).data().count
}

test.describe('documents read', { tag: '@deep' }, () => {
  test('home: at most 20', async ({ page }) => {
    const reads = await readsOf(page, () => page.goto('/'))
    expect(reads).toBeGreaterThan(0)
    expect(reads).toBeLessThanOrEqual(20)
  })

  test('a page of artists: its cards, once the catalogue is cached; the catalogue once a visit', async ({
    page,
  }) => {
    // The lists, and the one document with the classes' forms.
    const catalogue = (await sizeOf('classes')) + (await sizeOf('skills')) + 1
    const first = await readsOf(page, () => page.goto('/artistas'))
    expect(first).toBe(24 + catalogue)
    expect(await readsOf(page, () => page.reload())).toBe(24)
  })

  test('an artist: at most 3, and the works', async ({ page }) => {
    await page.goto('/artistas')
    const link = page.getByRole('main').getByRole('article').first().getByRole('link')
    const path = (await link.getAttribute('href')) ?? ''
    expect(path).not.toBe('')
    // The catalogue is read once a visit, and beside the cards: here it must be there before.
    await page.waitForLoadState('networkidle')
    const reads = await readsOf(page, () => page.goto(path))
    expect(reads).toBeGreaterThan(0)
    const works = await page.getByRole('region', { name: 'Trabalhos' }).getByRole('article').count()
    expect(reads).toBeLessThanOrEqual(3 + works)
  })

  test('a room of 20 artists: at most 30 on the server', async () => {
    const artists = await Promise.all(Array.from({ length: 20 }, () => shownArtist()))
    const { id, key } = await makeProposal(artists.map((each) => presentedItem(each)))
    // As from outside: calls of this machine are not counted, which saves a read.
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const as = reviewer()
    const readsOfAsking = (more: object) =>
      readsBy('admin', async () => {
        const { error } = await call('getProposal', { proposalId: id, key, ...more }, undefined, headers)
        expect(error).toBeUndefined()
      })
    // The first time on a device the door comes before it.
    const first = (await readsOfAsking({})) + (await readsOfAsking({ reviewer: as }))
    expect(first).toBeGreaterThan(20)
    expect(first).toBeLessThanOrEqual(30)
    expect(await readsOfAsking({ reviewer: as })).toBeLessThan(first)
  })

  // Beside what every guarded screen asks for: who is here.
  for (const { screen, most, address, content } of [
    {
      screen: 'Details with the first page of everything',
      most: 40,
      address: '/details/demo-artista',
      content: (page: Page) => [
        page.getByRole('list', { name: 'Histórico' }),
        page.getByRole('list', { name: 'Trabalhos' }),
        page.getByRole('list', { name: 'Inscrições' }),
        page.getByRole('list', { name: 'Testes' }),
        page.getByText('Nenhuma anotação ainda.'),
        page.getByRole('button', { name: /^(Favoritar|Remover) / }),
      ],
    },
    {
      screen: 'Elenco, fifty rows',
      most: 60,
      address: '/cast',
      content: (page: Page) => [
        page.getByRole('table', { name: 'Elenco' }).getByRole('row').nth(50),
        page.getByText(/^\d+ pessoas$/),
      ],
    },
    {
      screen: 'The feed',
      most: 90,
      address: '/feed',
      content: (page: Page) => [
        page.getByRole('list', { name: 'Novidades' }).getByRole('link').nth(15),
        page.getByRole('link', { name: /se inscreveu em|inscrições em/ }).first(),
        page.getByText(/novidades? não lidas?\./),
      ],
    },
    {
      screen: 'Busca, a page of 24',
      most: 48,
      address: '/search',
      content: (page: Page) => [
        page.getByRole('list', { name: 'Resultados' }).getByRole('article').nth(23),
        page.getByText(/^\d+ pessoas$/),
      ],
    },
  ]) {
    test(`${screen}: at most ${String(most)}`, async ({ page }) => {
      await beSignedIn(page, 'agente@demo.local')
      const settled = async (): Promise<void> => {
        for (const part of content(page)) await expect(part).toBeVisible()
      }
      // The lists of classes and skills are read once a visit.
      await page.goto(address)
      await settled()
      const reads = await readsBy('demo-agente', async () => {
        const counted = newsCounted(page)
        await page.reload()
        await settled()
        await counted
      })
      expect(reads).toBeGreaterThan(0)
      expect(reads).toBeLessThanOrEqual(most)
    })
  }
})
