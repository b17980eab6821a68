import { randomBytes } from 'node:crypto'
import { expect, expectAccessible, openMenu, test } from '../support/browser/journey.ts'
import { cut, restore } from '../support/browser/network.ts'

test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(/The session could not be loaded/)
})

test(
  'a link tapped without a connection says so, and its page opens by itself once there is one @phone',
  { tag: '@deep-desk' },
  async ({ page }) => {
    await page.goto('/privacidade')
    // Until the page is taken over, and all of it is there, a link is the browser's own.
    await page.waitForLoadState('networkidle')
    await openMenu(page)
    await cut(page)
    await page.getByRole('navigation').first().getByRole('link', { name: 'Contatos', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Sem conexão' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Sem conexão' })).toBeVisible()
    await restore(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Vamos conversar' })).toBeVisible()
  },
)

test('an address with nothing at it keeps the specified words, the layout and a way back', async ({
  page,
}) => {
  await page.goto('/a/b/c')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('404 Not Found')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Ir para o início' }).click()
  await expect(page).toHaveURL(/:5173\/$/)
})

test('a message written and sent without a connection goes once there is one, without a reload', async ({
  page,
}) => {
  const text = `Procuramos um elenco. ${randomBytes(4).toString('hex')}`
  await page.goto('/contatos')
  await page.getByLabel('Assunto').waitFor()
  await cut(page)
  await page.getByLabel('Assunto').selectOption({ label: 'Contratar artistas' })
  await page.getByLabel('Seu nome').fill('Helena')
  await page.getByLabel('Seu e-mail').fill('helena@example.com')
  await page.getByLabel('Mensagem').fill(text)
  const send = page.getByRole('button', { name: 'Enviar mensagem' })
  for (const _try of [1, 2]) {
    await send.click()
    await expect(page.getByRole('alert')).toContainText('O que você escreveu continua aqui.')
    await expect(send).toBeEnabled()
  }
  await expect(page.getByLabel('Mensagem')).toHaveValue(text)
  await restore(page)
  await send.click()
  await expect(page.getByRole('heading', { name: 'Mensagem enviada' })).toBeVisible()
})
