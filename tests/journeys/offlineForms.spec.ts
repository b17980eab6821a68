import type { Page } from '@playwright/test'
import { WAITS } from '../../scripts/lib/waits.ts'
import { MESSAGES } from '@ribalta/domain/messages'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, test } from '../support/browser/journey.ts'
import { cut, restore } from '../support/browser/network.ts'
import { makeNewArtist, registerArtist } from '../support/browser/newArtist.ts'
import { makePhoto } from '../support/browser/photos.ts'
import { routeOnce } from '../support/browser/routeOnce.ts'
import { openCasting } from '../support/castings.ts'
import { PASSWORD, person } from '../support/functions/functions.ts'

test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(/could not|did not/)
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test(
  'cadastro goes on over a cut at every step, with nothing lost and nothing claimed',
  { tag: '@deep' },
  async ({ page }) => {
    const artist = makeNewArtist()
    await page.goto('/cadastro')
    // What the page itself asks for is there: a module cut off on its way is missing until a reload.
    await page.waitForLoadState('networkidle')
    await cut(page)
    await page.getByLabel('E-mail').fill(artist.email)
    await page.getByLabel('Senha', { exact: true }).fill(artist.password)
    await page.getByLabel('Nome artístico').fill(artist.artisticName)
    await expect(page.getByText('Nome disponível.')).toHaveCount(0)
    await press(page, 'Continuar')
    await restore(page)
    await expect(async () => {
      if (await heading(page, 'Quem é você').isVisible()) await press(page, 'Continuar')
      await expect(heading(page, 'Como falamos com você')).toBeVisible({ timeout: WAITS.attempt })
    }).toPass()
    await cut(page)
    await page.getByLabel('Telefone').pressSequentially(artist.phone)
    await page.getByLabel('Data de nascimento').pressSequentially('23041995')
    await press(page, 'Continuar')
    await expect(heading(page, 'O que você faz')).toBeVisible()
    await restore(page)
    await page.getByRole('group', { name: 'Classes' }).getByRole('checkbox').first().check()
    await cut(page)
    await press(page, 'Continuar')
    await page.getByLabel('Altura (m)').fill('1,68')
    await press(page, 'Continuar')
    await page.getByLabel('Fotos e vídeos').setInputFiles([await makePhoto('rosto.jpg')])
    await expect(page.getByText('Enviado', { exact: true })).toHaveCount(0)
    await restore(page)
    // By itself, without anybody asking for it.
    await expect(page.getByText('Enviado', { exact: true })).toBeVisible()
    await press(page, 'Continuar')
    await page.getByLabel(/termos de agenciamento/).check()
    await page.getByLabel(/política de privacidade/).check()
    await cut(page)
    await press(page, 'Cadastrar')
    await expect(page.getByText(MESSAGES.registration.other)).toBeVisible()
    await expect(page.getByText(/functions\//)).toHaveCount(0)
    await restore(page)
    await press(page, 'Cadastrar')
    await expect(page).toHaveURL(/\/perfil$/)
    await expect(page.getByLabel('Altura (m)')).toHaveValue('1,68')
  },
)

test('Perfil says that it was not saved, keeps what was typed over a reload, and saves once there is a network', async ({
  page,
  request,
}) => {
  const artist = await registerArtist(request)
  await beSignedIn(page, artist.email)
  await page.goto('/perfil')
  await page.getByLabel('Cidade').waitFor()
  await cut(page)
  await page.getByLabel('Cidade').fill('Recife')
  await page.getByLabel('Nome civil').fill('Ana de Souza')
  await press(page, 'Salvar alterações')
  await expect(page.getByRole('alert').filter({ hasText: MESSAGES.update.other })).toBeVisible()
  await expect(page.getByText(/functions\//)).toHaveCount(0)
  await restore(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Cidade')).toHaveValue('Recife')
  await press(page, 'Salvar alterações')
  await expect(page.getByText('Tudo salvo.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Cidade')).toHaveValue('Recife')
  await expect(page.getByText('Tudo salvo.')).toBeVisible()
})

test(
  'a sign-in that the server knows no more leads to the login and back, with Perfil as it was',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/401 \(Unauthorized\) .*updateProfile/)
    const artist = await person()
    await beSignedIn(page, artist.email, PASSWORD)
    await page.goto('/perfil')
    const city = page.getByLabel('Cidade', { exact: true })
    await city.fill('Olinda')
    await routeOnce(page, '**/updateProfile', (route) =>
      route.fulfill({
        status: 401,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { status: 'UNAUTHENTICATED', message: 'Sua sessão terminou. Entre de novo.' } },
      }),
    )
    await press(page, 'Salvar alterações')
    await expect(page).toHaveURL(/\/login$/)
    await page.getByLabel('E-mail').fill(artist.email)
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
    await press(page, 'Entrar')
    await expect(page).toHaveURL(/\/perfil$/)
    await expect(city).toHaveValue('Olinda')
    await press(page, 'Salvar alterações')
    await expect(page.getByText('Tudo salvo.')).toBeVisible()
  },
)

test(
  'an application is written without a network and sent once there is one',
  { tag: '@deep' },
  async ({ page, request }) => {
    const artist = await registerArtist(request)
    const agent = await person({ grants: ['AGENT'] })
    const { castingId } = await openCasting(agent)
    await beSignedIn(page, artist.email)
    await page.goto(`/casting/${castingId}`)
    const begin = page.getByRole('button', { name: 'Candidatar-se', exact: true })
    await expect(begin).toBeEnabled()
    await cut(page)
    await begin.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/Recado/).fill('Cozinho desde criança.')
    await dialog.getByRole('button', { name: 'Enviar inscrição' }).click()
    await expect(dialog.getByText('A inscrição não saiu daqui.', { exact: false })).toBeVisible()
    const standing = page.getByRole('region', { name: 'Vizinha' }).getByRole('status')
    await expect(standing).toHaveCount(0)
    await restore(page)
    await expect(dialog.getByLabel(/Recado/)).toHaveValue('Cozinho desde criança.')
    await dialog.getByRole('button', { name: 'Enviar inscrição' }).click()
    await expect(standing).toContainText('Recebida')
  },
)

test(
  'a casting outlives a cut and a reload, and is saved once there is a network',
  { tag: '@deep' },
  async ({ page }) => {
    const agent = await person({ grants: ['AGENT'] })
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto('/casting')
    await page.getByRole('button', { name: 'Criar casting' }).first().click()
    await page.getByLabel('Título').waitFor()
    await cut(page)
    const title = `Curta ${agent.uid.slice(0, 6)}`
    await page.getByLabel('Título').fill(title)
    await page.getByLabel('Tipo').selectOption('publicidade')
    await page.getByLabel('Cidade').fill('Recife')
    await page.getByLabel('UF').selectOption('PE')
    await page.getByLabel('Descrição').fill('Filme de um dia sobre vizinhos que cozinham juntos.')
    await page.getByLabel('Inscrições até').fill('2099-01-10')
    await press(page, 'Salvar rascunho')
    await expect(page.getByRole('alert')).toContainText('Não foi possível salvar.')
    await expect(page.getByText('Casting salvo', { exact: true })).toHaveCount(0)
    await restore(page)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByLabel('Título')).toHaveValue(title)
    await expect(page.getByLabel('UF')).toHaveValue('PE')
    await press(page, 'Salvar rascunho')
    await expect(page.getByText('Casting salvo', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Tudo salvo.')).toBeVisible()
  },
)
