import type { Page } from '@playwright/test'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, signIn, test } from '../support/browser/journey.ts'
import { candidate } from '../support/castings.ts'
import { call, PASSWORD, person } from '../support/functions/functions.ts'

/** The session's own: the profile and its private details. */
const OF_SESSION = 2
/** Staff's navigation counts what is new in the feed, an artist's the tests that wait; both count the messages that were not read. */
const OF_NAVIGATION = 2
/** With the three of a screen. */
const MOST = OF_SESSION + OF_NAVIGATION + 3
/** Home follows the stars of whoever is staff. */
const OF_HOME = 1

/** Follows, by what the page sends, which live queries it has open with Firestore. */
function followTargets(page: Page): () => number {
  const open = new Set<number>()
  page.on('request', (request) => {
    // With a page all goes that it had open, also where its last word was not heard.
    if (request.isNavigationRequest()) open.clear()
    if (!request.url().includes('/Listen/channel')) return
    // The whole stream ends, as it does when somebody signs out; what goes on is sent anew on the next one.
    if (request.url().includes('TYPE=terminate')) open.clear()
    const body = request.postData()
    if (body === null) return
    for (const [name, value] of new URLSearchParams(body)) {
      if (!name.endsWith('___data__')) continue
      const sent = JSON.parse(value) as { addTarget?: { targetId: number }; removeTarget?: number }
      if (sent.addTarget !== undefined) open.add(sent.addTarget.targetId)
      if (sent.removeTarget !== undefined) open.delete(sent.removeTarget)
    }
  })
  return () => open.size
}

const SCREENS = ['Perfil', 'Segurança', 'Feed', 'Elenco', 'Busca', 'Favoritos', 'Chat', 'Casting'] as const
const MORE = ['Data', 'Validation', 'Blog Admin', 'Propostas'] as const

/** Opens a screen as `open` does, counts, and goes back to the home page, where `atHome` stay open beside the session's. */
async function enter(
  page: Page,
  listeners: () => number,
  name: string,
  open: () => Promise<void>,
  atHome: number,
): Promise<void> {
  await open()
  // A function that starts may take its time to say who may enter.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByRole('main').getByText(/Carregando|Verificando/)).toHaveCount(0)
  // A renewed sign-in ends the stream, and what goes on is asked for anew.
  await expect.poll(listeners, { message: name }).toBeGreaterThanOrEqual(OF_SESSION)
  await expect.poll(listeners, { message: name }).toBeLessThanOrEqual(MOST)
  await page.getByRole('link', { name: 'Ribalta', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Gente/ })).toBeVisible()
  await expect.poll(listeners, { message: `after leaving ${name}` }).toBe(OF_SESSION + atHome)
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Principal' })

test(
  'every screen keeps at most three listeners open beside the session’s and the navigation’s, and closes them on leaving',
  { tag: '@deep' },
  async ({ page }) => {
    const listeners = followTargets(page)
    await signIn(page, 'diretora@demo.local')
    for (const name of SCREENS) {
      const open = () => navigation(page).getByRole('link', { name, exact: true }).click()
      await enter(page, listeners, name, open, OF_NAVIGATION + OF_HOME)
    }
    for (const name of MORE) {
      const open = async () => {
        await page.getByRole('button', { name: 'Mais' }).click()
        await page.getByRole('menuitem', { name, exact: true }).click()
      }
      await enter(page, listeners, name, open, OF_NAVIGATION + OF_HOME)
    }
    await page.getByRole('button', { name: 'Mais' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect.poll(listeners, { message: 'after leaving altogether' }).toBe(0)
  },
)

test('so does the artist’s desk', { tag: '@deep' }, async ({ page }) => {
  const listeners = followTargets(page)
  await signIn(page, 'artista@demo.local')
  const open = async () => {
    await navigation(page).getByRole('link', { name: 'Trabalhos', exact: true }).click()
    await expect(page.getByRole('list', { name: 'Minhas inscrições' })).toBeVisible()
  }
  await enter(page, listeners, 'Trabalhos', open, OF_NAVIGATION)
})

test(
  'so does the artist’s profile, and the conversation that opens there',
  { tag: '@deep' },
  async ({ page }) => {
    const [agent, artist] = await Promise.all([person({ grants: ['AGENT'] }), candidate()])
    await call('startConversation', { uid: artist.uid }, agent.token)
    const listeners = followTargets(page)
    await beSignedIn(page, artist.email, PASSWORD)
    await page.goto('/')
    const link = page.getByRole('main').getByRole('link', { name: 'Agência' })
    const open = async () => {
      await navigation(page).getByRole('link', { name: 'Perfil', exact: true }).click()
      await expect(link).toBeVisible()
    }
    await enter(page, listeners, 'Perfil', open, OF_NAVIGATION)
    const openConversation = async () => {
      await open()
      await link.click()
      await expect(page.getByRole('log', { name: 'Mensagens' })).toBeVisible()
    }
    await enter(page, listeners, 'Mensagens', openConversation, OF_NAVIGATION)
  },
)

test('so does a casting’s board', { tag: '@deep' }, async ({ page }) => {
  const listeners = followTargets(page)
  await signIn(page, 'agente@demo.local')
  const open = async () => {
    await page.goto('/casting?casting=casting-cafe-da-manha')
    await expect(page.getByRole('region', { name: 'Inscritos' }).getByRole('article').first()).toBeVisible()
  }
  await enter(page, listeners, 'The board', open, OF_NAVIGATION + OF_HOME)
})

test('so does a test that is watched', { tag: '@deep' }, async ({ page }) => {
  const listeners = followTargets(page)
  await signIn(page, 'agente@demo.local')
  const open = async () => {
    await page.goto('/test-requests/teste-cozinha')
    await expect(page.getByRole('list', { name: 'Comentários' })).toBeVisible()
  }
  await enter(page, listeners, 'A test', open, OF_NAVIGATION + OF_HOME)
})

test('so does a ranking', { tag: '@deep' }, async ({ page }) => {
  const listeners = followTargets(page)
  await signIn(page, 'diretora@demo.local')
  const open = async () => {
    await page.goto('/rhea?criterios=criterios-musical')
    await page.getByRole('button', { name: 'Calcular ranking' }).click()
    await expect(
      page.getByRole('list', { name: 'Ranking', exact: true }).getByRole('link').first(),
    ).toBeVisible()
  }
  await enter(page, listeners, 'A ranking', open, OF_NAVIGATION + OF_HOME)
})

test('so does a set of criteria that is being written', { tag: '@deep' }, async ({ page }) => {
  const listeners = followTargets(page)
  await signIn(page, 'agente@demo.local')
  const open = async () => {
    await page.goto('/rhea-criteria?criterios=ouvintes&novo=1')
    await expect(page.getByRole('button', { name: 'Adicionar critério' })).toBeVisible()
  }
  await enter(page, listeners, 'A set of criteria', open, OF_NAVIGATION + OF_HOME)
})
