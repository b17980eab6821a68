import { DEMO_PASSWORD } from '../../scripts/lib/project.ts'
import { expect, expectAccessible, openMenu, signIn, test } from '../support/browser/journey.ts'

const BAD_REQUEST = /the server responded with a status of 400/

test.describe('login', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login')
  })

  test(
    'refuses a wrong password in the specified words and keeps the e-mail @phone',
    { tag: '@deep-desk' },
    async ({ page, allowedErrors }) => {
      allowedErrors.push(BAD_REQUEST)
      await page.getByLabel('E-mail').fill('artista@demo.local')
      await page.getByLabel('Senha', { exact: true }).fill('errada-1234')
      await page.getByRole('button', { name: 'Entrar' }).click()
      await expect(page.getByRole('alert')).toHaveText('E-mail ou senha inválidos.')
      await expect(page.getByLabel('E-mail')).toHaveValue('artista@demo.local')
      await expectAccessible(page)
    },
  )

  test(
    'refuses an account that does not exist in the same words',
    { tag: '@deep' },
    async ({ page, allowedErrors }) => {
      allowedErrors.push(BAD_REQUEST)
      await page.getByLabel('E-mail').fill('ninguem@demo.local')
      await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
      await page.getByRole('button', { name: 'Entrar' }).click()
      await expect(page.getByRole('alert')).toHaveText('E-mail ou senha inválidos.')
    },
  )

  test('names a malformed e-mail', { tag: '@deep' }, async ({ page, allowedErrors }) => {
    allowedErrors.push(BAD_REQUEST)
    await page.getByLabel('E-mail').fill('nada')
    await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByRole('alert')).toHaveText('Formato de e-mail inválido.')
  })

  test('says that it failed when the server cannot be reached, and works afterwards', async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/net::ERR_FAILED/)
    await page.route('**/accounts:signInWithPassword*', (route) => route.abort())
    await page.getByLabel('E-mail').fill('artista@demo.local')
    await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByRole('alert')).toHaveText('Falha no login. Tente novamente.')
    await page.unroute('**/accounts:signInWithPassword*')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).not.toHaveURL(/login/)
  })
})

test('login by keyboard alone leads back to where the person was going, and survives a reload', async ({
  page,
}) => {
  await page.goto('/perfil')
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('E-mail').focus()
  await page.keyboard.type('artista@demo.local')
  await page.keyboard.press('Tab')
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/perfil$/)
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(page).toHaveURL(/\/perfil$/)
  await expect(page.getByRole('button', { name: 'Salvar alterações' })).toBeVisible()
})

test('logout leaves nothing of the session behind @phone', { tag: '@deep-desk' }, async ({ page }) => {
  await signIn(page, 'artista@demo.local')
  // Photos that are asked for in the moment of the logout are refused, which the browser tells.
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await openMenu(page)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Login' })).toBeVisible()
  await page.goto('/perfil')
  await expect(page).toHaveURL(/\/login/)
})

test('a logout in one tab reaches the other', { tag: '@deep' }, async ({ page, context }) => {
  await signIn(page, 'artista2@demo.local')
  const other = await context.newPage()
  await other.goto('/perfil')
  await expect(other.getByRole('button', { name: 'Salvar alterações' })).toBeVisible()
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL(/\/login/)
})
