import { readFile } from 'node:fs/promises'
import { CONSENT_VERSIONS } from '@ribalta/domain/account/consents'
import { MESSAGES } from '@ribalta/domain/messages'
import { exportPageSchema } from '@ribalta/domain/schemas/account/personalData'
import type { APIRequestContext, Locator, Page, Route } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { registerArtist } from '../support/browser/newArtist.ts'
import { routeCallOnce } from '../support/browser/routeCall.ts'

/** The first call of each function starts a process for it, and this goes through many. */
const STORAGE = 'http://127.0.0.1:9199/v0/b/demo-ribalta.appspot.com/o'
const FIRESTORE = 'http://127.0.0.1:8080/v1/projects/demo-ribalta/databases/(default)/documents'
/** Past the rules, as only the emulators allow. */
const OWNER = { headers: { Authorization: 'Bearer owner' } }

async function download(page: Page): Promise<Record<string, Uint8Array>> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar meus dados' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.zip$/)
  return unzipSync(await readFile(await file.path()))
}

function consents(page: Page): Locator {
  return page.getByRole('list', { name: 'Seus consentimentos' }).getByRole('listitem')
}

async function storedBytes(request: APIRequestContext, path: string): Promise<Buffer> {
  const stored = await request.get(`${STORAGE}/${encodeURIComponent(path)}?alt=media`, OWNER)
  expect(stored.ok(), path).toBe(true)
  return stored.body()
}

test(
  'an artist keeps private data, takes everything along and deletes the account @phone',
  { tag: '@deep-desk' },
  async ({ page, request, allowedErrors }) => {
    // The sign-in that is refused at the end.
    allowedErrors.push(/400/)
    const artist = await registerArtist(request)
    await beSignedIn(page, artist.email)
    await page.goto('/perfil')

    const details = page.getByRole('form', { name: 'Dados privados' })
    await details.getByLabel('Nome civil').fill('Ana Maria Prado')
    await details.getByLabel('CPF', { exact: true }).fill('529.982.247-24')
    await details.getByRole('button', { name: 'Salvar dados privados' }).click()
    await expect(details.getByLabel('CPF', { exact: true })).toHaveAccessibleDescription(/CPF inválido/)
    await details.getByLabel('CPF', { exact: true }).fill('')
    await details.getByLabel('CPF', { exact: true }).pressSequentially('52998224725')
    await expect(details.getByLabel('CPF', { exact: true })).toHaveValue('529.982.247-25')
    await details.getByRole('button', { name: 'Concordo e quero informar' }).click()
    await expect(details.getByLabel('Raça ou cor')).toBeVisible()
    await details.getByLabel('Raça ou cor').selectOption('parda')
    await details.getByRole('button', { name: 'Salvar dados privados' }).click()
    await expect(page.getByText('Dados privados salvos', { exact: true })).toBeVisible()
    await expectAccessible(page)

    const files = await download(page)
    await expect(page.getByText('Pronto: o arquivo está nos seus downloads.')).toBeVisible()
    const json = JSON.parse(strFromU8(files['dados.json'] ?? new Uint8Array())) as object
    const { records } = exportPageSchema.parse({ ...json, media: [] })
    const profile = records.find(({ path }) => /^profiles\/[^/]+$/.test(path))
    expect(profile?.data).toMatchObject({ email: artist.email, artisticName: artist.artisticName })
    const privateData = records.find(({ path }) => path.endsWith('/private-data/details'))
    expect(privateData?.data).toEqual({
      legalName: 'Ana Maria Prado',
      cpf: '52998224725',
      ethnicity: 'parda',
    })
    expect(records.filter(({ path }) => path.startsWith('consents/'))).toHaveLength(3)
    const media = Object.entries(files).filter(([name]) => name.startsWith('media/'))
    expect(media.length).toBeGreaterThan(2)
    for (const [path, bytes] of media) {
      expect(Buffer.from(bytes).equals(await storedBytes(request, path)), path).toBe(true)
    }

    await page.getByRole('button', { name: 'Excluir minha conta' }).click()
    const dialog = page.getByRole('dialog', { name: 'Excluir minha conta' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Excluir minha conta' })).toBeFocused()
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Senha atual').fill('outra-senha')
    await dialog.getByLabel(/Digite EXCLUIR/).fill('excluir tudo')
    await dialog.getByRole('button', { name: 'Excluir definitivamente' }).click()
    await expect(dialog.getByLabel(/Digite EXCLUIR/)).toHaveAccessibleDescription(/em letras maiúsculas/)
    await dialog.getByLabel(/Digite EXCLUIR/).fill('EXCLUIR')
    await dialog.getByRole('button', { name: 'Excluir definitivamente' }).click()
    await expect(dialog.getByLabel('Senha atual')).toHaveAccessibleDescription(
      new RegExp(MESSAGES.reauthentication.wrongPassword),
    )
    await dialog.getByLabel('Senha atual').fill(artist.password)
    await dialog.getByRole('button', { name: 'Excluir definitivamente' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sua conta foi excluída' })).toBeVisible()
    await expect(page).toHaveURL(/\/conta-excluida$/)
    await expectAccessible(page)

    await page.goto('/login')
    await page.getByLabel('E-mail').fill(artist.email)
    await page.getByLabel('Senha', { exact: true }).fill(artist.password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByText(MESSAGES.login.wrongCredentials)).toBeVisible()
  },
)

test(
  'the consent to sensitive data is taken back, and they are gone',
  { tag: '@deep' },
  async ({ page, request }) => {
    const artist = await registerArtist(request)
    await beSignedIn(page, artist.email)
    await page.goto('/perfil')
    const details = page.getByRole('form', { name: 'Dados privados' })
    await details.getByRole('button', { name: 'Concordo e quero informar' }).click()
    await details.getByLabel('Necessidades de acesso').fill('Intérprete de Libras.')
    await details.getByRole('button', { name: 'Salvar dados privados' }).click()
    await expect(page.getByText('Dados privados salvos', { exact: true })).toBeVisible()

    const row = consents(page).filter({ hasText: 'Dados sensíveis' })
    await expect(row).toContainText('Em vigor')
    await row.getByRole('button', { name: 'Retirar consentimento' }).click()
    const dialog = page.getByRole('dialog', { name: 'Retirar o consentimento?' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Retirar e apagar' }).click()
    await expect(row).toContainText('Retirado')
    await expect(details.getByLabel('Necessidades de acesso')).toBeHidden()
    await details.getByRole('button', { name: 'Concordo e quero informar' }).click()
    await expect(details.getByLabel('Necessidades de acesso')).toHaveValue('')
  },
)

test('a text with a newer version is asked again', { tag: '@deep' }, async ({ page, request }) => {
  const artist = await registerArtist(request)
  const query = {
    structuredQuery: {
      from: [{ collectionId: 'profiles' }],
      where: {
        fieldFilter: { field: { fieldPath: 'email' }, op: 'EQUAL', value: { stringValue: artist.email } },
      },
    },
  }
  const found = await request.post(`${FIRESTORE}:runQuery`, { ...OWNER, data: query })
  const [{ document }] = (await found.json()) as [{ document: { name: string } }]
  const uid = document.name.split('/').at(-1) ?? ''
  const terms = `${FIRESTORE}/consents/${uid}_terms_${CONSENT_VERSIONS.terms}`
  const old = await request.patch(`${terms}?updateMask.fieldPaths=version`, {
    ...OWNER,
    data: { fields: { version: { stringValue: '2025-01-01' } } },
  })
  expect(old.ok(), await old.text()).toBe(true)

  await beSignedIn(page, artist.email)
  await page.goto('/perfil')
  const renewal = page.getByRole('region', { name: 'Nossos textos mudaram' })
  await expect(renewal).toBeVisible()
  await expectAccessible(page)
  await renewal.getByRole('button', { name: 'Confirmar' }).click()
  await expect(renewal.getByText('Marque cada item para continuar.')).toBeVisible()
  await renewal.getByLabel(/termos de agenciamento/).check()
  await renewal.getByRole('button', { name: 'Confirmar' }).click()
  await expect(renewal).toBeHidden()
  const row = consents(page).filter({ hasText: 'Termos de agenciamento' })
  await expect(row).toContainText('Em vigor')
})

test(
  'a download that fails goes on where it stopped, and can be cancelled',
  { tag: '@deep' },
  async ({ page, request, allowedErrors }) => {
    allowedErrors.push(/Failed to load resource/)
    const artist = await registerArtist(request)
    await beSignedIn(page, artist.email)
    await page.goto('/perfil')
    await routeCallOnce(page, 'exportMyData', (route) => route.abort())
    await page.getByRole('button', { name: 'Baixar meus dados' }).click()
    await expect(page.getByText(/Não foi possível concluir/)).toBeVisible()

    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const holdBack = async (route: Route) => {
      await held
      await route.continue()
    }
    await routeCallOnce(page, 'exportMyData', holdBack)
    await page.getByRole('button', { name: 'Continuar de onde parou' }).click()
    await expect(page.getByText('Reunindo seus registros…')).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Download dos seus dados' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar download' }).click()
    await expect(page.getByRole('button', { name: 'Baixar meus dados' })).toBeVisible()
    release()
    expect(Object.keys(await download(page))).toContain('dados.json')
  },
)
