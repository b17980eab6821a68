import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { candidate } from '../support/castings.ts'
import { call, PASSWORD, person } from '../support/functions/functions.ts'

const field = (page: Page) => page.getByLabel('Mensagem', { exact: true })
const log = (page: Page) => page.getByRole('log', { name: 'Mensagens' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test(
  'an agent keeps what the team says often, puts it into a message with the artist’s name, changes and deletes it; the artist has none of it @phone',
  { tag: '@deep-phone' },
  async ({ page, browser, viewport }) => {
    const [agent, artist] = await Promise.all([person({ grants: ['AGENT'] }), candidate()])
    const { artisticName } = artist.profile
    await call('startConversation', { uid: artist.uid }, agent.token)
    // Everybody of the team has the same replies.
    const title = `Chegada ${randomBytes(4).toString('hex')}`
    const replies = dialog(page, 'Respostas da equipe')
    const listed = replies
      .getByRole('list', { name: 'Respostas' })
      .getByRole('button', { name: title, exact: true })

    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto(`/chat/${artist.uid}`)
    await field(page).fill('Até amanhã.')
    await page.getByRole('button', { name: 'Respostas' }).click()
    await expect(replies.getByLabel('Procurar')).toBeFocused()
    await replies.getByRole('button', { name: 'Nova resposta' }).click()
    const form = dialog(page, 'Nova resposta')
    await expect(form.getByLabel('Título')).toBeFocused()
    await form.getByLabel('Título').fill(title)
    await form.getByLabel('Resposta').fill('{nome}, chegue quinze minutos antes.')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Salvar' }).click()
    await expect(form).toBeHidden()
    await replies.getByLabel('Procurar').fill(title)
    await expect(listed).toHaveAccessibleDescription('{nome}, chegue quinze minutos antes.')
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await expect(listed).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(replies).toBeHidden()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue(`Até amanhã. ${artisticName}, chegue quinze minutos antes.`)
    await page.keyboard.type(' Combinado?')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(log(page)).toContainText(
      `Até amanhã. ${artisticName}, chegue quinze minutos antes. Combinado?`,
    )

    await page.getByRole('button', { name: 'Respostas' }).click()
    await replies.getByLabel('Procurar').fill(title)
    await replies.getByRole('button', { name: `Editar ${title}` }).click()
    const editing = dialog(page, 'Editar resposta')
    await editing.getByLabel('Resposta').fill('Chegue cedo.')
    await page.keyboard.press('Escape')
    await dialog(page, 'Fechar sem salvar?').getByRole('button', { name: 'Cancelar' }).click()
    await editing.getByRole('button', { name: 'Salvar' }).click()
    await expect(editing).toBeHidden()
    await expect(listed).toHaveAccessibleDescription('Chegue cedo.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Respostas' })).toBeFocused()

    if ((viewport?.width ?? 0) > 768) {
      await field(page).press('/')
      await expect(replies.getByLabel('Procurar')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(field(page)).toBeFocused()
    }
    await page.getByRole('button', { name: 'Respostas' }).click()
    await replies.getByLabel('Procurar').fill(title)
    await replies.getByRole('button', { name: `Excluir ${title}` }).click()
    await dialog(page, 'Excluir resposta').getByRole('button', { name: 'Excluir resposta' }).click()
    await expect(listed).toHaveCount(0)
    await expect(replies.getByLabel('Procurar')).toBeFocused()

    const elsewhere = await (await browser.newContext({ baseURL: 'http://127.0.0.1:5173' })).newPage()
    await beSignedIn(elsewhere, artist.email, PASSWORD)
    await elsewhere.goto('/perfil')
    await elsewhere.getByRole('main').getByRole('link', { name: 'Agência' }).click()
    await expect(field(elsewhere)).toBeVisible()
    await expect(elsewhere.getByRole('button', { name: 'Enviar' })).toBeVisible()
    await expect(elsewhere.getByRole('button', { name: 'Respostas' })).toHaveCount(0)
    await elsewhere.context().close()
  },
)
