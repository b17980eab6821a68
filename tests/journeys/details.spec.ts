import type { Page } from '@playwright/test'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { guardian } from '../../functions/src/testing/payloads.ts'
import { apply, candidate, changeApplication, openCasting } from '../support/castings.ts'
import { backend, PASSWORD, person } from '../support/functions/functions.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const notes = (page: Page) => page.getByRole('list', { name: 'Anotações' }).getByRole('listitem')

test(
  'an agent goes through the people of Busca by keys, from details to details @phone',
  { tag: '@deep-phone' },
  async ({ page }) => {
    await beSignedIn(page, 'agente@demo.local')
    await page.goto('/search?classe=atriz')
    const people = page.getByRole('list', { name: 'Resultados' }).getByRole('link')
    await expect(people.nth(2)).toBeVisible()
    const [first = '', second = ''] = await people.allTextContents()
    await people.first().focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(first)
    for (const part of [
      'Ficha',
      'Contato',
      'Anotações',
      'Trabalhos',
      'Inscrições',
      'Testes',
      'Listas',
      'Histórico',
    ])
      await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Histórico' }).getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dados privados' })).toHaveCount(0)
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expect(heading(page)).toHaveText(second)
    await page.getByRole('link', { name: 'Anterior' }).click()
    await expect(heading(page)).toHaveText(first)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Busca', exact: true }).last().click()
    await expect(page).toHaveURL(/\/search\?classe=atriz/)

    // Past the page that Busca has read, and as many as its count promises.
    await expect(people).toHaveCount(24)
    const [found = ''] = /\d+/.exec(await page.getByText(/^\d+ pessoas$/).innerText()) ?? []
    await people.last().click()
    for (const place of [24, 25, 26]) {
      await expect(page.getByText(`${String(place)} de ${found}`, { exact: true })).toBeVisible()
      await page.keyboard.press('ArrowRight')
    }

    // What the page shows of somebody stands in the history, too, and says in which casting it was.
    await page.goto('/details/demo-artista')
    const history = page.getByRole('list', { name: 'Histórico' })
    const castings = page.getByRole('list', { name: 'Inscrições' }).getByRole('link')
    await expect(page.getByText(/^\d+ de \d+ testes? no prazo · \d+ escolhas? em /)).toBeVisible()
    await expect(history.getByText('Confirmou que o look continua igual')).toBeVisible()
    await expect(castings.first()).toBeVisible()
    const [applied = ''] = await castings.allTextContents()
    await expect(history.getByRole('link', { name: applied, exact: true }).first()).toBeVisible()
    await page
      .getByRole('region', { name: 'Histórico' })
      .getByRole('button', { name: 'Carregar mais' })
      .click()
    await expect(history.getByText('A agência validou o perfil')).toBeVisible()
    await expect(history.getByText('Fez o cadastro')).toBeVisible()
  },
)

test(
  'a note of one agent is read at once by another, who cannot change it, and by nobody else',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const artist = await person({ status: 'published' })
    const other = await person({ grants: ['AGENT', 'DIRECTOR'], status: 'published' })
    await beSignedIn(page, 'agente@demo.local')
    await page.goto(`/details/${artist.uid}`)
    const elsewhere = await (await browser.newContext({ baseURL: 'http://127.0.0.1:5173' })).newPage()
    await beSignedIn(elsewhere, other.email, PASSWORD)
    await elsewhere.goto(`/details/${artist.uid}`)
    await expect(elsewhere.getByText('Nenhuma anotação ainda.')).toBeVisible()
    await page.getByRole('button', { name: 'Adicionar anotação' }).click()
    await expect(page.getByLabel('Nova anotação')).toHaveAccessibleDescription('Escreva a anotação.')
    await page.getByLabel('Nova anotação').fill('Chega cedo.')
    await page.getByRole('button', { name: 'Adicionar anotação' }).click()
    for (const each of [page, elsewhere]) await expect(notes(each)).toHaveText(/Chega cedo\./)
    await expect(elsewhere.getByRole('button', { name: 'Excluir anotação' })).toHaveCount(0)
    await elsewhere.getByRole('button', { name: 'Dados privados' }).click()
    await expect(elsewhere.getByText('Nenhum dado privado foi informado.')).toBeVisible()
    await elsewhere.getByRole('button', { name: 'Ver quem fez o quê' }).click()
    await expect(elsewhere.getByRole('list', { name: 'Quem fez o quê' }).getByRole('listitem')).toHaveText(
      new RegExp(`${other.profile.artisticName} leu os dados privados`),
    )
    await expect(page.getByRole('button', { name: 'Ver quem fez o quê' })).toHaveCount(0)

    await elsewhere.getByRole('button', { name: 'Arquivar' }).click()
    const dialog = elsewhere.getByRole('dialog', { name: `Arquivar ${artist.profile.artisticName}` })
    await dialog.getByLabel('Motivo').fill('Saiu da agência.')
    await dialog.getByRole('button', { name: 'Arquivar' }).click()
    await expect(elsewhere.getByText('Arquivado', { exact: true })).toBeVisible()
    await expect(elsewhere.getByRole('button', { name: 'Republicar' })).toBeVisible()

    await page.getByRole('button', { name: 'Mudar anotação' }).click()
    await page.getByLabel('Texto da anotação').fill('Chega cedo e sabe o texto.')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(notes(elsewhere)).toHaveText(/sabe o texto\..*\(mudada\)/s)
    await page.getByRole('button', { name: 'Excluir anotação' }).click()
    await expect(elsewhere.getByText('Nenhuma anotação ainda.')).toBeVisible()
    await elsewhere.context().close()

    await page.goto('/details/ninguem')
    await expect(page.getByText('Ninguém neste endereço')).toBeVisible()
  },
)

test(
  'where somebody stands on each board is there, also beside one that cannot be read, and leads to it',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/A candidate could not be read/)
    // The candidate's photo is made up.
    allowedErrors.push(/status of 40[04]/)
    const agent = await person({ grants: ['AGENT'], status: 'published' })
    const artist = await candidate()
    const { castingId, casting } = await openCasting(agent)
    const unreadable = await openCasting(agent)
    await apply(artist, castingId)
    await changeApplication(agent, { castingId, artistId: artist.uid }, 'shortlisted')
    await backend.db
      .doc(`castings/${unreadable.castingId}/board/${artist.uid}_vizinha`)
      .set({ artistId: artist.uid, status: 'elsewhere', updatedAt: new Date() })
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto(`/details/${artist.uid}`)
    const mine = page.getByRole('list', { name: 'Inscrições' }).getByRole('listitem')
    await expect(mine).toHaveText([/Vizinha · .*Pré-seleção$/])
    await expect(mine).toContainText(casting.title)
    const history = page.getByRole('list', { name: 'Histórico' }).getByRole('listitem')
    await expect(history.filter({ hasText: casting.title })).toHaveText([
      /^Entrou na pré-seleção de /,
      /^Inscreveu-se em /,
    ])
    await history.getByRole('link', { name: casting.title }).first().click()
    await expect(page).toHaveURL(`/casting?casting=${castingId}`)
    await page.goBack()
    await mine.getByRole('link', { name: casting.title }).click()
    await expect(page).toHaveURL(`/casting?casting=${castingId}`)
    // Nobody else's pages should list it.
    await backend.db.recursiveDelete(backend.db.doc(`castings/${unreadable.castingId}`))
  },
)

test('of a child an agent sees the guardian to call, and nothing by which the child is reached', async ({
  page,
}) => {
  const child = await person({
    birthDate: Timestamp.fromMillis(Date.now() - 12 * 366 * 86_400_000),
    links: { instagram: 'https://www.instagram.com/so-da-crianca' },
    status: 'published',
  })
  await backend.db
    .doc(`profiles/${child.uid}/private-data/details`)
    .set({ guardian, legalName: 'Nome Civil' })
  await beSignedIn(page, 'agente@demo.local')
  await page.goto(`/details/${child.uid}`)
  const contact = page.getByRole('region', { name: 'Contato' })
  await expect(contact.getByText(/fale com o responsável/)).toBeVisible()
  await contact.getByRole('button', { name: 'Ver contato do responsável' }).click()
  await expect(contact.getByText(guardian.name)).toBeVisible()
  await expect(contact.getByRole('link')).toHaveText(['(11) 98765-0000', /^Abrir a conversa/])
  await expectAccessible(page)
  const text = await page.getByRole('main').innerText()
  for (const own of [
    child.email,
    child.profile.phone.slice(-4),
    'so-da-crianca',
    guardian.email,
    'Nome Civil',
  ]) {
    expect(text).not.toContain(own)
  }
})
