import { randomInt } from 'node:crypto'
import { MESSAGES } from '@ribalta/domain/messages'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { makeNewArtist } from '../support/browser/newArtist.ts'
import { makePhoto } from '../support/browser/photos.ts'
import { spendCalls } from '../support/browser/spentCalls.ts'

const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click()

/** Lets the page's calls come from a network of its own, as Google's front end would tell it. */
async function callFrom(page: Page, address: string): Promise<void> {
  await page.route('**/southamerica-east1/*', async (route) => {
    await route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } })
  })
}

test(
  'who asks too often can still fill in the form and is told how long to wait',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/429/)
    const address = `198.18.${String(randomInt(256))}.${String(randomInt(256))}`
    await spendCalls(['checkEmailExists', 'checkPhoneExists', 'createProfile'], address)
    await callFrom(page, address)

    const artist = makeNewArtist()
    await page.goto('/cadastro')
    await page.getByLabel('E-mail').fill(artist.email)
    await page.getByLabel('Senha', { exact: true }).fill(artist.password)
    await page.getByLabel('Nome artístico').fill(artist.artisticName)
    // The first call of all starts the function.
    await expect(page.getByText(MESSAGES.availability.email)).toBeVisible()
    await goOn(page)
    await page.getByLabel('Telefone').pressSequentially(artist.phone)
    await page.getByLabel('Data de nascimento').pressSequentially('23041995')
    await expect(page.getByText(MESSAGES.availability.phone)).toBeVisible()
    // A click while a step is being judged goes nowhere.
    for (const title of ['O que você faz', 'Como você é', 'Seu material']) {
      await goOn(page)
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
    }
    await page.getByLabel('Fotos e vídeos').setInputFiles([await makePhoto('rosto.jpg')])
    await expect(page.getByText('Enviado', { exact: true })).toHaveCount(1)
    await goOn(page)
    await page.getByLabel(/termos de agenciamento/).check()
    await page.getByLabel(/política de privacidade/).check()
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await expect(
      page.getByText(
        /^Erro no registro \(functions\/resource-exhausted\): Muitas tentativas em pouco tempo\. Tente de novo em \d+ minutos?\.$/,
      ),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cadastrar' })).toBeEnabled()
    await expectAccessible(page)

    // From elsewhere the same form goes through: nothing of it was lost.
    await page.unroute('**/southamerica-east1/*')
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await expect(page).toHaveURL(/\/perfil$/)
  },
)
