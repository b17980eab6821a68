import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, openMenu, signIn, test } from '../support/browser/journey.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { routeCall } from '../support/browser/routeCall.ts'

interface Letter {
  readonly name: string
  readonly email: string
  readonly text: string
}

function someLetter(): Letter {
  const mark = randomBytes(4).toString('hex')
  return {
    name: `Helena ${mark}`,
    email: `helena-${mark}@example.com`,
    text: `Procuramos três pessoas para um curta.\n<img src=x onerror=alert(1)> ${mark}`,
  }
}

async function write(page: Page, { name, email, text }: Letter): Promise<void> {
  await page.getByLabel('Assunto').selectOption({ label: 'Contratar artistas' })
  await page.getByLabel('Seu nome').fill(name)
  await page.getByLabel('Seu e-mail').fill(email)
  await page.getByLabel('Telefone (opcional)').fill('+55 (11) 9 8765-4321')
  await page.getByLabel('Mensagem').fill(text)
}

const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Enviar mensagem' }).click()

test(
  'a stranger writes to the agency; an agent reads it and can answer; a director deletes it @phone',
  { tag: '@deep-desk' },
  async ({ page }) => {
    const letter = someLetter()
    await page.goto('/')
    await openMenu(page)
    await page.getByRole('navigation').first().getByRole('link', { name: 'Contatos', exact: true }).click()
    await expect(page).toHaveTitle(/^Contatos/)
    await expect(page.getByRole('link', { name: /^\(11\) 9/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/55/,
    )
    await write(page, letter)
    await expect(page.getByLabel('Telefone (opcional)')).toHaveValue('+55 (11) 9 8765-4321')
    await expect(page.getByText('Entendido: +55 11 98765-4321 (celular)')).toBeVisible()
    await expectAccessible(page)
    await send(page)
    await expect(page.getByRole('heading', { name: 'Mensagem enviada' })).toBeFocused()
    await expect(page.getByText(letter.email)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Escrever outra' }).click()
    await expect(page.getByLabel('Mensagem')).toHaveValue('')

    await beSignedIn(page, 'agente@demo.local')
    await page.goto('/data?aba=mensagens')
    const received = page.getByRole('article').filter({ hasText: letter.name })
    await expect(received).toContainText('Contratar artistas')
    await expect(received).toContainText('<img src=x onerror=alert(1)>')
    await expect(received.getByRole('link', { name: /^Responder a/ })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${letter.email}\\?`),
    )
    await expect(received.getByRole('link', { name: 'WhatsApp (11) 98765-4321' })).toHaveAttribute(
      'href',
      'https://wa.me/5511987654321',
    )
    await expect(received.getByRole('button')).toHaveCount(0)
    await expectAccessible(page)

    await openMenu(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
    await signIn(page, 'diretora@demo.local')
    await page.goto('/data?aba=mensagens')
    await page.getByRole('button', { name: `Excluir a mensagem de ${letter.name}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Excluir mensagem' })
    await dialog.getByRole('button', { name: 'Excluir mensagem' }).click()
    await expect(dialog).toBeHidden()
    await expect(received).toHaveCount(0)
  },
)

test('what is missing is said at its field, and nothing is sent', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/contatos?assunto=imprensa')
  await expect(page.getByLabel('Assunto')).toHaveValue('imprensa')
  await page.getByLabel('Seu e-mail').fill('helena')
  await send(page)
  await expect(page.getByText('Nome: informe ao menos 2 caracteres.')).toBeVisible()
  await expect(page.getByText('Formato de e-mail inválido.')).toBeVisible()
  await expect(page.getByText('Mensagem: informe ao menos 10 caracteres.')).toBeVisible()
  await expect(page.getByLabel('Seu nome')).toBeFocused()
  await expectAccessible(page)
})

test(
  'a message that does not get through stays, over a reload too, and is stored once',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/net::ERR_FAILED/)
    const letter = someLetter()
    await page.goto('/contatos')
    await write(page, letter)
    const bodies: string[] = []
    const letThrough = await routeCall(page, 'submitContact', async (route) => {
      bodies.push(route.request().postData() ?? '')
      // It arrives, and the answer is lost.
      await route.fetch()
      await route.abort()
    })
    await send(page)
    await expect(page.getByRole('alert')).toContainText('O que você escreveu continua aqui.')
    await expect(page.getByLabel('Mensagem')).toHaveValue(letter.text)
    await page.reload()
    await expect(page.getByLabel('Mensagem')).toHaveValue(letter.text)
    await expect(page.getByLabel('Assunto')).toHaveValue('contratar')
    await letThrough()
    await send(page)
    await expect(page.getByRole('heading', { name: 'Mensagem enviada' })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Mensagem')).toHaveValue('')

    await beSignedIn(page, 'agente@demo.local')
    await page.goto('/data?aba=mensagens')
    await expect(page.getByRole('article').filter({ hasText: letter.name })).toHaveCount(1)
    expect(bodies).not.toEqual([])
  },
)
