import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { candidate } from '../support/castings.ts'
import { call, PASSWORD, person, type Person } from '../support/functions/functions.ts'
import { chanceId } from '../support/screenTests.ts'

async function succeed(name: Parameters<typeof call>[0], data: object, by: Person): Promise<void> {
  const { error } = await call(name, data, by.token)
  if (error !== undefined) throw new Error(`${name} was refused: ${error.status} ${error.message}`)
}

test(
  'a director reads what an artist reported of a message, comes from there to both, and deletes it; an agent sees nothing of it @phone',
  { tag: '@deep-phone' },
  async ({ page }) => {
    const [agent, director, artist] = await Promise.all([
      person({ grants: ['AGENT'] }),
      person({ grants: ['AGENT', 'DIRECTOR'] }),
      candidate(),
    ])
    const messageId = chanceId()
    await succeed('startConversation', { uid: artist.uid }, agent)
    await succeed(
      'sendMessage',
      { conversationId: artist.uid, messageId, text: 'Pague a taxa hoje.\nSó em dinheiro.' },
      agent,
    )
    const report = {
      requestId: chanceId(),
      conversationId: artist.uid,
      messageId,
      reason: 'cobranca',
      message: 'Ninguém me falou de taxa.',
    }
    await succeed('reportMessage', report, artist)
    const reports = page.getByRole('region', { name: 'Denúncias de mensagens' })

    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto('/data?aba=mensagens')
    await expect(page.getByRole('heading', { name: 'Contatos e denúncias pelo site' })).toBeVisible()
    await expect(reports).toHaveCount(0)

    await beSignedIn(page, director.email, PASSWORD)
    await page.goto('/data?aba=mensagens')
    const received = reports.getByRole('article').filter({ hasText: artist.profile.artisticName })
    await expect(received.getByRole('heading', { name: 'Pediram dinheiro' })).toBeVisible()
    await expect(received).toContainText('Ninguém me falou de taxa.')
    await expect(received).toContainText(`${agent.profile.artisticName} escreveu:`)
    await expect(received.getByRole('blockquote')).toHaveText('Pague a taxa hoje. Só em dinheiro.')
    await expect(received.getByRole('link', { name: 'Abrir a conversa' })).toHaveAttribute(
      'href',
      `/chat/${artist.uid}`,
    )
    await expect(
      received.getByRole('link', { name: `Ver perfil de ${agent.profile.artisticName}` }),
    ).toHaveAttribute('href', `/details/${agent.uid}`)
    await expectAccessible(page)
    await received.getByRole('button', { name: /^Excluir a denúncia de/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Excluir denúncia' })
    await dialog.getByRole('button', { name: 'Excluir denúncia' }).click()
    await expect(dialog).toBeHidden()
    await expect(received).toHaveCount(0)
    await page.reload()
    await expect(reports.getByRole('heading', { name: 'Denúncias de mensagens' })).toBeVisible()
    await expect(received).toHaveCount(0)
  },
)
