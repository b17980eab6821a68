import type { Browser, Page } from '@playwright/test'
import { AGENCY } from '@ribalta/domain/schemas/castings/application'
import { applicationOf, openCasting, UNREADABLE_CASTING } from '../support/castings.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { cut, restore } from '../support/browser/network.ts'
import { registerArtist } from '../support/browser/newArtist.ts'
import { call, PASSWORD, person } from '../support/functions/functions.ts'

const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true })
const names = (page: Page, name: string) => list(page, name).getByRole('heading', { level: 3 })

/** Somebody of the team who has starred nobody. */
async function beNewAgent(page: Page): Promise<void> {
  const { email } = await person({ grants: ['AGENT'], status: 'published' })
  await beSignedIn(page, email, PASSWORD)
}

async function elsewhere(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: 'http://127.0.0.1:5173' })).newPage()
  await beNewAgent(page)
  return page
}

test(
  'an agent stars people in Busca, notes and orders them by keys @phone',
  { tag: '@deep-phone' },
  async ({ page, isMobile }) => {
    await beNewAgent(page)
    await page.goto('/favorites')
    await expect(page.getByRole('heading', { name: 'Ninguém aqui ainda' })).toBeVisible()
    await page.getByRole('link', { name: 'Ir para a Busca' }).click()
    await expect(page).toHaveURL(/\/search$/)
    const stars = page.getByRole('list', { name: 'Resultados' }).getByRole('button', { name: /^Favoritar / })
    await expect(stars).toHaveCount(24)
    await expect(stars.first()).toBeEnabled()
    for (const left of [23, 22]) {
      await stars.first().click()
      await expect(stars).toHaveCount(left)
    }
    // With the keyboard alone.
    await page.getByRole('list', { name: 'Resultados' }).getByRole('link').nth(5).focus()
    await page.keyboard.press('f')
    await expect(stars).toHaveCount(21)
    await page.keyboard.press('Control+z')
    await expect(stars).toHaveCount(22)
    await page.keyboard.press('f')
    await expect(stars).toHaveCount(21)

    await page.goto('/favorites')
    await expect(names(page, 'Favoritos')).toHaveCount(3)
    const [first = '', second = '', third = ''] = await names(page, 'Favoritos').allTextContents()
    await page.getByLabel(`Anotação sobre ${second}`).fill('Boa para a mãe')
    await expect(page.getByText('Anotação salva')).toBeVisible()
    const down = page.getByRole('button', { name: `Mover para baixo: ${first}` })
    await down.focus()
    await page.keyboard.press('Enter')
    await expect(names(page, 'Favoritos')).toHaveText([second, first, third])
    await expect(down).toBeFocused()
    await expectAccessible(page)
    await page.reload()
    await expect(names(page, 'Favoritos')).toHaveText([second, first, third])
    await expect(page.getByLabel(`Anotação sobre ${second}`)).toHaveValue('Boa para a mãe')

    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.getByRole('button', { name: `Tirar da lista: ${second}` }).click()
    await expect(names(page, 'Favoritos')).toHaveText([first, third])
    await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
    await expect(names(page, 'Favoritos')).toHaveText([second, first, third])
    await expect(page.getByLabel(`Anotação sobre ${second}`)).toHaveValue('Boa para a mãe')
    await page.getByRole('button', { name: `Mover para baixo: ${second}` }).click()
    await expect(names(page, 'Favoritos')).toHaveText([first, second, third])
    await page.getByRole('button', { name: `Desfazer: ${second} mudou de lugar em “Favoritos”` }).click()
    await expect(names(page, 'Favoritos')).toHaveText([second, first, third])

    // Typed in two rows, and away before typing has paused.
    const note = (name: string) => page.getByLabel(`Anotação sobre ${name}`)
    await note(first).fill('Ligar amanhã')
    await note(third).fill('Viaja em março')
    await names(page, 'Favoritos').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible()
    await page.goBack()
    await expect(note(first)).toHaveValue('Ligar amanhã')
    await expect(note(third)).toHaveValue('Viaja em março')

    // Without a connection each is told before anybody leaves, and what was typed is there when it is back.
    await cut(page)
    await note(first).fill('Ligar na sexta')
    await note(third).fill('Viaja em abril')
    await names(page, 'Favoritos').first().getByRole('link').click()
    const warning = page.getByRole('dialog', { name: 'Sair sem salvar?' })
    for (const name of [first, third]) {
      await expect(warning).toContainText(`A anotação sobre ${name} ainda não foi salva.`)
    }
    await warning.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(warning).toBeHidden()
    await restore(page)
    await expect(page.getByText('Anotação salva')).toHaveCount(2)
    await page.reload()
    await expect(note(first)).toHaveValue('Ligar na sexta')
    await expect(note(third)).toHaveValue('Viaja em abril')
    if (isMobile) return
    // By the photo, as one does with the pointer.
    const rows = list(page, 'Favoritos').getByRole('listitem')
    const photo = { x: 90, y: 50 }
    await rows.nth(2).dragTo(rows.first(), { sourcePosition: photo, targetPosition: photo })
    await expect(names(page, 'Favoritos')).toHaveText([third, second, first])
  },
)

test(
  'marked people come into a list that two order at once, and who looks hears that it is gone',
  { tag: '@deep' },
  async ({ page, request, browser }) => {
    const gone = await registerArtist(request)
    const director = await person({ grants: ['AGENT', 'DIRECTOR'], status: 'published' })
    await beNewAgent(page)
    await page.goto('/cast?ordem=-cadastro')
    const table = page.getByRole('table', { name: 'Elenco' })
    await table.getByLabel(`Marcar ${gone.artisticName}`).check()
    for (const place of [10, 11, 12]) await table.getByRole('checkbox').nth(place).check()
    const act = { profileIds: [gone.uid], act: 'archive', reason: 'Saiu da agência.' }
    expect((await call('changeProfileState', act, director.token)).error).toBeUndefined()
    await page.getByRole('button', { name: 'Adicionar a uma lista' }).click()
    const dialog = page.getByRole('dialog', { name: 'Adicionar a uma lista' })
    await dialog.getByRole('button', { name: 'Criar e adicionar' }).click()
    await expect(dialog.getByLabel('Nome da nova lista')).toHaveAccessibleDescription('Dê um nome à lista.')
    const name = `Praia ${gone.uid.slice(0, 6)}`
    await dialog.getByLabel('Nome da nova lista').fill(name)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Criar e adicionar' }).click()
    await expect(page.getByText(`3 pessoas em “${name}”`, { exact: true })).toBeVisible()
    await expect(
      page.getByText(`Ficou de fora quem não está mais no elenco: ${gone.artisticName}.`, { exact: true }),
    ).toBeVisible()

    await page.goto('/favorites')
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Compartilhar', exact: true }).click()
    await expect(page.getByText('3 pessoas · compartilhada com a equipe')).toBeVisible()
    const other = await elsewhere(browser)
    await other.goto(page.url())
    await expect(names(other, name)).toHaveCount(3)
    const [first = '', second = '', third = ''] = await names(page, name).allTextContents()
    // Neither has seen what the other does.
    await cut(other)
    await other.getByRole('button', { name: `Mover para cima: ${third}` }).click()
    await expect(names(other, name)).toHaveText([first, third, second])
    await page.getByRole('button', { name: `Mover para baixo: ${first}` }).click()
    await expect(names(page, name)).toHaveText([second, first, third])
    await restore(other)
    // The one went behind the second, the other before it.
    for (const each of [page, other]) await expect(names(each, name)).toHaveText([third, second, first])

    // Both write the same note: the second reads what the first wrote, and keeps what was typed.
    const note = (each: Page) => each.getByLabel(`Anotação sobre ${first}`)
    await cut(other)
    await note(other).fill('Boa voz')
    await note(page).fill('Viaja em março')
    await expect(page.getByText('Anotação salva')).toBeVisible()
    await restore(other)
    await expect(other.getByRole('alert')).toContainText('escreveu:Viaja em março')
    await expect(note(other)).toHaveValue('Boa voz')
    await expectAccessible(other)
    await other.getByRole('button', { name: 'Salvar o meu texto' }).click()
    await expect(note(page)).toHaveValue('Boa voz')

    await names(other, name).first().getByRole('link').click()
    await expect(other.getByRole('heading', { level: 1, name: third })).toBeVisible()
    await other.getByRole('list', { name: 'Listas' }).getByRole('link', { name, exact: true }).click()
    await expect(names(other, name)).toHaveText([third, second, first])

    await page.getByRole('button', { name: 'Adicionar artistas' }).click()
    const picker = page.getByRole('dialog', { name: 'Escolher artistas' })
    await picker.getByLabel('Nome', { exact: true }).fill('Marina')
    await picker.getByRole('checkbox', { name: /^Marina Alencar/ }).check()
    await expectAccessible(page)
    await picker.getByRole('button', { name: 'Adicionar' }).click()
    for (const each of [page, other])
      await expect(names(each, name)).toHaveText([third, second, first, 'Marina Alencar'])
    await page.getByRole('button', { name: 'Tirar da lista: Marina Alencar' }).click()
    await expect(names(other, name)).toHaveText([third, second, first])

    await page.getByRole('button', { name: 'Excluir lista' }).click()
    await expect(page.getByText(`Lista “${name}” excluída`, { exact: true })).toBeVisible()
    await expect(other.getByText(/foi excluída ou deixou de ser compartilhada/)).toBeVisible()
    await other.getByRole('button', { name: 'Guardar uma cópia' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Criar' }).click()
    await expect(names(other, name)).toHaveText([third, second, first])
    await other.context().close()
  },
)

test(
  'marks made in Busca and in Favoritos are the same ones, and go into a role together',
  { tag: '@deep' },
  async ({ page, request, allowedErrors }) => {
    allowedErrors.push(UNREADABLE_CASTING)
    const starred = await registerArtist(request)
    const found = await registerArtist(request)
    const agent = await person({ grants: ['AGENT'], status: 'published' })
    const { castingId } = await openCasting(agent)
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto('/search')
    const results = list(page, 'Resultados')
    await results.getByLabel(`Marcar ${found.artisticName}`).check()
    await results.getByRole('button', { name: `Favoritar ${starred.artisticName}` }).click()
    await page.getByRole('navigation').first().getByRole('link', { name: 'Favoritos', exact: true }).click()
    await list(page, 'Favoritos').getByLabel(`Marcar ${starred.artisticName}`).check()
    const bar = page.getByRole('toolbar', { name: 'Ações com os marcados' })
    await bar.getByRole('button', { name: '2 marcados: ver quem' }).click()
    const who = page.getByRole('dialog', { name: 'Quem está marcado' })
    await expect(who.getByRole('listitem')).toHaveText([found.artisticName, starred.artisticName])
    // Taken off by mistake, and put back.
    await who.getByLabel(`Marcar ${found.artisticName}`).uncheck()
    await who.getByLabel(`Marcar ${found.artisticName}`).check()
    await expectAccessible(page)
    await who.getByRole('button', { name: 'Pronto' }).click()
    await bar.getByRole('button', { name: 'Colocar em um personagem' }).click()
    const dialog = page.getByRole('dialog', { name: 'Colocar 2 pessoas em um personagem' })
    await dialog.getByRole('button', { name: `Campanha ${castingId}` }).click()
    await dialog.getByRole('button', { name: 'Vizinha' }).click()
    await expect(page.getByText('2 pessoas estão na pré-seleção de “Vizinha”.')).toBeVisible()
    await expect(list(page, 'Favoritos').getByLabel(`Marcar ${starred.artisticName}`)).not.toBeChecked()
    for (const { uid } of [starred, found])
      expect(await applicationOf(castingId, uid)).toMatchObject({ origin: AGENCY })
  },
)
