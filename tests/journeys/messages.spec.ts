import { MESSAGES } from '@ribalta/domain/messages'
import type { Page } from '@playwright/test'
import { PASSWORD, person, type Person } from '../support/functions/functions.ts'
import { expect, openMenu, test } from '../support/browser/journey.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'

const SAVE = { name: 'Salvar alterações' }

async function openProfile(page: Page): Promise<Person> {
  const artist = await person()
  await beSignedIn(page, artist.email, PASSWORD)
  await page.goto('/perfil')
  await expect(page.getByRole('button', SAVE)).toBeVisible()
  return artist
}

test(
  'a logout that fails is told, and works afterwards',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/The logout failed/)
    await openProfile(page)
    // The browser no longer lets anything be stored, so the session cannot be taken away.
    await page.evaluate(() => {
      const { prototype } = IDBDatabase
      const open = Reflect.get(prototype, 'transaction') as unknown
      Object.assign(window, { openTransaction: open })
      prototype.transaction = () => {
        throw new DOMException('The database connection is closing.', 'InvalidStateError')
      }
    })
    const told: string[] = []
    page.once('dialog', (dialog) => {
      told.push(`${dialog.type()}: ${dialog.message()}`)
      void dialog.accept()
    })
    await openMenu(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect.poll(() => told).toEqual([`alert: ${MESSAGES.logout}`])
    await expect(page).toHaveURL('/perfil')
    await page.evaluate(() => {
      IDBDatabase.prototype.transaction = Reflect.get(window, 'openTransaction') as IDBDatabase['transaction']
    })
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await page.reload()
    await openMenu(page)
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Login' })).toBeVisible()
  },
)

test(
  'a profile update that the server refuses is told with its code and message',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of 503/)
    await openProfile(page)
    await page.route('**/updateProfile', (route) =>
      route.fulfill({
        status: 503,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { status: 'UNAVAILABLE', message: 'Serviço indisponível no momento.' } },
      }),
    )
    await page.getByLabel('Cidade', { exact: true }).fill('Olinda')
    await page.getByRole('button', SAVE).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Erro ao atualizar' })).toHaveText(
      'Erro ao atualizar (functions/unavailable): Serviço indisponível no momento.',
    )
    await expect(page.getByLabel('Cidade', { exact: true })).toHaveValue('Olinda')
    await page.unroute('**/updateProfile')
    await page.getByRole('button', SAVE).click()
    await expect(page.getByText('Tudo salvo.')).toBeVisible()
  },
)

test(
  'a profile update that fails before the server is asked is told so',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/ERR_FAILED/)
    await openProfile(page)
    await page.evaluate(() => {
      // As if the page had just reloaded itself for files that are gone; it does so once.
      sessionStorage.setItem('ribalta.reloadedAt', String(Date.now()))
    })
    await page.route(/\/assets\/functions-/, (route) => route.abort())
    await page.getByLabel('Cidade', { exact: true }).fill('Olinda')
    await page.getByRole('button', SAVE).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Falha' })).toHaveText(
      'Falha ao atualizar o perfil.',
    )
    await expect(page.getByLabel('Cidade', { exact: true })).toHaveValue('Olinda')
  },
)

test(
  'an unexpected error and an unknown address show the router’s own screen',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/a cortina não abriu/, /React Router caught/, /404/, /ErrorResponse/)
    await page.route(/\/assets\/TermsPage-/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Component() { throw new Error("a cortina não abriu") }',
      }),
    )
    await page.goto('/termos-agenciamento')
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'a cortina não abriu' })).toBeVisible()
    await page.goto('/nenhuma/rota/daqui')
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^404/ })).toBeVisible()
  },
)

test(
  'a toast leaves after five seconds, by a swipe to the right, and is reached by F8',
  { tag: '@deep' },
  async ({ page }) => {
    await page.clock.install()
    await openProfile(page)
    const toast = page.getByRole('listitem').filter({ hasText: MESSAGES.update.nothing })
    const area = page.getByRole('region', { name: /^Notificações/ })

    await page.getByRole('button', SAVE).click()
    await expect(toast).toBeVisible()
    await page.keyboard.press('F8')
    await expect(area.getByRole('list')).toBeFocused()
    // Whoever is in the toast area has all the time in the world.
    await page.clock.fastForward(60_000)
    await expect(toast).toBeVisible()
    await page.getByRole('button', { name: 'Fechar notificação' }).click()
    await expect(toast).toHaveCount(0)

    await page.getByRole('button', SAVE).click()
    await expect(toast).toBeVisible()
    await page.clock.fastForward(5001)
    await expect(toast).toHaveCount(0)

    await page.getByRole('button', SAVE).click()
    await expect(toast).toBeVisible()
    await swipe(page, 40)
    await expect(toast).toBeVisible()
    await swipe(page, -120)
    await expect(toast).toBeVisible()
    await swipe(page, 60)
    await expect(toast).toHaveCount(0)

    async function swipe(on: Page, pixels: number): Promise<void> {
      const box = await toast.boundingBox()
      if (box === null) throw new Error('The toast is gone')
      const [x, y] = [box.x + 40, box.y + box.height / 2]
      await on.mouse.move(x, y)
      await on.mouse.down()
      for (let step = 1; step <= 6; step += 1) await on.mouse.move(x + (pixels * step) / 6, y)
      await on.mouse.up()
      await on.mouse.move(5, 5)
    }
  },
)
