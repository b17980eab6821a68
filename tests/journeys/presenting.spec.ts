import type { Locator, Page } from '@playwright/test'
import { proposalSchema } from '@ribalta/domain/schemas/proposals/proposal'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { registerArtist } from '../support/browser/newArtist.ts'
import { candidate, candidateOf, openCasting } from '../support/castings.ts'
import { backend, call, PASSWORD, person, profileOf, signIn } from '../support/functions/functions.ts'
import { seatPeople } from '../support/seatedPeople.ts'
import { nameKnown } from '../support/sentTakes.ts'
import { starPeople } from '../support/starPeople.ts'

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const card = (page: Page, where: string, name: string): Locator =>
  column(page, where).getByRole('article', { name, exact: true })
const said = (page: Page, words: string): Locator => page.getByRole('main').getByText(words)
const act = (page: Page): Locator =>
  page
    .getByRole('toolbar', { name: 'Ações com os marcados' })
    .getByRole('button', { name: 'Apresentar', exact: true })

test(
  'two of a board are presented in a new proposal, and people of Elenco come into the same one, each once',
  { tag: '@deep' },
  async ({ page, request }) => {
    const agent = await person({ grants: ['AGENT'], status: 'published' })
    const casting = await openCasting(agent)
    const { castingId } = casting
    const [seated] = await seatPeople(casting, 1)
    if (seated === undefined) throw new Error('Nobody applied')
    const artist = await registerArtist(request, { password: PASSWORD })
    const other = await registerArtist(request, { password: PASSWORD })
    const mediaIds = (await profileOf(artist.uid))?.media.map(({ id }) => id) ?? []
    const application = { castingId, roleId: 'vizinha', note: 'Cozinho bem.', mediaIds }
    await call('applyToCasting', application, await signIn(artist.email))
    const both = [seated.name, artist.artisticName]

    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto(`/casting?casting=${castingId}`)
    for (const name of both) await page.getByRole('checkbox', { name: `Marcar ${name}`, exact: true }).check()
    await card(page, 'Inscritos', seated.name).getByRole('link', { name: seated.name }).focus()
    await page.keyboard.press('4')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAccessibleName('Apresentar 2 pessoas')
    // What the casting says is there already.
    await expect(dialog.getByLabel('Título')).toHaveValue(casting.casting.title)
    await expect(dialog.getByLabel('Cliente')).toHaveValue('Marca de temperos')
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light' })
    const title = `Vizinhos ${castingId}`
    await dialog.getByLabel('Título').fill('')
    await dialog.getByRole('button', { name: 'Apresentar' }).click()
    await expect(dialog.getByText('Título: informe ao menos 2 caracteres.')).toBeVisible()
    await dialog.getByLabel('Título').fill(title)
    await dialog.getByRole('button', { name: 'Apresentar' }).click()
    await expect(dialog).toBeHidden()
    await expect(said(page, `2 pessoas entraram em “${title}”.`)).toBeVisible()
    const id = (await candidateOf(castingId, seated.uid))?.proposal?.id ?? ''
    const desk = `/proposals-admin?proposta=${id}`
    for (const name of both) {
      const link = card(page, 'Apresentados', name).getByRole('link', { name: `Apresentação de ${name}` })
      await expect(link).toHaveAttribute('href', desk)
    }
    await expectAccessible(page)

    // Whoever stands there already is offered what they are in, and is not brought in twice.
    await page.getByRole('button', { name: `Mover ${seated.name}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Apresentar…' }).click()
    await expect(dialog).toHaveAccessibleName(`Apresentar ${seated.name}`)
    await expect(dialog.getByRole('radio', { name: title })).toBeChecked()
    await expect(dialog.getByRole('button', { name: 'Só mover' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Apresentar' }).click()
    await expect(said(page, `Já estava na proposta: ${seated.name}.`)).toBeVisible()
    await page.getByRole('link', { name: 'Abrir a proposta' }).click()
    await expect(page).toHaveURL(desk)

    await page.goto('/cast?ordem=-cadastro')
    for (const { artisticName } of [artist, other])
      await page.getByRole('checkbox', { name: `Marcar ${artisticName}`, exact: true }).check()
    await act(page).click()
    await dialog.getByRole('radio', { name: title }).check()
    await expect(dialog.getByLabel('Título')).toHaveCount(0)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Apresentar' }).click()
    await expect(said(page, `1 pessoa entrou em “${title}”.`)).toBeVisible()
    await expect(said(page, `Já estava na proposta: ${artist.artisticName}.`)).toBeVisible()
    const stored = proposalSchema.parse((await backend.db.doc(`proposals/${id}`).get()).data())
    expect(stored).toMatchObject({ title, status: 'draft', castingId })
    expect(stored.people).toEqual([...stored.people.slice(0, 2), other.uid])
    expect(new Set(stored.people)).toEqual(new Set([seated.uid, artist.uid, other.uid]))
  },
)

test('a list of favorites is presented as a whole @phone', { tag: '@deep' }, async ({ page }) => {
  const agent = await person({ grants: ['AGENT'], status: 'published' })
  const starred = await Promise.all([candidate(), candidate()])
  await Promise.all(starred.map(nameKnown))
  await starPeople(
    agent.uid,
    starred.map(({ uid }) => uid),
  )
  await beSignedIn(page, agent.email, PASSWORD)
  await page.goto('/favorites')
  const names = page.getByRole('list', { name: 'Favoritos', exact: true }).getByRole('heading', { level: 3 })
  await expect(names).toHaveCount(2)
  await page.getByRole('button', { name: 'Apresentar lista' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Apresentar 2 pessoas')
  await expect(dialog.getByRole('list', { name: 'Quem entra' }).getByRole('listitem')).toHaveCount(2)
  const title = `Para ver com calma ${agent.uid}`
  // What was typed is there again after it was closed without “Cancelar”.
  await dialog.getByLabel('Título').fill(title)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Apresentar lista' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Título')).toHaveValue(title)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Apresentar', exact: true }).click()
  await expect(said(page, `2 pessoas entraram em “${title}”.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Abrir a proposta' })).toHaveAttribute(
    'href',
    /^\/proposals-admin\?proposta=/,
  )
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Propostas', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Propostas' })).toBeVisible()
})
