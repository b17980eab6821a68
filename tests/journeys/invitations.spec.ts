import { formatPhone } from '@ribalta/domain/phone'
import { readFile } from 'node:fs/promises'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { makeNewArtist } from '../support/browser/newArtist.ts'
import { makePhoto } from '../support/browser/photos.ts'

test(
  'a cast comes in from its spreadsheet, and one of them takes the prepared cadastro over @phone',
  { tag: '@deep-phone' },
  async ({ page, browser }) => {
    const [dora, edu] = [makeNewArtist(), makeNewArtist()]
    await beSignedIn(page, 'agente@demo.local')
    // The lists of classes and skills come late: the file is read with them all the same.
    const listsMayCome = Promise.withResolvers<void>()
    await page.route('**/documents:runQuery', async (route) => {
      if (/"(?:classes|skills)"/.test(route.request().postData() ?? '')) await listsMayCome.promise
      await route.continue()
    })
    await page.goto('/cast')
    await page.getByRole('link', { name: 'Convites' }).click()
    await page.getByRole('button', { name: 'Importar elenco' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Arquivo CSV').setInputFiles({
      name: 'elenco.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        [
          'Nome;E-mail;Celular;Nascimento;Altura;Classes;UF;Cachê',
          `${dora.artisticName};${dora.email};${dora.phone};23/4/1995;1,68;Atriz;pe;100`,
          `${edu.artisticName};${edu.email};;;;Piloto;;`,
          `${edu.artisticName};${edu.email};;;;;;`,
        ].join('\n'),
      ),
    })
    listsMayCome.resolve()
    await expect(dialog.getByText('2 pessoas para convidar · 1 com problema')).toBeVisible()
    await expect(dialog.getByText('Classes: “Piloto” não está na lista.')).toBeVisible()
    await expect(dialog.getByText('Colunas que não usamos: Cachê.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Convidar 2 pessoas' }).click()
    await expect(page.getByText('2 convites prontos.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: dora.artisticName })).toBeVisible()
    await expectAccessible(page)

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar os links' }).click(),
    ])
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    const address = lines
      .find((line) => line.startsWith(dora.artisticName))
      ?.split(';')
      .at(-1)
    expect(address).toMatch(/\/cadastro#convite=/)

    const invited = await browser.newPage({ viewport: page.viewportSize() })
    await invited.goto(address ?? '')
    await expect(invited.getByText('A agência preparou seu cadastro.')).toBeVisible()
    await expect(invited).toHaveURL(/\/cadastro$/)
    await expect(invited.getByLabel('Nome artístico')).toHaveValue(dora.artisticName)
    await expectAccessible(invited)
    await invited.reload()
    await expect(invited.getByLabel('E-mail')).toHaveValue(dora.email)
    const goOn = invited.getByRole('button', { name: 'Continuar' })
    const heading = (name: string) => invited.getByRole('heading', { level: 2, name })
    await invited.getByLabel('Senha', { exact: true }).fill(dora.password)
    await goOn.click()
    await expect(invited.getByLabel('Telefone')).toHaveValue(formatPhone(dora.phone))
    await expect(invited.getByLabel('Data de nascimento')).toHaveValue('23/04/1995')
    await goOn.click()
    await expect(invited.getByRole('checkbox', { name: 'Atriz' })).toBeChecked()
    await goOn.click()
    await expect(invited.getByLabel('Altura (m)')).toHaveValue('1,68')
    await expect(invited.getByLabel('UF', { exact: true })).toHaveValue('PE')
    await goOn.click()
    await expect(heading('Seu material')).toBeFocused()
    await invited.getByLabel('Fotos e vídeos').setInputFiles([await makePhoto('rosto.jpg')])
    await expect(invited.getByText('Enviado', { exact: true })).toBeVisible()
    await goOn.click()
    await invited.getByLabel(/termos de agenciamento/).check()
    await invited.getByLabel(/política de privacidade/).check()
    await invited.getByRole('button', { name: 'Cadastrar' }).click()
    await expect(invited).toHaveURL(/\/perfil$/)
    await expect(invited.getByRole('heading', { level: 1, name: dora.artisticName })).toBeVisible()
    await invited.context().close()

    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: edu.artisticName })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: dora.artisticName })).toHaveCount(0)
  },
)

test(
  'a cadastro is prepared by hand, its link copied, and withdrawn it opens nothing',
  { tag: '@deep' },
  async ({ page, context, browser }) => {
    const caio = makeNewArtist()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await beSignedIn(page, 'agente@demo.local')
    await page.goto('/cast?convites')
    await page.getByRole('button', { name: 'Preparar um cadastro' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nome artístico').fill(caio.artisticName)
    await dialog.getByRole('button', { name: 'Criar convite' }).click()
    await expect(dialog.getByText('Informe um e-mail ou um telefone.')).toBeVisible()
    // The focus goes to what is missing, a moment after it is said.
    await expect(dialog.getByLabel('E-mail')).toBeFocused()
    await dialog.getByLabel('Telefone').pressSequentially(caio.phone)
    await dialog.getByLabel('Cidade').fill('Olinda')
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Criar convite' }).click()
    await expect(page.getByText('1 convite pronto.')).toBeVisible()
    await page.getByRole('button', { name: `Copiar link de ${caio.artisticName}` }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Link copiado' })).toBeVisible()
    const address = await page.evaluate(() => navigator.clipboard.readText())

    await page.getByRole('button', { name: `Cancelar convite de ${caio.artisticName}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar convite' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Convite cancelado' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: caio.artisticName })).toHaveCount(0)

    const late = await browser.newPage()
    await late.goto(address)
    await expect(late.getByText(/Este convite não vale mais/)).toBeVisible()
    await expect(late.getByLabel('Nome artístico')).toHaveValue('')
    await late.context().close()
  },
)
