import type { Page } from '@playwright/test'
import { backend, PASSWORD, person } from '../support/functions/functions.ts'
import { newestSmsCode, nextSecond, setProfile, signInElsewhere } from '../support/browser/accounts.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, openMenu, REFUSED_COUNT, test } from '../support/browser/journey.ts'

/** The local Auth has no reCAPTCHA and says so; a wrong code is a bad request. */
const EXPECTED = [/the server responded with a status of 400/, /status of 501/]

const dialog = (page: Page) => page.getByRole('dialog')
const factors = (page: Page) => page.getByRole('list', { name: 'Segundos fatores' }).getByRole('listitem')

async function openSecurity(page: Page): Promise<void> {
  await page.goto('/security')
  await expect(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeVisible()
}

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** A number of its own, so that codes are not mixed up. */
function newPhone(): string {
  return `219${String(Date.now()).slice(-8)}`
}

async function addPhone(page: Page, phone: string): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar celular' }).click()
  await dialog(page).getByLabel('Celular').fill(phone)
  await dialog(page).getByLabel('Senha atual').fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Enviar código' }).click()
  await expect(dialog(page).getByLabel('Código de 6 dígitos')).toBeVisible()
}

test('a second factor is added, asked for at sign-in, and taken away by a director', async ({
  page,
  browser,
  allowedErrors,
}) => {
  allowedErrors.push(...EXPECTED, REFUSED_COUNT)
  const phone = newPhone()
  const agent = await person({ grants: ['AGENT'], artisticName: `Duda ${phone}` })
  await beSignedIn(page, agent.email, PASSWORD)
  await openSecurity(page)
  await expect(page.getByText('Confirme seu e-mail antes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Adicionar celular' })).toHaveCount(0)
  await backend.auth.updateUser(agent.uid, { emailVerified: true })
  await page.reload()

  await addPhone(page, phone)
  await expectAccessible(page)
  await dialog(page).getByLabel('Código de 6 dígitos').fill('12345')
  await dialog(page).getByRole('button', { name: 'Confirmar' }).click()
  await expect(dialog(page).getByLabel('Código de 6 dígitos')).toHaveAccessibleDescription(/6 dígitos/)
  await dialog(page)
    .getByLabel('Código de 6 dígitos')
    .fill(await newestSmsCode(phone))
  await dialog(page).getByRole('button', { name: 'Confirmar' }).click()
  await expect(factors(page)).toContainText(`final ${phone.slice(-4)}`)

  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await enter(page, agent.email)
  await expect(dialog(page).getByRole('heading', { name: 'Confirme que é você' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toHaveText('Sem o código do segundo fator não é possível continuar.')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await dialog(page).getByLabel('Código de 6 dígitos').fill('000000')
  await dialog(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog(page).getByLabel('Código de 6 dígitos')).toHaveAccessibleDescription(/Código incorreto/)
  await dialog(page)
    .getByLabel('Código de 6 dígitos')
    .fill(await newestSmsCode(phone))
  await dialog(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL('/feed')
  // Where no photo is on its way that the end of the session would refuse.
  await openSecurity(page)

  const director = await person({ grants: ['AGENT', 'DIRECTOR'] })
  const context = await browser.newContext()
  const theirs = await signInElsewhere(context, director)
  await theirs.goto('/data?aba=equipe')
  await theirs.getByLabel('E-mail ou nome artístico').fill(agent.email)
  await theirs.getByRole('button', { name: 'Buscar pessoa' }).click()
  await theirs
    .getByRole('list', { name: 'Pessoas encontradas' })
    .getByRole('button', { name: `Permissões: ${agent.profile.artisticName}` })
    .click()
  await dialog(theirs).getByRole('button', { name: 'Remover segundo fator' }).click()
  await dialog(theirs).getByRole('button', { name: 'Remover e encerrar as sessões' }).click()
  await expect(theirs.getByText('Segundo fator removido', { exact: true }).first()).toBeVisible()
  await context.close()
  await expect(page).toHaveURL('/login')
  await nextSecond()
  await enter(page, agent.email)
  // Back where the session ended.
  await expect(page).toHaveURL('/security')
})

test(
  'a director from whom one is asked is led to it, and then works',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(...EXPECTED)
    const phone = newPhone()
    const director = await person({ grants: ['AGENT', 'DIRECTOR'] })
    await backend.auth.updateUser(director.uid, { emailVerified: true })
    await setProfile(director.uid, { needsSecondFactor: true })
    await beSignedIn(page, director.email, PASSWORD)
    await page.goto('/test')
    await expect(page).toHaveURL('/security')
    await expect(page.getByText('A agência pede um segundo fator a quem é da direção.')).toBeVisible()
    await addPhone(page, phone)
    await dialog(page)
      .getByLabel('Código de 6 dígitos')
      .fill(await newestSmsCode(phone))
    await dialog(page).getByRole('button', { name: 'Confirmar' }).click()
    await expect(factors(page)).toHaveCount(1)
    await page.goto('/data?aba=equipe')
    await expect(page.getByRole('heading', { name: 'Histórico de permissões' })).toBeVisible()

    await openSecurity(page)
    await page.getByRole('button', { name: /^Remover:/ }).click()
    await dialog(page).getByLabel('Senha atual').fill(PASSWORD)
    await dialog(page).getByRole('button', { name: 'Remover' }).click()
    const challenge = page.getByRole('dialog', { name: 'Confirme que é você' })
    await expect(challenge).toBeVisible()
    await challenge.getByLabel('Código de 6 dígitos').fill(await newestSmsCode(phone))
    await challenge.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText('A agência pede um segundo fator a quem é da direção.')).toBeVisible()
    await expect(factors(page)).toHaveCount(0)
  },
)
