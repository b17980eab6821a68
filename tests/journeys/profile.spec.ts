import { MESSAGES, TAKEN_MESSAGES } from '@ribalta/domain/messages'
import { profileSchema } from '@ribalta/domain/schemas/people/profile'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { changeRecord } from '../../functions/src/services/profiles/record.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { registerArtist } from '../support/browser/newArtist.ts'
import { cut, restore } from '../support/browser/network.ts'
import { makePhoto } from '../support/browser/photos.ts'
import { backend } from '../support/functions/functions.ts'

const SAVE = { name: 'Salvar alterações' }

/** Has somebody's look be of so many days ago, also where staff search it. */
async function confirmedBefore(uid: string, days: number): Promise<void> {
  const now = new Date()
  const lookConfirmedAt = Timestamp.fromMillis(now.getTime() - days * 86_400_000)
  await backend.db.runTransaction(async (transaction) => {
    const stored = await transaction.get(backend.db.doc(`profiles/${uid}`))
    const record = { uid, profile: profileSchema.parse(stored.data()) }
    changeRecord(transaction, backend.db, record, { lookConfirmedAt }, now)
  })
}

test(
  'an artist changes the profile and finds the change after a reload @phone',
  { tag: '@deep-desk' },
  async ({ page, request }) => {
    const artist = await registerArtist(request)
    await beSignedIn(page, artist.email)
    await page.goto('/perfil')
    await expect(page.getByRole('heading', { level: 1, name: artist.artisticName })).toBeVisible()
    await expect(page.getByText('Em validação')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Cidade').fill('Recife')
    await page.getByLabel('UF', { exact: true }).selectOption('PE')
    await page.getByLabel('Apresentação').fill('Faço teatro desde os doze anos.')
    await expect(page.getByText('Há alterações não salvas.')).toBeVisible()
    await page.getByRole('button', SAVE).click()
    await expect(page.getByText('Alterações salvas', { exact: true })).toBeVisible()
    await expect(page.getByText('Tudo salvo.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Cidade')).toHaveValue('Recife')
    await expect(page.getByLabel('UF', { exact: true })).toHaveValue('PE')
    await expect(page.getByLabel('Apresentação')).toHaveValue('Faço teatro desde os doze anos.')
  },
)

test(
  'photos are added, put in order and removed @phone',
  { tag: '@deep-desk' },
  async ({ page, request }) => {
    const artist = await registerArtist(request)
    await beSignedIn(page, artist.email)
    await page.goto('/perfil')
    await page.getByLabel('Fotos e vídeos').setInputFiles([await makePhoto('corpo.jpg', '#1c6640')])
    await expect(page.getByText('Enviado', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Enviado', { exact: true })).toBeVisible()
    const chosen = page.getByRole('list', { name: 'Arquivos escolhidos' })
    await expect(chosen.locator('img[src^="blob:"]')).toBeVisible()
    await page.getByRole('button', SAVE).click()
    await expect(page.getByText('Tudo salvo.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Foto 2' })).toBeVisible()
    const media = page.getByRole('list', { name: 'No seu perfil' })
    const ids = () =>
      media
        .getByRole('button', { name: /^Remover/ })
        .evaluateAll((buttons) => buttons.map((button) => button.dataset['tile']))
    const before = await ids()
    await media.getByRole('button', { name: 'Mover para trás: Foto 2' }).click()
    await page.getByRole('button', SAVE).click()
    await expect(page.getByText('Tudo salvo.')).toBeVisible()
    await page.reload()
    await expect.poll(ids).toEqual(before.toReversed())
    await media.getByRole('button', { name: 'Remover: Foto 1' }).click()
    await expect(media.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', SAVE).click()
    await expect(page.getByText('Tudo salvo.')).toBeVisible()
    await page.reload()
    await expect(media.getByRole('listitem')).toHaveCount(1)
  },
)

test(
  'a phone of somebody else is refused at its field',
  { tag: '@deep' },
  async ({ page, request, allowedErrors }) => {
    allowedErrors.push(/409/)
    const [artist, other] = [await registerArtist(request), await registerArtist(request)]
    await beSignedIn(page, artist.email)
    await page.goto('/perfil')
    const phone = page.getByLabel('Telefone')
    await phone.fill('')
    await phone.pressSequentially(other.phone)
    await page.getByRole('button', SAVE).click()
    await expect(page.getByRole('alert').filter({ hasText: MESSAGES.update.phoneTaken })).toBeVisible()
    await expect(phone).toHaveAccessibleDescription(new RegExp(TAKEN_MESSAGES.phone))
  },
)

test(
  'a change made elsewhere does not overwrite what is being typed',
  { tag: '@deep' },
  async ({ page, request, browser }) => {
    const artist = await registerArtist(request)
    await beSignedIn(page, artist.email)
    await page.goto('/perfil')
    await page.getByLabel('Cidade').fill('Olinda')

    const elsewhere = await browser.newPage()
    await beSignedIn(elsewhere, artist.email)
    await elsewhere.goto('/perfil')
    await elsewhere.getByLabel('Cidade').fill('Natal')
    await elsewhere.getByLabel('Altura (m)').fill('1,80')
    await elsewhere.getByRole('button', SAVE).click()
    await expect(elsewhere.getByText('Tudo salvo.')).toBeVisible()
    await elsewhere.close()

    await expect(page.getByText(/Seu perfil mudou em outro lugar/)).toBeVisible()
    await expect(page.getByLabel('Cidade')).toHaveValue('Olinda')
    await page.getByRole('button', { name: 'Carregar valores novos' }).click()
    await expect(page.getByLabel('Altura (m)')).toHaveValue('1,80')
    await expect(page.getByLabel('Cidade')).toHaveValue('Olinda')
    await page.getByRole('button', SAVE).click()
    await expect(page.getByText('Tudo salvo.')).toBeVisible()
  },
)

test('leaving with changes that are not saved asks first', { tag: '@deep' }, async ({ page, request }) => {
  const artist = await registerArtist(request)
  await beSignedIn(page, artist.email)
  await page.goto('/perfil')
  await page.getByLabel('Cidade').fill('Recife')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Privacidade/i })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(page.getByLabel('Cidade')).toHaveValue('Recife')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Privacidade/i })
    .click()
  await dialog.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).toHaveURL(/\/privacidade$/)
})

test('the artist confirms that the look is still this', async ({ page, request }) => {
  const artist = await registerArtist(request)
  await beSignedIn(page, artist.email)
  await page.goto('/perfil')
  await page.getByLabel('Cidade').fill('Recife')
  await page.getByRole('button', { name: 'Continua igual' }).click()
  await expect(page.getByText(/^Você confirmou suas fotos e medidas em \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await expect(page.getByLabel('Cidade')).toHaveValue('Recife')
  await page.getByRole('button', SAVE).click()
  await expect(page.getByText('Tudo salvo.')).toBeVisible()
})

test(
  'an artist whose photos are old is asked on Trabalhos and on Perfil, and answers with one tap or by changing them @phone',
  { tag: '@deep-desk' },
  async ({ page, request }) => {
    const artist = await registerArtist(request)
    const question = page.getByRole('heading', { name: 'Suas fotos e medidas ainda valem?' })
    await confirmedBefore(artist.uid, 215)
    await beSignedIn(page, artist.email)
    await page.goto('/trabalhos')
    await expect(question).toBeVisible()
    await expect(page.getByText('Confirmadas há 7 meses.')).toBeVisible()
    await expectAccessible(page)
    await cut(page)
    await page.getByRole('button', { name: 'Continua igual' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(question).toBeVisible()
    await restore(page)
    await page.getByRole('button', { name: 'Continua igual' }).click()
    await expect(page.getByText('Fotos e medidas confirmadas', { exact: true })).toBeVisible()
    await expect(question).toHaveCount(0)

    await confirmedBefore(artist.uid, 215)
    await page.getByRole('link', { name: 'Mudou' }).click()
    await expect(page).toHaveURL(/\/perfil#material$/)
    await expect(page.getByRole('heading', { name: 'Seu material' })).toBeInViewport()
    await expect(question).toHaveCount(1)
    await page.getByRole('button', { name: 'Mudou' }).click()
    await expect(page.getByRole('heading', { name: 'Seu material' })).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('Altura (m)').fill('1,71')
    await page.getByRole('button', SAVE).click()
    await expect(page.getByText('Tudo salvo.')).toBeVisible()
    await expect(question).toHaveCount(0)
    await expect(page.getByText(/^Você confirmou suas fotos e medidas em /)).toBeVisible()
  },
)

test('members of staff find their own profile, with little in it', { tag: '@deep' }, async ({ page }) => {
  await beSignedIn(page, 'agente@demo.local')
  await page.goto('/perfil')
  await expect(page.getByRole('button', SAVE)).toBeVisible()
  await expectAccessible(page)
})

test('nothing to change is said and nothing is sent', { tag: '@deep' }, async ({ page, request }) => {
  const artist = await registerArtist(request)
  await beSignedIn(page, artist.email)
  await page.goto('/perfil')
  await page.getByRole('button', SAVE).click()
  await expect(page.getByText(MESSAGES.update.nothing, { exact: true })).toBeVisible()
})
