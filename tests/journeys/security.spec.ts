import { Timestamp } from '../../functions/src/admin/backend.ts'
import type { Page } from '@playwright/test'
import { backend, PASSWORD, person, type Person } from '../support/functions/functions.ts'
import { newestLinkCode, nextSecond, signInElsewhere } from '../support/browser/accounts.ts'
import { expect, expectAccessible, openMenu, signIn, test } from '../support/browser/journey.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'

const BAD_REQUEST = /the server responded with a status of 400/
const CUT_OFF = /net::ERR_FAILED/
const SIGN_IN = '**/accounts:signInWithPassword*'
const UPDATE = '**/accounts:update*'

const NEW = 'coxia-cheia-3'

async function openSecurity(page: Page, { email }: Person): Promise<void> {
  await beSignedIn(page, email, PASSWORD)
  await page.goto('/security')
  await expect(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeVisible()
}

async function changePassword(page: Page, current: string, chosen: string, again = chosen): Promise<void> {
  await page.getByLabel('Senha atual').fill(current)
  await page.getByLabel('Nova senha', { exact: true }).fill(chosen)
  await page.getByLabel('Confirmar nova senha').fill(again)
  await page.getByRole('button', { name: 'Alterar senha' }).click()
}

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const events = (page: Page) => page.getByRole('main').getByRole('listitem')

test(
  'a password is changed after the current one was given again @phone',
  { tag: '@deep-desk' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(BAD_REQUEST)
    const artist = await person()
    await openSecurity(page, artist)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Alterar senha' }).click()
    await expect(page.getByLabel('Senha atual')).toBeFocused()
    await expect(page.getByLabel('Senha atual')).toHaveAccessibleDescription('Informe sua senha atual.')
    await changePassword(page, PASSWORD, NEW, 'outra')
    await expect(page.getByLabel('Confirmar nova senha')).toHaveAccessibleDescription(
      'As senhas não são iguais.',
    )
    await changePassword(page, 'errada', NEW)
    await expect(page.getByLabel('Senha atual')).toHaveAccessibleDescription('Senha atual incorreta.')
    await changePassword(page, PASSWORD, 'curta')
    await expect(page.getByLabel('Nova senha', { exact: true })).toHaveAccessibleDescription(
      /A nova senha é muito fraca\.$/,
    )
    await expectAccessible(page)
    await nextSecond()
    await changePassword(page, PASSWORD, NEW)
    await expect(page.getByText('Senha alterada', { exact: true }).first()).toBeVisible()
    await expect(page.getByLabel('Senha atual')).toHaveValue('')
    await expect(events(page).filter({ hasText: 'Senha alterada' })).toBeVisible()

    await openMenu(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await signIn(page, artist.email, NEW)
  },
)

test('the e-mail is confirmed by the link, and the page knows at once', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(CUT_OFF, BAD_REQUEST)
  const artist = await person()
  await openSecurity(page, artist)
  await expect(page.getByText('Não confirmado')).toBeVisible()
  await page.route('**/accounts:sendOobCode*', (route) => route.abort())
  await page.getByRole('button', { name: 'Enviar link de verificação' }).click()
  await expect(alert(page)).toHaveText('Não foi possível enviar o link. Tente novamente.')
  await page.unroute('**/accounts:sendOobCode*')
  await page.getByRole('button', { name: 'Enviar link de verificação' }).click()
  await expect(page.getByText(/Enviamos o link/)).toBeVisible()

  const code = await newestLinkCode(artist.email, 'VERIFY_EMAIL')
  const mail = await context.newPage()
  await mail.goto(`/reset-password?mode=verifyEmail&oobCode=${code}`)
  await expect(mail.getByRole('heading', { level: 1, name: 'E-mail confirmado' })).toBeVisible()
  await mail.reload()
  await expect(mail.getByRole('alert')).toHaveText('Este link já foi usado ou não é válido.')
  await mail.close()

  await page.reload()
  await expect(page.getByText('Confirmado', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar link de verificação' })).toHaveCount(0)
  await expect(events(page).filter({ hasText: 'E-mail confirmado' })).toBeVisible()
})

test('recent events are read a page at a time', { tag: '@deep' }, async ({ page }) => {
  const artist = await person()
  const batch = backend.db.batch()
  for (let hour = 1; hour <= 25; hour += 1) {
    const at = Timestamp.fromMillis(Date.now() - hour * 3_600_000)
    const event = { kind: 'signIn', at, device: `Aparelho ${String(hour)}` }
    batch.set(backend.db.doc(`profiles/${artist.uid}/accountEvents/${String(hour)}`), event)
  }
  await batch.commit()
  await openSecurity(page, artist)
  await expect(events(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await expect(events(page).last()).toContainText('Aparelho 25')
  await expect(page.getByRole('button', { name: 'Carregar mais' })).toHaveCount(0)
})

test.describe('at any width the same', () => {
  test(
    'what goes wrong with a new password is told in the specified words',
    { tag: '@deep' },
    async ({ page, allowedErrors }) => {
      allowedErrors.push(BAD_REQUEST, CUT_OFF)
      await openSecurity(page, await person())
      await page.route(SIGN_IN, (route) => route.abort())
      await changePassword(page, PASSWORD, NEW)
      await expect(alert(page)).toHaveText('Falha na reautenticação. Tente novamente.')
      await page.unroute(SIGN_IN)

      await page.route(UPDATE, (route) => route.abort())
      await changePassword(page, PASSWORD, NEW)
      await expect(alert(page)).toHaveText('Falha ao alterar a senha.')
      await page.unroute(UPDATE)

      await page.route(UPDATE, (route) =>
        route.fulfill({
          status: 400,
          json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } },
        }),
      )
      await changePassword(page, PASSWORD, NEW)
      await expect(alert(page)).toHaveText('Por segurança, faça login novamente antes de alterar a senha.')
      await expect(page.getByLabel('Nova senha', { exact: true })).toHaveValue(NEW)
    },
  )

  test('an account without an e-mail cannot be authenticated again', { tag: '@deep' }, async ({ page }) => {
    const artist = await person()
    await openSecurity(page, artist)
    await fetch(
      'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/projects/demo-ribalta/accounts:update',
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ localId: artist.uid, deleteAttribute: ['EMAIL'] }),
      },
    )
    await page.reload()
    await changePassword(page, PASSWORD, NEW)
    await expect(alert(page)).toHaveText('Usuário não autenticado ou sem e-mail para reautenticação.')
  })

  test(
    'a session that ends in the middle of the change is told where it leads',
    { tag: '@deep' },
    async ({ page, context }) => {
      await openSecurity(page, await person())
      // Before: without a network the SDK waits five seconds for an answer.
      const other = await context.newPage()
      await other.goto('/sobre')
      await openMenu(other)
      const logout = other.getByRole('button', { name: 'Logout' })
      await expect(logout).toBeVisible()
      let release = (): void => undefined
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(SIGN_IN, async (route) => {
        await held
        await route.continue()
      })
      // In the middle: it is the password that is being asked about, which comes after the look at the new one.
      await Promise.all([page.waitForRequest(SIGN_IN), changePassword(page, PASSWORD, NEW)])
      await expect(page.getByRole('button', { name: 'Alterar senha' })).toHaveAttribute('aria-busy', 'true')
      await logout.click()
      await expect(page).toHaveURL('/login')
      release()
      await expect(page.getByText('Usuário não autenticado.', { exact: true }).first()).toBeVisible()
    },
  )

  test(
    'signing out elsewhere reaches the other devices at once and leaves this one',
    { tag: '@deep' },
    async ({ page, context, browser, allowedErrors }) => {
      allowedErrors.push(BAD_REQUEST)
      const agent = await person({ grants: ['AGENT'] })
      const device = await browser.newContext()
      const elsewhere = await signInElsewhere(device, agent)
      await elsewhere.goto('/security')
      await nextSecond()
      await openSecurity(page, agent)
      const tab = await context.newPage()
      await tab.goto('/perfil')
      await expect(tab.getByRole('button', { name: 'Salvar alterações' })).toBeVisible()
      await nextSecond()

      await page.getByRole('button', { name: 'Sair dos outros dispositivos' }).click()
      const dialog = page.getByRole('dialog', { name: 'Sair dos outros dispositivos?' })
      await dialog.getByLabel('Senha atual').fill('errada')
      await dialog.getByRole('button', { name: 'Sair dos outros' }).click()
      await expect(dialog.getByLabel('Senha atual')).toHaveAccessibleDescription('Senha atual incorreta.')
      await expectAccessible(page)
      await dialog.getByLabel('Senha atual').fill(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page.getByText('Você saiu dos outros dispositivos', { exact: true }).first()).toBeVisible()

      await expect(elsewhere).toHaveURL('/login')
      await expect(elsewhere.getByText('Sua sessão foi encerrada em outro dispositivo').first()).toBeVisible()
      await expect(events(page).filter({ hasText: 'Saída dos outros dispositivos' })).toBeVisible()
      await page.goto('/feed')
      await expect(page).toHaveURL('/feed')
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await tab.reload()
      await expect(tab.getByRole('button', { name: 'Salvar alterações' })).toBeVisible()
      await device.close()
    },
  )

  for (const email of ['artista@demo.local', 'agente@demo.local', 'diretora@demo.local']) {
    test(`${email} finds Segurança in the navigation`, { tag: '@deep' }, async ({ page }) => {
      await beSignedIn(page, email)
      await page.goto('/sobre')
      await openMenu(page)
      await page.getByRole('navigation').first().getByRole('link', { name: 'Segurança', exact: true }).click()
      await expect(page).toHaveURL('/security')
      await expect(page.getByLabel('Senha atual')).toBeVisible()
      await expect(page).toHaveTitle(/Segurança/)
    })
  }
})
