import { person, PASSWORD } from '../support/functions/functions.ts'
import { linkCodes, newestLinkCode } from '../support/browser/accounts.ts'
import { expect, expectAccessible, signIn, test } from '../support/browser/journey.ts'

const BAD_REQUEST = /the server responded with a status of 400/
const SENT = /Se houver uma conta com o e-mail/

test(
  'a forgotten password is replaced through the link, which works once @phone',
  { tag: '@deep-desk' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(BAD_REQUEST)
    const { email } = await person()
    await page.goto('/login')
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
    await expect(page).toHaveTitle(/Redefinir senha/)
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Informe seu e-mail.')
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await page.getByLabel('E-mail').fill(`  ${email.toUpperCase()} `)
    await page.keyboard.press('Enter')
    await expect(page.getByText(SENT)).toContainText(email)
    await expectAccessible(page)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow(), 'a long e-mail wraps').toBeLessThanOrEqual(0)

    const code = await newestLinkCode(email, 'PASSWORD_RESET')
    await page.goto(`/reset-password?mode=resetPassword&oobCode=${code}&apiKey=demo-key&lang=pt-BR`)
    await expect(page.getByText(email)).toBeVisible()
    const password = page.getByLabel('Nova senha', { exact: true })
    const confirmation = page.getByLabel('Confirmar nova senha')
    await password.fill('curta')
    await confirmation.fill('outra')
    await page.getByRole('button', { name: 'Salvar nova senha' }).click()
    await expect(confirmation).toHaveAccessibleDescription('As senhas não são iguais.')
    await confirmation.fill('curta')
    await page.getByRole('button', { name: 'Salvar nova senha' }).click()
    await expect(page.getByRole('alert')).toHaveText('A nova senha é muito fraca.')
    await expectAccessible(page)
    await password.fill('coxia-cheia-3')
    await confirmation.fill('coxia-cheia-3')
    await page.getByRole('button', { name: 'Salvar nova senha' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Senha alterada' })).toBeVisible()

    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByRole('alert')).toHaveText('E-mail ou senha inválidos.')
    await page.goto(`/reset-password?mode=resetPassword&oobCode=${code}`)
    await expect(page.getByRole('alert')).toHaveText('Este link já foi usado ou não é válido.')
    await expectAccessible(page)
    await signIn(page, email, 'coxia-cheia-3')
  },
)

test(
  'the answer does not tell whether there is such an account',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(BAD_REQUEST)
    await page.goto('/reset-password')
    await page.getByLabel('E-mail').fill('ninguem-aqui@example.com')
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await expect(page.getByText(SENT)).toContainText('ninguem-aqui@example.com')
    expect(await linkCodes('ninguem-aqui@example.com', 'PASSWORD_RESET')).toEqual([])
  },
)

test(
  'a request that fails says so and keeps the e-mail',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/net::ERR_FAILED/)
    await page.goto('/reset-password')
    await page.getByLabel('E-mail').fill('nada')
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Formato de e-mail inválido.')
    await page.route('**/accounts:sendOobCode*', (route) => route.abort())
    await page.getByLabel('E-mail').fill('alguem@example.com')
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await expect(page.getByRole('alert')).toContainText('Não foi possível pedir o link.')
    await expect(page.getByLabel('E-mail')).toHaveValue('alguem@example.com')
  },
)

test(
  'a link that expired, is incomplete or cannot be checked is told apart',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(BAD_REQUEST, /net::ERR_FAILED/)
    const check = '**/accounts:resetPassword*'
    await page.route(check, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'EXPIRED_OOB_CODE' } } }),
    )
    await page.goto('/reset-password?mode=resetPassword&oobCode=antigo')
    await expect(page.getByRole('alert')).toHaveText('Este link expirou.')
    await page.goto('/reset-password?mode=resetPassword')
    await expect(page.getByRole('alert')).toHaveText('Este link está incompleto.')
    await page.unroute(check)

    await page.route(check, (route) => route.abort())
    await page.goto('/reset-password?mode=resetPassword&oobCode=qualquer')
    await expect(page.getByText('Não foi possível conferir o link')).toBeVisible()
    await page.unroute(check)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByRole('alert')).toHaveText('Este link já foi usado ou não é válido.')
    await page.getByRole('link', { name: 'Pedir outro link' }).click()
    await expect(page.getByRole('button', { name: 'Enviar link' })).toBeVisible()
  },
)
