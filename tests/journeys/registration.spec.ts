import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatPhone } from '@ribalta/domain/phone'
import { COMMON_PASSWORD } from '@ribalta/domain/account/passwordProblem'
import { MESSAGES, TAKEN_MESSAGES } from '@ribalta/domain/messages'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { makeNewArtist, registerArtist } from '../support/browser/newArtist.ts'
import { makePhoto } from '../support/browser/photos.ts'
import {
  consentAndRegister,
  fillContact,
  fillGuardian,
  fillIdentity,
  goOn,
  goToFiles,
  heading,
} from '../support/browser/registering.ts'

const EXACT = { exact: true }
test(
  'an artist registers with two photos and lands on the profile @phone',
  { tag: '@deep-desk' },
  async ({ page }) => {
    const artist = makeNewArtist()
    await page.goto('/cadastro')
    await fillIdentity(page, artist)
    await expect(page.getByText('E-mail disponível.')).toBeVisible()
    await expect(page.getByText('Nome disponível.')).toBeVisible()
    await expect(page.getByText(`/${artist.artisticName.toLowerCase().replace(' ', '-')}`)).toBeVisible()
    await expectAccessible(page)
    await goOn(page)
    await fillContact(page, artist)
    await expect(page.getByLabel('Telefone')).toHaveValue(formatPhone(artist.phone))
    await expect(page.getByLabel('Data de nascimento')).toHaveValue('23/04/1995')
    await expectAccessible(page)
    await goOn(page)
    await page.getByRole('group', { name: 'Classes' }).getByRole('checkbox').first().check()
    await page.getByLabel('Procurar habilidade').fill('vio')
    await page.getByLabel('Procurar habilidade').press('Enter')
    await expect(page.getByLabel(/^Nível: /)).toBeVisible()
    await expectAccessible(page)
    await goOn(page)
    await page.getByLabel('Altura (m)').fill('1,68')
    await page.getByLabel('UF', { exact: true }).selectOption('PE')
    await expectAccessible(page)
    await goOn(page)
    await page
      .getByLabel('Fotos e vídeos')
      .setInputFiles([await makePhoto('rosto.jpg'), await makePhoto('corpo.jpg', '#1c6640')])
    await expect(page.getByText('Enviado', { exact: true })).toHaveCount(2)
    await page.getByRole('button', { name: 'Mover para trás: corpo.jpg' }).click()
    await expect(
      page.getByRole('list', { name: 'Arquivos escolhidos' }).getByRole('listitem').first(),
    ).toContainText('corpo.jpg')
    await expectAccessible(page)
    await goOn(page)
    await page.getByLabel(/termos de agenciamento/).check()
    await page.getByLabel(/política de privacidade/).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cadastrar' }).click()

    await expect(page).toHaveURL(/\/perfil$/)
    await expect(page.getByRole('heading', { level: 1, name: artist.artisticName })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Foto 2' })).toBeVisible()
    await expect(page.getByLabel('Altura (m)')).toHaveValue('1,68')
    await page.goto('/cadastro')
    await expect(page.getByRole('heading', { name: 'Você já entrou' })).toBeVisible()
  },
)

test('what was found missing is judged again while it is being typed', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/cadastro')
  await goOn(page)
  const email = page.getByLabel('E-mail')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Informe seu e-mail.')
  await email.pressSequentially('ana')
  await expect(email).toHaveAccessibleDescription('Formato de e-mail inválido.')
  await email.pressSequentially('@example.com')
  await expect(email).not.toHaveAccessibleDescription(/inválido/)
  await expect(email).toBeFocused()
})

test(
  'a second Enter changes nothing, and the focus stays with who uses the keyboard',
  { tag: '@deep' },
  async ({ page }) => {
    const artist = makeNewArtist()
    await page.goto('/cadastro')
    await fillIdentity(page, artist)
    await page.getByLabel('Nome artístico').press('Enter')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Como falamos com você')).toBeFocused()
    await page.goBack()
    await expect(heading(page, 'Quem é você')).toBeFocused()
    await goOn(page)
    await fillContact(page, artist)
    await goOn(page)
    const search = page.getByLabel('Procurar habilidade')
    await search.fill('vio')
    await search.press('Enter')
    await page.getByRole('button', { name: /^Remover: / }).press('Enter')
    await expect(page.getByLabel(/^Nível: /)).toHaveCount(0)
    await expect(search).toBeFocused()
  },
)

test(
  'a common password, and a taken e-mail, name and phone stop at their own step',
  { tag: '@deep' },
  async ({ page, request }) => {
    const taken = await registerArtist(request)
    const artist = makeNewArtist()
    await page.goto('/cadastro')
    await fillIdentity(page, { ...taken, password: 'qwerty123' })
    await goOn(page)
    const password = page.getByLabel('Senha', EXACT)
    await expect(password).toHaveAccessibleDescription(new RegExp(COMMON_PASSWORD))
    await expect(password).toBeFocused()
    await password.fill(artist.password)
    await goOn(page)
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(TAKEN_MESSAGES.email)
    await expect(page.getByLabel('Nome artístico')).toHaveAccessibleDescription(
      new RegExp(TAKEN_MESSAGES.artisticName),
    )
    await expect(heading(page, 'Quem é você')).toBeVisible()
    await page.getByLabel('E-mail').fill(artist.email)
    await page.getByLabel('Nome artístico').fill(artist.artisticName)
    await goOn(page)
    await fillContact(page, taken)
    await goOn(page)
    await expect(page.getByLabel('Telefone')).toBeFocused()
    await expect(page.getByLabel('Telefone')).toHaveAccessibleDescription(new RegExp(TAKEN_MESSAGES.phone))
    await expect(heading(page, 'Como falamos com você')).toBeVisible()
  },
)

test(
  'what the server refuses is told at its field, and nothing typed is lost',
  { tag: '@deep' },
  async ({ page, request, allowedErrors }) => {
    allowedErrors.push(/409/)
    const artist = makeNewArtist()
    await goToFiles(page, artist)
    await page.getByLabel('Fotos e vídeos').setInputFiles([await makePhoto('rosto.jpg')])
    await goOn(page)
    // Another person was quicker.
    await registerArtist(request, { phone: artist.phone })
    await consentAndRegister(page)
    const phone = page.getByLabel('Telefone')
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAccessibleDescription(new RegExp(TAKEN_MESSAGES.phone))
    await phone.fill('')
    await phone.pressSequentially(makeNewArtist().phone)
    await goOn(page)
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await expect(page).toHaveURL(/\/perfil$/)
  },
)

test(
  'a file that is not what it says is refused, and its reason goes with it',
  { tag: '@deep' },
  async ({ page }) => {
    await goToFiles(page, makeNewArtist())
    await goOn(page)
    await expect(page.getByText('Envie pelo menos uma foto ou um vídeo.')).toBeVisible()
    await expect(page.getByLabel('Fotos e vídeos')).toBeFocused()
    const phone = readFileSync(join(import.meta.dirname, '../support/recordings/chromium.mp4'))
    await page.getByLabel('Fotos e vídeos').setInputFiles([
      { name: 'curriculo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.4') },
      { name: 'ensaio.mp4', mimeType: 'video/mp4', buffer: phone.subarray(0, 10) },
      {
        name: 'rosto.heic',
        mimeType: 'image/heic',
        buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      },
      { name: 'IMG_1.MOV', mimeType: '', buffer: phone },
    ])
    const files = page.getByRole('list', { name: 'Arquivos escolhidos' }).getByRole('listitem')
    await expect(files.nth(0)).toContainText('Formato não aceito')
    await expect(files.nth(1)).toContainText('Não foi possível abrir este vídeo')
    await expect(files.nth(2)).toContainText('Exporte a foto como JPG')
    await expect(files.nth(3)).toContainText('Enviado')
    for (const name of ['curriculo.jpg', 'ensaio.mp4', 'rosto.heic']) {
      await page.getByRole('button', { name: `Remover: ${name}` }).click()
    }
    await expect(files).toHaveCount(1)
    await expect(page.getByText(/Formato não aceito|Não foi possível abrir|Exporte a foto/)).toHaveCount(0)
  },
)

test('a minor registers with a guardian @phone', { tag: '@deep-desk' }, async ({ page }) => {
  const artist = makeNewArtist()
  await goToFiles(page, artist, `0101${String(new Date().getFullYear() - 12)}`)
  await page.getByLabel('Fotos e vídeos').setInputFiles([await makePhoto('rosto.jpg')])
  await goOn(page)
  await consentAndRegister(page)
  await expect(page.getByText('O responsável precisa autorizar o cadastro.')).toBeVisible()
  await expect(page.getByLabel('Nome completo do responsável')).toBeFocused()
  await fillGuardian(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page).toHaveURL(/\/perfil$/)
  await expect(page.getByLabel('Nome completo do responsável')).toHaveValue('Maria Souza')
  await expect(page.getByLabel('Parentesco')).toHaveValue('mae')
})

test(
  'an upload that does not get through is cancelled and tried again',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/ERR_FAILED/)
    await goToFiles(page, makeNewArtist())
    const storage = /:9199\//
    await page.route(storage, (route) => route.abort())
    await page.getByLabel('Fotos e vídeos').setInputFiles([await makePhoto('rosto.jpg')])
    await expect(page.getByText('Enviando… 0%')).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar envio: rosto.jpg' }).click()
    await expect(page.getByText('Envio cancelado')).toBeVisible()
    await goOn(page)
    await expect(page.getByText(/Há arquivos que não foram enviados/)).toBeVisible()
    await page.unroute(storage)
    await page.getByRole('button', { name: 'Tentar de novo: rosto.jpg' }).click()
    await expect(page.getByText('Enviado', { exact: true })).toBeVisible()
    await goOn(page)
    await expect(heading(page, 'Para terminar')).toBeFocused()
  },
)

test(
  'a registration that fails is told in the specified words, and goes through afterwards',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of (400|503)/)
    const create = '**/createProfile'
    const headers = { 'access-control-allow-origin': '*' }
    await goToFiles(page, makeNewArtist())
    await page.getByLabel('Fotos e vídeos').setInputFiles([await makePhoto('rosto.jpg')])
    await goOn(page)
    await page.getByLabel(/termos de agenciamento/).check()
    await page.getByLabel(/política de privacidade/).check()
    const problem = page.getByRole('main').getByRole('alert')

    const unavailable = { status: 'UNAVAILABLE', message: 'Serviço indisponível no momento.' }
    await page.route(create, (route) => route.fulfill({ status: 503, headers, json: { error: unavailable } }))
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await expect(
      problem.getByText('Erro no registro (functions/unavailable): Serviço indisponível no momento.', EXACT),
    ).toBeVisible()
    await page.unroute(create)

    await page.route(create, (route) => route.fulfill({ headers, json: { result: {} } }))
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await expect(problem.getByText('Falha ao registrar o perfil.', EXACT)).toBeVisible()
    await page.unroute(create)

    // What left the browser loses its name on the way: the answer is the server's own.
    await page.route(create, (route) => {
      const { data } = route.request().postDataJSON() as { data: Record<string, unknown> }
      return route.continue({ postData: { data: { ...data, artisticName: undefined } } })
    })
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await expect(problem.getByText(MESSAGES.registration.missing, EXACT)).toBeVisible()
    await page.unroute(create)

    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await expect(page).toHaveURL(/\/perfil$/)
  },
)

test(
  'availability that cannot be found out is said and stops nobody',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/net::ERR_FAILED/)
    await page.route(/checkEmailExists|checkPhoneExists|documents:batchGet/, (route) => route.abort())
    const artist = makeNewArtist()
    await page.goto('/cadastro')
    await fillIdentity(page, artist)
    await expect(page.getByText(MESSAGES.availability.email)).toBeVisible()
    await expect(page.getByText(MESSAGES.availability.artisticName)).toBeVisible()
    await goOn(page)
    await fillContact(page, artist)
    await expect(page.getByText(MESSAGES.availability.phone)).toBeVisible()
    await goOn(page)
    await expect(heading(page, 'O que você faz')).toBeFocused()
  },
)

test(
  'availability is asked about once the typing stops, and only the newest answer is told',
  { tag: '@deep' },
  async ({ page }) => {
    const asked: string[] = []
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/checkEmailExists', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const { data } = route.request().postDataJSON() as { data: { email: string } }
      asked.push(data.email)
      const isFirst = asked.length === 1
      if (isFirst) await held
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { result: { exists: isFirst } },
      })
    })
    await page.goto('/cadastro')
    const email = page.getByLabel('E-mail')
    await email.pressSequentially('ana@example.com', { delay: 20 })
    await expect.poll(() => asked).toEqual(['ana@example.com'])
    await email.pressSequentially('.br', { delay: 20 })
    await expect(page.getByText('E-mail disponível.')).toBeVisible()
    release()
    expect(asked).toEqual(['ana@example.com', 'ana@example.com.br'])
    await expect(email).not.toHaveAccessibleDescription(TAKEN_MESSAGES.email)
    await expect(page.getByText('E-mail disponível.')).toBeVisible()
  },
)
