import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { MESSAGES } from '@ribalta/domain/messages'
import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, openMenu, test } from '../support/browser/journey.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { makeNewArtist, registerArtist } from '../support/browser/newArtist.ts'
import { isCallOf } from '../support/browser/routeCall.ts'

const DIRECTOR = 'diretora@demo.local'
const newMark = (): string => `Z${randomBytes(4).toString('hex')}`
const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

async function openData(page: Page, tab = 'classes'): Promise<void> {
  await page.goto(`/data?aba=${tab}`)
  // The first entry waits for the permission's check, which may have to start its function.
  await expect(page.getByRole('heading', { level: 1, name: 'Data' })).toBeVisible()
}

async function addClass(page: Page, namePT: string, nameEN = 'Test'): Promise<void> {
  await page.getByRole('button', { name: 'Nova classe' }).click()
  await dialog(page).getByLabel('Nome em português').fill(namePT)
  await dialog(page).getByLabel('Nome em inglês').fill(nameEN)
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog(page)).toBeHidden()
}

/** Deletes through the screen, where it says first that nobody uses it. */
async function remove(page: Page, kind: 'classe' | 'habilidade', text: string): Promise<void> {
  await row(page, text)
    .getByRole('button', { name: /^Excluir/ })
    .click()
  await expect(dialog(page).getByText(`Ninguém usa esta ${kind}.`)).toBeVisible()
  await dialog(page)
    .getByRole('button', { name: `Excluir ${kind}` })
    .click()
  await expect(dialog(page)).toBeHidden()
  await expect(row(page, text)).toHaveCount(0)
  // The button that asked for it is gone with its row.
  await expect(page.getByLabel(`Buscar ${kind}s`)).toBeFocused()
}

/** A page of somebody who is not signed in, with a catalogue of its own. */
async function asVisitor(browser: Browser, visit: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext()
  await visit(await context.newPage())
  await context.close()
}

test(
  'a director adds a class that the list and the registration offer, changes and deletes it @phone',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const mark = newMark()
    await beSignedIn(page, DIRECTOR)
    await openData(page)
    await expect(row(page, 'Actress')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Nova classe' }).click()
    await expect(dialog(page).getByLabel('Nome em português')).toBeFocused()
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog(page).getByLabel('Nome em português')).toHaveAccessibleDescription(/preencha/)
    await dialog(page).getByLabel('Nome em português').fill(`Dança ${mark}`)
    await dialog(page).getByLabel('Nome em inglês').fill('Dance')
    await expect(dialog(page).getByText(`dança-${mark.toLowerCase()}`)).toBeVisible()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByText('Classe criada', { exact: true })).toBeVisible()
    await expect(row(page, `Dança ${mark}`)).toContainText(`dança-${mark.toLowerCase()}`)

    // The same browser sees it on the next page, another one from its first visit on.
    await page.goto('/artistas')
    await expect(page.getByLabel('Classe').getByRole('option', { name: `Dança ${mark}` })).toBeAttached()
    await asVisitor(browser, async (visitor) => {
      const artist = makeNewArtist()
      await visitor.goto('/cadastro')
      await visitor.getByLabel('E-mail').fill(artist.email)
      await visitor.getByLabel('Senha', { exact: true }).fill(artist.password)
      await visitor.getByLabel('Nome artístico').fill(artist.artisticName)
      await visitor.getByRole('button', { name: 'Continuar' }).click()
      await visitor.getByLabel('Telefone').pressSequentially(artist.phone)
      await visitor.getByLabel('Data de nascimento').pressSequentially('23041995')
      await visitor.getByRole('button', { name: 'Continuar' }).click()
      await expect(visitor.getByRole('checkbox', { name: `Dança ${mark}` })).toBeVisible()
    })

    await openData(page)
    await row(page, mark)
      .getByRole('button', { name: /^Editar/ })
      .click()
    await dialog(page).getByLabel('Nome em inglês').fill('Dancing')
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(row(page, mark)).toContainText('Dancing')
    await page.reload()
    await expect(row(page, mark)).toContainText('Dancing')
    await remove(page, 'classe', mark)
    await expect(page.getByLabel('Buscar classes')).toBeFocused()
    await page.goto('/artistas')
    await expect(page.getByLabel('Classe').getByRole('option', { name: 'Atriz' })).toBeAttached()
    await expect(page.getByLabel('Classe').getByRole('option', { name: mark })).toHaveCount(0)
  },
)

test(
  'a director adds, finds, orders and deletes a skill @phone',
  { tag: '@deep-phone' },
  async ({ page, viewport }) => {
    const mark = newMark()
    await beSignedIn(page, DIRECTOR)
    await openData(page, 'habilidades')
    await page.getByRole('button', { name: 'Nova habilidade' }).click()
    await dialog(page).getByLabel('Tipo').fill(`AA ${mark}`)
    for (const language of ['português', 'inglês', 'espanhol']) {
      await dialog(page).getByLabel(`Descrição em ${language}`).fill(`Zíngara ${mark} ${language}`)
    }
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog(page)).toBeHidden()
    // After a change the list is in the order of the types.
    const first = page.getByRole('rowheader').first()
    await expect(first).toContainText(`Zíngara ${mark} português`)
    await page.reload()
    await expect(first).not.toContainText(mark)

    if ((viewport?.width ?? 0) > 768) {
      await page.getByRole('button', { name: 'Português', exact: true }).click()
      await expect(page.getByRole('columnheader', { name: 'Português' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      )
      await page.getByRole('button', { name: 'Português', exact: true }).click()
      await expect(page.getByRole('columnheader', { name: 'Português' })).toHaveAttribute(
        'aria-sort',
        'descending',
      )
    } else {
      await page.getByLabel('Ordenar por').selectOption({ label: 'Português, Z–A' })
    }
    await expect(first).toContainText(mark)

    await page.getByLabel('Buscar habilidades').fill(`zingara ${mark.toLowerCase()}`)
    await expect(page.getByText(/^1 de \d+ habilidades$/)).toBeVisible()
    await expectAccessible(page)
    await remove(page, 'habilidade', mark)
    await expect(page.getByRole('heading', { name: 'Nenhuma habilidade com esse texto' })).toBeVisible()
    await page.getByRole('button', { name: 'Limpar busca' }).click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  },
)

test('what another person holds is said before a delete', { tag: '@deep' }, async ({ page }) => {
  await beSignedIn(page, DIRECTOR)
  await openData(page)
  await row(page, 'Actress')
    .getByRole('button', { name: /^Excluir/ })
    .click()
  await expect(dialog(page).getByText(/\d+ perfis têm esta classe; ela aparece em \d+ páginas/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(row(page, 'Actress')).toBeVisible()
})

test(
  'a change that fails is told, logged as specified, and what was typed stays',
  { tag: '@deep' },
  async ({ page, browser, allowedErrors }) => {
    allowedErrors.push(new RegExp(MESSAGES.classes.update))
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const mark = newMark()
    await beSignedIn(page, DIRECTOR)
    await openData(page)
    await addClass(page, `Some ${mark}`)
    await row(page, mark)
      .getByRole('button', { name: /^Editar/ })
      .click()
    await dialog(page).getByLabel('Nome em inglês').fill('Kept text')

    const elsewhere = await browser.newPage()
    await beSignedIn(elsewhere, DIRECTOR)
    await openData(elsewhere)
    await remove(elsewhere, 'classe', mark)
    await elsewhere.close()

    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Não foi possível salvar a classe.')
    await expect(dialog(page).getByLabel('Nome em inglês')).toHaveValue('Kept text')
    expect(logged.some((text) => text.startsWith(MESSAGES.classes.update))).toBe(true)
  },
)

test(
  'the list goes out as a file and comes back changed, all or nothing',
  { tag: '@deep' },
  async ({ page }) => {
    const mark = newMark()
    await beSignedIn(page, DIRECTOR)
    await openData(page)
    await addClass(page, `=Dança ${mark}`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar CSV' }).click()
    const exported = await downloading
    expect(exported.suggestedFilename()).toBe('classes.csv')
    const text = await readFile(await exported.path(), 'utf8')
    expect(text.startsWith('\uFEFFid;key;nameEN;namePT\r\n')).toBe(true)
    expect(text).toContain(`;"'=Dança ${mark}"\r\n`)

    const choose = async (content: string): Promise<void> => {
      await page.getByRole('button', { name: 'Importar CSV' }).click()
      await dialog(page)
        .getByLabel('Arquivo CSV')
        .setInputFiles({ name: 'classes.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
    }
    await choose(text)
    await expect(dialog(page).getByText(/^Nada a mudar · \d+ já iguais$/i)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click()

    await choose('id,namePT\n,Sem inglês\n')
    await expect(dialog(page).getByRole('alert')).toContainText('Na primeira linha falta: nameEN.')
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click()

    await choose(`nameEN,namePT\nFirst,Boa ${mark}\n,Ruim ${mark}\n`)
    await expect(dialog(page).getByText('Nome em inglês: preencha.')).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: /^Importar/ })).toBeHidden()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click()

    const changed = text.replace('\r\n', `\r\n;;Imported;Vinda ${mark}\r\n`).replace(';Test;', ';Changed;')
    await choose(changed)
    await expect(dialog(page).getByText(/^1 nova e 1 alterada/)).toBeVisible()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Importar 2 linhas' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(row(page, `Vinda ${mark}`)).toContainText('Imported')
    await expect(row(page, `=Dança ${mark}`)).toContainText('Changed')
    await remove(page, 'classe', `Vinda ${mark}`)
    await remove(page, 'classe', `=Dança ${mark}`)
  },
)

/** Loads everybody who has access: other journeys make staff of their own. */
async function showWholeTeam(page: Page): Promise<void> {
  const team = page.getByRole('region', { name: 'Quem tem acesso' })
  const people = team.getByRole('listitem')
  const more = team.getByRole('button', { name: 'Carregar mais' })
  await expect(people.first()).toBeVisible()
  while (await more.isVisible()) {
    const shown = await people.count()
    await more.click()
    // A last page that was full may be followed by nobody.
    await expect.poll(async () => (await people.count()) > shown || !(await more.isVisible())).toBe(true)
  }
}

test(
  'access given to a person is there at once, and gone at once when taken @phone',
  { tag: '@deep-phone' },
  async ({ page, browser, request }) => {
    const artist = await registerArtist(request)
    const context = await browser.newContext()
    const theirs = await context.newPage()
    await beSignedIn(theirs, artist.email)
    await theirs.goto('/perfil')
    await expect(theirs.getByRole('heading', { level: 1, name: artist.artisticName })).toBeVisible()
    const navigation = theirs.getByRole('navigation')
    await openMenu(theirs)
    await expect(navigation.getByRole('link', { name: 'Trabalhos' })).toBeVisible()

    await beSignedIn(page, DIRECTOR)
    await openData(page, 'equipe')
    await showWholeTeam(page)
    const team = page.getByRole('list', { name: 'Quem tem acesso' })
    await expect(team.getByText('agente@demo.local')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('E-mail ou nome artístico').fill(artist.email.toUpperCase())
    await page.getByRole('button', { name: 'Buscar pessoa' }).click()
    await page
      .getByRole('list', { name: 'Pessoas encontradas' })
      .getByRole('button', { name: `Permissões: ${artist.artisticName}` })
      .click()
    await expect(dialog(page).getByRole('button', { name: 'Confirmar' })).toBeDisabled()
    await dialog(page).getByRole('radio', { name: 'Agente' }).check()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Confirmar' }).click()
    await expect(dialog(page)).toBeHidden()

    await expect(navigation.getByRole('link', { name: 'Elenco' })).toBeVisible()
    await expect(navigation.getByRole('link', { name: 'Trabalhos' })).toBeHidden()
    await expect(team.getByText(artist.email)).toBeVisible()
    const trail = page.getByRole('list', { name: 'Histórico de permissões' })
    await expect(trail.getByText(`deu Agente a ${artist.artisticName}`)).toBeVisible()

    await page.getByLabel('E-mail ou nome artístico').fill(artist.artisticName.toLowerCase())
    await page.getByRole('button', { name: 'Buscar pessoa' }).click()
    await team.getByRole('button', { name: `Permissões: ${artist.artisticName}` }).click()
    await dialog(page).getByRole('radio', { name: 'Sem acesso' }).check()
    await dialog(page).getByRole('button', { name: 'Confirmar' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(navigation.getByRole('link', { name: 'Trabalhos' })).toBeVisible()
    await expect(navigation.getByRole('link', { name: 'Elenco' })).toBeHidden()
    await expect(team.getByText(artist.email)).toBeHidden()
    await expect(trail.getByText(`tirou Agente de ${artist.artisticName}`)).toBeVisible()
    await context.close()
  },
)

test(
  'a director is not offered to change their own access, but told who does',
  { tag: '@deep' },
  async ({ page }) => {
    await beSignedIn(page, DIRECTOR)
    await openData(page, 'equipe')
    await showWholeTeam(page)
    const own = page
      .getByRole('list', { name: 'Quem tem acesso' })
      .getByRole('listitem')
      .filter({ hasText: DIRECTOR })
    await expect(own.getByText('Seu acesso: só outra pessoa da direção muda.')).toBeVisible()
    await expect(own.getByRole('button')).toHaveCount(0)
  },
)

test(
  'a sign-in that failed is counted where the direction sees it @phone',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/400/)
    await page.goto('/login')
    await page.getByLabel('E-mail').fill(DIRECTOR)
    await page.getByLabel('Senha').fill('outra-senha-qualquer')
    const counted = page.waitForResponse((response) => isCallOf(response.request(), 'reportFailedSignIn'))
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByText(MESSAGES.login.wrongCredentials)).toBeVisible()
    expect((await counted).status()).toBe(200)
    await beSignedIn(page, DIRECTOR)
    await openData(page, 'seguranca')
    await expect(page.getByRole('tab', { name: 'Segurança' })).toBeInViewport({ ratio: 0.9 })
    const today = page.getByRole('list', { name: 'Acessos recusados' }).getByRole('listitem').first()
    await expect(today).toContainText(/entradas? que falh/)
    await expectAccessible(page)
  },
)

test(
  'an agent sees everything that is not the direction’s and can change nothing',
  { tag: '@deep' },
  async ({ page }) => {
    await beSignedIn(page, 'agente@demo.local')
    await openData(page)
    await expect(page.getByText('Só a direção faz alterações.')).toBeVisible()
    await expect(row(page, 'Actress')).toBeVisible()
    await expectAccessible(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: /Nova|Importar|Editar|Excluir/ })).toHaveCount(0)
    await page.getByRole('tab', { name: 'Habilidades' }).click()
    await expect(page.getByText(/^\d+ habilidades$/)).toBeVisible()
    await expect(main.getByRole('button', { name: /Nova|Importar|Editar|Excluir/ })).toHaveCount(0)
    await page.getByRole('tab', { name: 'Habilidades' }).press('ArrowRight')
    await showWholeTeam(page)
    await expect(page.getByRole('list', { name: 'Quem tem acesso' }).getByText(DIRECTOR)).toBeVisible()
    await expect(main.getByRole('button', { name: /Permissões|Buscar pessoa/ })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Histórico de permissões' })).toHaveCount(0)
    await expect(page.getByRole('tab', { name: 'Segurança' })).toHaveCount(0)
  },
)
