import type { CallName } from '@ribalta/domain/commands'
import { MESSAGES } from '@ribalta/domain/messages'
import { RECENT_SIGN_IN_FIELD } from '@ribalta/domain/account/recentSignIn'
import type { Page } from '@playwright/test'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { routeCallOnce } from '../support/browser/routeCall.ts'
import { PASSWORD, person, profileOf } from '../support/functions/functions.ts'

/** The next call is answered as the server answers a sign-in that is no longer recent. */
async function refuseOnce(page: Page, name: CallName): Promise<void> {
  await routeCallOnce(page, name, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: {
        error: {
          status: 'FAILED_PRECONDITION',
          message: 'Por segurança, confirme sua senha de novo.',
          details: { field: RECENT_SIGN_IN_FIELD },
        },
      },
    }),
  )
}

test(
  'a phone is changed, and data are taken along, after the password was given again @phone',
  { tag: '@deep-desk' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of 400/)
    const artist = await person()
    const phone = `229${artist.profile.phone.slice(3)}`
    await beSignedIn(page, artist.email, PASSWORD)
    await page.goto('/perfil')
    await page.getByLabel('Telefone').fill('')
    await page.getByLabel('Telefone').pressSequentially(phone)
    await page.getByLabel('Cidade', { exact: true }).fill('Olinda')
    const save = page.getByRole('button', { name: 'Salvar alterações' })
    const dialog = page.getByRole('dialog', { name: 'Confirme sua senha' })

    await refuseOnce(page, 'updateProfile')
    await save.click()
    await expect(dialog.getByLabel('Senha atual')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert').filter({ hasText: 'confirme sua senha de novo' })).toBeVisible()
    await expect(page.getByLabel('Cidade', { exact: true })).toHaveValue('Olinda')

    await refuseOnce(page, 'updateProfile')
    await save.click()
    await dialog.getByLabel('Senha atual').fill('outra-senha')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Senha atual')).toHaveAccessibleDescription(
      MESSAGES.reauthentication.wrongPassword,
    )
    await dialog.getByLabel('Senha atual').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Alterações salvas', { exact: true })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(await profileOf(artist.uid)).toMatchObject({ phone, city: 'Olinda' })

    await refuseOnce(page, 'exportMyData')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar meus dados' }).click()
    await dialog.getByLabel('Senha atual').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Confirmar' }).click()
    await download
  },
)
