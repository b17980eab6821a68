import { MINOR_WORDS } from '@ribalta/domain/conversations/conversation'
import type { Page } from '@playwright/test'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { candidate } from '../support/castings.ts'
import { call, newSession, PASSWORD, person, type Person } from '../support/functions/functions.ts'
import { chanceId, requestedOne, testsInput } from '../support/screenTests.ts'

const log = (page: Page) => page.getByRole('log', { name: 'Mensagens' })
const field = (page: Page) => page.getByLabel('Mensagem', { exact: true })
const conversations = (page: Page) => page.getByRole('list', { name: 'Conversas' })

/** One of the team whom the list of it names first, with a name that nobody else has. */
const colleague = (name: string): Promise<Person> =>
  person({ grants: ['AGENT'], status: 'published', artisticName: `A ${name} ${newSession().slice(0, 8)}` })

async function say(by: Person, conversationId: string, text: string): Promise<void> {
  const { error } = await call('sendMessage', { conversationId, messageId: chanceId(), text }, by.token)
  if (error !== undefined) throw new Error(`The message was refused: ${error.status} ${error.message}`)
}

test('an agent begins a conversation from Details, by keyboard; a colleague finds the answer that waits and comes in, which both read', async ({
  page,
  browser,
}) => {
  const [agent, other, artist] = await Promise.all([colleague('Bia'), colleague('Caio'), candidate()])
  const { artisticName } = artist.profile
  await beSignedIn(page, agent.email, PASSWORD)
  await page.goto(`/details/${artist.uid}`)
  await page.getByRole('link', { name: 'Conversar', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/chat/${artist.uid}`)
  // What was asked for has begun, and the field has the focus.
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Você está livre na quinta?')
  await page.getByRole('button', { name: 'Enviar' }).focus()
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('Você está livre na quinta?')
  const mine = conversations(page).getByRole('link', { name: artisticName, exact: true })
  await expect(mine).toHaveAttribute('aria-current', 'page')
  await expect(mine).toHaveAccessibleDescription(/^Você: Você está livre na quinta\?/)

  await say(artist, artist.uid, 'Estou, o dia todo.')
  await expect(log(page)).toContainText('Estou, o dia todo.')
  await expect(mine).toHaveAccessibleDescription(/^Estou, o dia todo\./)
  await expectAccessible(page)

  const elsewhere = await (await browser.newContext({ baseURL: 'http://127.0.0.1:5173' })).newPage()
  await beSignedIn(elsewhere, other.email, PASSWORD)
  await elsewhere.goto('/chat')
  await expect(elsewhere.getByRole('heading', { name: 'Nenhuma conversa ainda' })).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Esperam resposta' }).click()
  await expect(elsewhere).toHaveURL('/chat?ver=esperam')
  await conversations(elsewhere).getByRole('link', { name: artisticName, exact: true }).click()
  await expect(elsewhere.getByText(`Na conversa: ${agent.profile.artisticName}`).last()).toBeVisible()
  await expect(elsewhere.getByRole('blockquote')).toHaveText('Estou, o dia todo.')
  await expect(field(elsewhere)).toHaveCount(0)
  await expectAccessible(elsewhere)
  await elsewhere.getByRole('button', { name: 'Entrar na conversa' }).click()
  await expect(field(elsewhere)).toBeFocused()
  await expect(log(elsewhere)).toContainText('Você está livre na quinta?')
  for (const each of [page, elsewhere]) await expect(log(each)).toContainText(/entrou na conversa/)
  await expect(page.getByText(`Na conversa: ${other.profile.artisticName} e você`)).toBeVisible()

  // Answered by either of them, it waits no more.
  await field(page).fill('Combinado, então.')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(log(elsewhere)).toContainText('Combinado, então.')
  await expect(conversations(elsewhere).getByRole('link', { name: artisticName, exact: true })).toHaveCount(0)
  await elsewhere.context().close()
})

test(
  'from a test the message carries its card, once; of a minor the page says with whom one speaks',
  { tag: '@deep' },
  async ({ page }) => {
    const agent = await colleague('Davi')
    const artist = await candidate()
    const id = await requestedOne(agent, testsInput([artist]))
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto(`/test-requests/${id}`)
    await page.getByRole('link', { name: 'Conversar', exact: true }).click()
    await expect(page).toHaveURL(`/chat/${artist.uid}?sobre=test.${id}`)
    await expect(page.getByRole('main').getByText('Cena da cozinha')).toBeVisible()
    await field(page).fill('Chegou bem o texto?')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page).toHaveURL(`/chat/${artist.uid}`)
    await expect(log(page).getByRole('link', { name: /Cena da cozinha/ })).toHaveAttribute(
      'href',
      `/test-requests/${id}`,
    )

    const minor = await candidate({ birthDate: Timestamp.fromDate(new Date('2014-05-17T00:00:00Z')) })
    await page.goto(`/chat/${minor.uid}`)
    await expect(page.getByText(MINOR_WORDS.staff)).toBeVisible()
    await expect(page.getByRole('link', { name: `Detalhes de ${minor.profile.artisticName}` })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Começar conversa' })).toHaveCount(0)
    await expect(field(page)).toHaveCount(0)
  },
)

test(
  'a new conversation begins by name, with one of the team, too; a minor is refused in words @phone',
  { tag: '@deep-phone' },
  async ({ page, allowedErrors }) => {
    const [agent, other] = await Promise.all([colleague('Eva'), colleague('Fabio')])
    const { artisticName } = other.profile
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto('/chat')
    await page.getByRole('button', { name: 'Nova conversa' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nova conversa' })
    allowedErrors.push(/400 \(Bad Request\).*\/command/)
    // One of the seed: whoever is refused stays as they are.
    await dialog.getByLabel('Nome').fill('Lia Fonseca')
    await dialog.getByRole('button', { name: 'Lia Fonseca' }).click()
    await expect(dialog.getByRole('alert')).toContainText(MINOR_WORDS.staff)
    await dialog.getByRole('tab', { name: 'Equipe' }).click()
    await dialog.getByLabel('Nome').fill(artisticName)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: artisticName }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/chat\/[\w-]+_[\w-]+$/)
    await expect(page.getByRole('heading', { level: 2, name: artisticName })).toBeVisible()
    await field(page).fill('Você cobre a prova de roupa?')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(log(page)).toContainText('Você cobre a prova de roupa?')
    await page.goto('/chat')
    await expect(conversations(page).getByRole('link', { name: artisticName, exact: true })).toBeVisible()
    await expectAccessible(page)
  },
)
