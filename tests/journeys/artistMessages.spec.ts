import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, openMenu, test } from '../support/browser/journey.ts'
import { cut, restore } from '../support/browser/network.ts'
import { routeCall } from '../support/browser/routeCall.ts'
import { candidate } from '../support/castings.ts'
import { backend, call, PASSWORD, person, type Person } from '../support/functions/functions.ts'

const log = (page: Page) => page.getByRole('log', { name: 'Mensagens' })
const main = (page: Page) => page.getByRole('main')

async function say(agent: Person, conversationId: string, text: string): Promise<void> {
  const { error } = await call('sendMessage', { conversationId, messageId: randomUUID(), text }, agent.token)
  if (error !== undefined) throw new Error(`The message was refused: ${error.message}`)
}

/** An artist to whom the agency has written two messages. */
async function writtenTo(): Promise<{ readonly artist: Person; readonly agent: Person }> {
  const [agent, artist] = await Promise.all([person({ grants: ['AGENT'] }), candidate()])
  await call('startConversation', { uid: artist.uid }, agent.token)
  await say(agent, artist.uid, 'Oi! Vimos seu material.')
  await say(agent, artist.uid, 'Podemos conversar amanhã? Veja https://ribalta.example/agenda.')
  return { artist, agent }
}

async function textsOf(conversationId: string): Promise<readonly unknown[]> {
  const messages = backend.db.collection(`conversations/${conversationId}/messages`).orderBy('n')
  return (await messages.get()).docs.map((stored) => stored.get('text') as unknown)
}

test(
  'an artist sees that the agency wrote, reads it, and what they answer without a connection is kept and goes once @phone',
  { tag: '@deep-desk' },
  async ({ page, allowedErrors }) => {
    // The call that is refused below, and the page that is closed while it is under way.
    allowedErrors.push(/Failed to load resource/)
    const { artist, agent } = await writtenTo()
    await beSignedIn(page, artist.email, PASSWORD)
    await page.goto('/perfil')
    const menu = page.getByRole('navigation', { name: 'Principal' }).locator('> button')
    const dot = () => menu.evaluate((button) => getComputedStyle(button, '::after').content)
    await expect.poll(dot).toBe('""')
    await openMenu(page)
    const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Perfil' })
    await expect(link).toHaveAccessibleDescription('2 mensagens não lidas')
    await page.keyboard.press('Escape')

    const listed = main(page).getByRole('list', { name: 'Conversas' }).getByRole('link', { name: 'Agência' })
    await expect(listed).toHaveAccessibleDescription(/Podemos conversar amanhã.*2 mensagens não lidas/)
    await expectAccessible(page)
    await listed.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mensagens' })).toBeVisible()
    await expect(log(page).getByText('Novas mensagens')).toBeVisible()
    await expect(log(page).getByText(`${agent.profile.artisticName}, da agência`)).toBeVisible()
    await expect(log(page).getByRole('link', { name: 'https://ribalta.example/agenda' })).toBeVisible()
    await expectAccessible(page)
    await openMenu(page)
    await expect(link).not.toHaveAccessibleDescription(/./)
    await page.keyboard.press('Escape')
    expect(await dot()).toBe('none')

    await cut(page)
    await page.getByLabel('Mensagem').fill('Posso depois das três.')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(log(page).getByText('Esperando a conexão…')).toBeVisible()
    await page.getByLabel('Mensagem').fill('Ainda não mandei')
    const stop = await routeCall(page, 'sendMessage', (route) => route.abort())
    await restore(page)
    await page.reload()
    await expect(log(page).getByText('Posso depois das três.')).toBeVisible()
    await expect(log(page).getByText('Esperando a conexão…')).toBeVisible()
    await expect(page.getByLabel('Mensagem')).toHaveValue('Ainda não mandei')
    await stop()
    await expect.poll(() => textsOf(artist.uid)).toContain('Posso depois das três.')
    await expect(log(page).getByText('Esperando a conexão…')).toHaveCount(0)
    await expect(log(page).getByText('Posso depois das três.')).toHaveCount(1)

    await say(agent, artist.uid, 'Combinado!')
    await expect(log(page).getByText('Combinado!')).toBeVisible()
    expect(await textsOf(artist.uid)).toEqual([
      'Oi! Vimos seu material.',
      'Podemos conversar amanhã? Veja https://ribalta.example/agenda.',
      'Posso depois das três.',
      'Combinado!',
    ])
    await page.getByRole('link', { name: 'Voltar ao perfil' }).click()
    await expect(listed).toHaveAccessibleDescription(/Combinado!/)
  },
)
