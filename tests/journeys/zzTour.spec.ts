import type { Page } from '@playwright/test'
import { openCasting } from '../support/castings.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { test } from '../support/browser/journey.ts'
import { registerArtist } from '../support/browser/newArtist.ts'
import { PASSWORD, person } from '../support/functions/functions.ts'

async function shots(page: Page, name: string, widths = [390, 1440]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 800 : 900 })
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.screenshot({ path: `/tmp/shots/${name}-${String(width)}-${scheme}.png` })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

test('tour casting form', async ({ page, allowedErrors }) => {
  allowedErrors.push(/./)
  const agent = await person({ grants: ['AGENT'], artisticName: 'Rui da Validação' })
  await beSignedIn(page, agent.email, PASSWORD)
  await page.goto('/casting')
  await page.getByRole('button', { name: 'Criar casting' }).first().click()
  await page.getByLabel('Título').fill('Campanha de teste')
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await page.getByText('Casting salvo', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Abrir inscrições' }).click()
  await page.getByRole('alert').first().waitFor()
  await shots(page, 'casting-refused')
})

test('tour apply', async ({ page, request, allowedErrors }) => {
  allowedErrors.push(/./)
  const agent = await person({ grants: ['AGENT'], artisticName: 'Nina Conferida' })
  const artist = await registerArtist(request)
  const { castingId } = await openCasting(agent)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`/casting/${castingId}`)
  await page.getByRole('button', { name: 'Candidatar-se', exact: true }).click()
  await page.getByText('Entre para se candidatar').waitFor()
  await shots(page, 'apply-login')
  await page.getByRole('main').getByRole('link', { name: 'Cadastre-se como artista' }).click()
  await page.getByText('Depois do cadastro').waitFor()
  await shots(page, 'apply-cadastro')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goBack()
  await page.getByLabel('E-mail').fill(artist.email)
  await page.getByLabel('Senha', { exact: true }).fill(artist.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Foto 1').waitFor()
  await dialog.getByLabel('Foto 1').uncheck()
  await dialog.getByRole('button', { name: 'Enviar inscrição' }).click()
  await dialog.getByText('Escolha ao menos uma').first().waitFor()
  await shots(page, 'apply-dialog')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  await shots(page, 'apply-after-back', [390])
})

test('tour blog', async ({ page, allowedErrors }) => {
  allowedErrors.push(/./)
  await beSignedIn(page, 'diretora@demo.local')
  await page.goto('/blog-admin')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shots(page, 'blog-admin')
  await page.getByRole('link', { name: /Novo post/ }).or(page.getByRole('button', { name: /Novo post/ })).first().click()
  await page.getByLabel('Título').fill('Um post de teste')
  await page.getByRole('button', { name: 'Publicar' }).first().click()
  await page.waitForTimeout(1500)
  await shots(page, 'blog-publish')
})

test('tour room', async ({ page, allowedErrors }) => {
  allowedErrors.push(/./)
  await beSignedIn(page, 'agente@demo.local')
  for (const [path, name] of [['/feed', 'feed'], ['/cast', 'cast'], ['/search', 'search'], ['/validation', 'validation'], ['/favorites', 'favorites']] as const) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForTimeout(2500)
    await shots(page, name)
  }
})
