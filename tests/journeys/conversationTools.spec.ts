import type { Message } from '@ribalta/domain/schemas/conversations/conversation'
import type { Page } from '@playwright/test'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { candidate } from '../support/castings.ts'
import { makeConversation, makeMessage } from '../support/conversations.ts'
import { backend, newSession, PASSWORD, person, type Person } from '../support/functions/functions.ts'

const log = (page: Page) => page.getByRole('log', { name: 'Mensagens' })
const field = (page: Page) => page.getByLabel('Mensagem', { exact: true })
const menu = (page: Page) => page.getByRole('button', { name: 'Opções da conversa' })
const BUDGET = 'Segue o orçamento do figurino, com a lavanderia.'
const HOUR_MS = 3_600_000

const colleague = (name: string): Promise<Person> =>
  person({ grants: ['AGENT'], status: 'published', artisticName: `A ${name} ${newSession().slice(0, 8)}` })

interface Two {
  readonly agent: Person
  readonly artist: Person
}

/** An agent and an artist with a conversation of forty messages, the fifth of which is about the budget; the even ones are the artist's. */
async function longConversation(agentName: string): Promise<Two> {
  const [agent, artist] = await Promise.all([colleague(agentName), candidate()])
  const { uid } = artist
  const people = [artist, agent]
  const conversation = makeConversation(
    people.map((each) => each.uid),
    {
      artistId: uid,
      names: Object.fromEntries(people.map((each) => [each.uid, each.profile.artisticName])),
      n: 40,
      last: { sender: uid, text: 'Recado 40', at: Timestamp.now() },
    },
  )
  const batch = backend.db.batch()
  const ref = backend.db.doc(`conversations/${uid}`)
  batch.set(ref, conversation)
  for (let n = 1; n <= conversation.n; n++) {
    const message: Message = makeMessage({
      sender: n % 2 === 0 ? uid : agent.uid,
      text: n === 5 ? BUDGET : `Recado ${String(n)}, orçado à parte`,
      artistId: uid,
      n,
      at: Timestamp.fromMillis(Date.now() - (41 - n) * HOUR_MS),
    })
    batch.set(ref.collection('messages').doc(`m${String(n)}`), message)
  }
  await batch.commit()
  return { agent, artist }
}

async function openAs(page: Page, who: keyof Two, two: Two): Promise<void> {
  await beSignedIn(page, two[who].email, PASSWORD)
  await page.goto(who === 'agent' ? `/chat/${two.artist.uid}` : '/perfil?conversa=agencia')
  await expect(log(page)).toContainText('Recado 40')
}

test(
  'an agent finds a message among many by a word without its accents, by keyboard, sees it in its place and goes back',
  { tag: '@deep' },
  async ({ page }) => {
    await openAs(page, 'agent', await longConversation('Gil'))
    await expect(log(page)).not.toContainText(BUDGET)
    await menu(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Buscar na conversa' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Buscar na conversa' })
    await expect(dialog.getByLabel('Procurar')).toBeFocused()
    await page.keyboard.type('orcamen')
    await page.keyboard.press('Enter')
    const found = dialog.getByRole('list', { name: 'Encontradas' })
    await expect(found.getByRole('listitem')).toHaveCount(1)
    await expect(found.locator('mark')).toHaveText('orçamen')
    await expect(found).toContainText('Você')
    await expectAccessible(page)
    const hit = found.getByRole('button', { name: /Segue o orçamento/ })
    await hit.focus()
    await page.keyboard.press('Enter')
    const around = dialog.getByRole('region', { name: 'Mensagens em volta' })
    await expect(around.locator('[aria-current]')).toContainText(BUDGET)
    await expect(around.getByText(BUDGET)).toBeInViewport()
    await expect(dialog.getByRole('heading', { name: 'Buscar na conversa' })).toBeInViewport()
    await expect(around).toContainText('Recado 15,')
    await expect(around).not.toContainText('Recado 16,')
    await expectAccessible(page)
    await expect(dialog.getByRole('button', { name: 'Voltar aos resultados' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(hit).toBeFocused()

    await dialog.getByLabel('Procurar').fill('orçado 7')
    await expect(dialog.getByText(/^Nenhuma mensagem com/)).toBeHidden()
    await expect(found.getByRole('listitem')).toHaveCount(1)
    await expect(found).toContainText('Recado 7,')
    await dialog.getByLabel('Procurar').fill('lantejoula')
    await expect(dialog.getByText(/^Nenhuma mensagem com “lantejoula”/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(menu(page)).toBeFocused()
  },
)

test(
  'an artist reports a message of the agency to its direction @phone',
  { tag: '@deep-desk' },
  async ({ page }) => {
    const two = await longConversation('Hugo')
    const { agent, artist } = two
    await openAs(page, 'artist', two)
    await menu(page).click()
    await expect(page.getByRole('menuitem', { name: 'Sair da conversa' })).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'Denunciar mensagem' }).click()
    const dialog = page.getByRole('dialog', { name: 'Denunciar mensagem' })
    await expect(dialog).toContainText('quem escreveu não fica sabendo')
    await expect(dialog.getByRole('radio').first()).toHaveAccessibleDescription(/^Recado 39,/)
    await dialog
      .getByRole('radio', { name: new RegExp(agent.profile.artisticName) })
      .nth(2)
      .check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await expect(dialog.getByRole('blockquote')).toHaveText('Recado 35, orçado à parte')
    await dialog.getByLabel('Motivo').selectOption('Pediram dinheiro')
    await dialog.getByLabel('O que aconteceu (opcional)').fill('Querem um adiantamento.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Enviar denúncia' }).click()
    const thanks = page.getByRole('dialog', { name: 'Denúncia recebida' })
    await thanks.getByRole('button', { name: 'Fechar' }).first().click()
    await expect(menu(page)).toBeFocused()
    const reports = await backend.db.collection('messageReports').where('artistId', '==', artist.uid).get()
    expect(reports.docs.map((stored) => stored.data())).toMatchObject([
      { messageId: 'm35', sender: agent.uid, reason: 'cobranca', message: 'Querem um adiantamento.' },
    ])
  },
)

test(
  'an agent leaves a conversation, which its artist reads, and comes in again',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const two = await longConversation('Iara')
    const { agent, artist } = two
    const elsewhere = await (await browser.newContext({ baseURL: 'http://127.0.0.1:5173' })).newPage()
    await Promise.all([openAs(page, 'agent', two), openAs(elsewhere, 'artist', two)])
    await menu(page).click()
    await page.getByRole('menuitem', { name: 'Sair da conversa' }).click()
    const question = page.getByRole('dialog', { name: 'Sair da conversa?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Sair da conversa' }).click()
    await expect(page.getByText('Você saiu da conversa', { exact: true })).toBeVisible()
    await expect(page.getByText('Ninguém da equipe está na conversa.')).toBeVisible()
    await expect(page.getByText('Você não está nesta conversa.')).toBeVisible()
    await expect(menu(page)).toHaveCount(0)
    // Whoever goes on by keyboard does so from where the conversation was.
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('main').getByRole('link', { name: artist.profile.artisticName }).last(),
    ).toBeFocused()
    const { artisticName } = agent.profile
    await expect(log(elsewhere)).toContainText(`${artisticName}, da agência saiu da conversa`)
    await expect(field(elsewhere)).toBeVisible()

    await page.getByRole('button', { name: 'Entrar na conversa' }).click()
    await expect(field(page)).toBeFocused()
    await expect(log(page)).toContainText('Você saiu da conversa')
    await expect(log(page)).toContainText('Você entrou na conversa')
    await expect(log(elsewhere)).toContainText(`${artisticName}, da agência entrou na conversa`)
    await elsewhere.context().close()
  },
)
