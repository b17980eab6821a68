import { COMMON_PASSWORD } from '@ribalta/domain/account/passwordProblem'
import { tempMediaPath } from '@ribalta/domain/media/media'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { makeNewArtist } from '../support/browser/newArtist.ts'
import { makePhoto } from '../support/browser/photos.ts'
import { consentAndRegister, goOn, goToFiles, heading } from '../support/browser/registering.ts'
import { backend } from '../support/functions/functions.ts'

test('what was typed survives a reload, the password apart', { tag: '@deep' }, async ({ page }) => {
  const artist = makeNewArtist()
  await goToFiles(page, artist)
  await page.getByLabel('Fotos e vídeos').setInputFiles([await makePhoto('rosto.jpg')])
  await expect(page.getByText('Enviado', { exact: true })).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Seu material')).toBeVisible()
  await expect(page.getByText('rosto.jpg')).toBeVisible()
  const files = page.getByRole('list', { name: 'Arquivos escolhidos' })
  await expect(files.locator('img[src^="blob:"]')).toBeVisible()
  await expect(page.getByText('Enviado', { exact: true })).toBeVisible()

  // An hour later the server has thrown the file away: it is sent again from the device.
  await page.evaluate(() => {
    const draft = sessionStorage.getItem('ribalta.cadastro') ?? ''
    const old = draft.replace(/("tempMediaId":"[^"]+","at":)\d+/, (_all, before: string) => `${before}1`)
    sessionStorage.setItem('ribalta.cadastro', old)
    // A page that is left writes its draft once more.
    Storage.prototype.setItem = () => undefined
  })
  const sentAgain = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes(':9199/'),
  )
  await page.reload()
  await sentAgain
  await expect(page.getByText('Enviado', { exact: true })).toBeVisible()
  await expect(files.locator('img[src^="blob:"]')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Como você é')).toBeVisible()
  await page.goForward()
  await goOn(page)
  await expect(heading(page, 'Para terminar')).toBeFocused()
  await page.reload()
  await expect(heading(page, 'Para terminar')).toBeVisible()
  await consentAndRegister(page)
  const password = page.getByLabel('Senha', { exact: true })
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/ela não fica guardada/)
  await password.fill('qwerty123')
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(password).toHaveAccessibleDescription(new RegExp(COMMON_PASSWORD))
  await password.fill(artist.password)
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page).toHaveURL(/\/perfil$/)
  expect(await page.evaluate(() => localStorage.getItem('ribalta.cadastro'))).toBeNull()
})

test(
  'an unfinished registration goes on in another tab, or is let go of',
  { tag: '@deep' },
  async ({ page }) => {
    const artist = makeNewArtist()
    await goToFiles(page, artist)
    await page.getByLabel('Fotos e vídeos').setInputFiles([await makePhoto('rosto.jpg')])
    await expect(page.getByText('Enviado', { exact: true })).toBeVisible()
    const other = await page.context().newPage()
    await other.goto('/cadastro')
    await expect(other.getByLabel('E-mail')).toHaveValue(artist.email)
    await expect(other.getByLabel('Senha', { exact: true })).toHaveValue('')
    await expectAccessible(other)
    await other.getByRole('button', { name: 'Continuar de onde parou' }).click()
    await expect(heading(other, 'Seu material')).toBeFocused()
    await expect(other.getByText('Enviado', { exact: true })).toBeVisible()
    await other.getByRole('button', { name: 'Começar de novo' }).click()
    await other.getByRole('button', { name: 'Apagar e começar de novo' }).click()
    await expect(heading(other, 'Quem é você')).toBeVisible()
    await expect(other.getByLabel('E-mail')).toHaveValue('')
    await other.reload()
    await expect(other.getByLabel('E-mail')).toHaveValue('')
    await expect(other.getByRole('button', { name: 'Começar de novo' })).toHaveCount(0)
    await other.close()
  },
)

test(
  'a photo that the server has lost is sent again from the device, and the registration goes through',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    // The first try is refused, which the browser tells, too.
    allowedErrors.push(/status of 400/)
    await goToFiles(page, makeNewArtist())
    await page.getByLabel('Fotos e vídeos').setInputFiles([await makePhoto('rosto.jpg')])
    await expect(page.getByText('Enviado', { exact: true })).toBeVisible()
    const kept = await page.evaluate(() => sessionStorage.getItem('ribalta.cadastro') ?? '')
    const tempMediaId = /"tempMediaId":"([^"]+)"/.exec(kept)?.[1] ?? ''
    await backend.bucket.file(tempMediaPath(tempMediaId)).delete()
    await goOn(page)
    await consentAndRegister(page)
    await expect(page).toHaveURL(/\/perfil$/)
    await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  },
)
