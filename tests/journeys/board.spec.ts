import type { Locator, Page } from '@playwright/test'
import { seatPeople } from '../support/seatedPeople.ts'
import { applicationOf, candidateOf, castingInput, followNow, openCasting } from '../support/castings.ts'
import { call, PASSWORD, type Person, person, profileOf, signIn } from '../support/functions/functions.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { registerArtist } from '../support/browser/newArtist.ts'

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const card = (page: Page, where: string, name: string): Locator =>
  column(page, where).getByRole('article', { name, exact: true })

/** A desk of its own, guarded as little as the second one of a journey needs. */
async function deskOf(page: Page, agent: Person, castingId: string): Promise<void> {
  await beSignedIn(page, agent.email, PASSWORD)
  await page.goto(`/casting?casting=${castingId}`)
  await expect(column(page, 'Inscritos').getByRole('article').first()).toBeVisible()
}

test('two agents decide a casting: one by keyboard alone, the other sees it, and artists read it a minute later', async ({
  page,
  browser,
  request,
}) => {
  const [agent, other] = await Promise.all([
    person({ grants: ['AGENT'], artisticName: 'Rui do Teclado' }),
    person({ grants: ['AGENT'] }),
  ])
  const casting = await openCasting(agent)
  const { castingId } = casting
  const [first, second, third] = (await seatPeople(casting, 3)).map(({ name }) => name)
  if (first === undefined || second === undefined || third === undefined) throw new Error('Nobody applied')
  const artist = await registerArtist(request, { password: PASSWORD })
  const mediaIds = (await profileOf(artist.uid))?.media.map(({ id }) => id) ?? []
  const application = { castingId, roleId: 'vizinha', note: 'Cozinho bem.', mediaIds }
  const sent = await call('applyToCasting', application, await signIn(artist.email))
  expect(sent.result).toEqual({ status: 'submitted' })

  await deskOf(page, agent, castingId)
  const watching = await (await browser.newContext()).newPage()
  await deskOf(watching, other, castingId)
  await expect(card(page, 'Inscritos', artist.artisticName)).toBeVisible()
  await expect(column(page, 'Inscritos').getByRole('heading', { level: 3 })).toHaveText('Inscritos4')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })

  // By keyboard alone: the first into the second column, two marked into the third, and those back again.
  await page.locator('main').focus()
  await page.keyboard.press('ArrowDown')
  await expect(card(page, 'Inscritos', first).getByRole('link')).toBeFocused()
  await page.keyboard.press('2')
  await expect(card(watching, 'Pré-selecionados', first)).toBeVisible()
  await expect(card(page, 'Inscritos', second).getByRole('link')).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await expect(page.getByRole('toolbar', { name: 'Ações com os marcados' })).toContainText('2 marcados')
  await page.keyboard.press('3')
  await page.getByRole('dialog').getByRole('button', { name: 'Só mover' }).click()
  for (const name of [second, third]) await expect(card(watching, 'Em teste', name)).toBeVisible()
  await page.keyboard.press('Control+z')
  for (const name of [second, third]) await expect(card(watching, 'Inscritos', name)).toBeVisible()

  // By hand: dragged on, and refused by the menu.
  await card(watching, 'Pré-selecionados', first).dragTo(column(watching, 'Apresentados'), {
    targetPosition: { x: 60, y: 90 },
  })
  await watching.getByRole('dialog').getByRole('button', { name: 'Só mover' }).click()
  await expect(card(page, 'Apresentados', first)).toBeVisible()
  await watching.getByRole('button', { name: `Mover ${artist.artisticName}`, exact: true }).click()
  await watching.getByRole('menuitem', { name: 'Não aprovados' }).click()
  await expect(card(watching, 'Inscritos', third).getByRole('link')).toBeFocused()
  const refused = card(page, 'Não aprovados', artist.artisticName)
  await expect(refused).toContainText('Lê a resposta em um minuto')
  await expect(column(page, 'Não aprovados')).toContainText('1')
  expect(await applicationOf(castingId, artist.uid)).toMatchObject({ status: 'submitted' })
  await followNow(castingId)
  await expect(refused).toContainText('Já sabe da resposta')
  expect(await applicationOf(castingId, artist.uid)).toMatchObject({ status: 'declined' })

  // What the team notes is the team's.
  await page.getByRole('button', { name: `Mover ${first}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Anotar' }).click()
  await expect(page.getByLabel(`Anotação sobre ${first}`)).toBeFocused()
  // Far too long a one is neither cut nor sent.
  await page.getByLabel(`Anotação sobre ${first}`).fill('Muito boa. '.repeat(455))
  await expect(page.getByRole('alert')).toContainText('cabem 2.000 caracteres')
  await page.getByLabel(`Anotação sobre ${first}`).fill('Ligar na segunda.')
  await expect(page.getByText('Anotação salva')).toBeVisible()
  await expect(card(watching, 'Apresentados', first)).toContainText('Ligar na segunda.')
  await watching.context().close()
})

test(
  'answers go with a message, are held back and sent together, and one is taken up again',
  { tag: '@deep' },
  async ({ page }) => {
    const agent = await person({ grants: ['AGENT'] })
    const casting = await openCasting(agent)
    const { castingId } = casting
    const [first, second, third, fourth, fifth] = await seatPeople(casting, 5)
    if (first === undefined || second === undefined || third === undefined) throw new Error('Nobody applied')
    if (fourth === undefined || fifth === undefined) throw new Error('Nobody applied')
    await deskOf(page, agent, castingId)
    const dialog = page.getByRole('dialog')
    const message = dialog.getByLabel('Mensagem (opcional)')
    const link = (where: string, { name }: { name: string }) => card(page, where, name).getByRole('link')

    // From the menu: nothing goes without an answer, and a message that is too long is neither cut nor sent.
    await page.getByRole('button', { name: `Mover ${first.name}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Responder…' }).click()
    await expect(dialog).toHaveAccessibleName(`Responder ${first.name}`)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Enviar resposta' }).click()
    await expect(dialog.getByText('Escolha a resposta.')).toBeVisible()
    await dialog.getByRole('radio', { name: 'Aprovado' }).check()
    await message.fill('Que vídeo! '.repeat(100))
    await dialog.getByRole('button', { name: 'Enviar resposta' }).click()
    await expect(dialog.getByText('Mensagem: no máximo 1000 caracteres.')).toBeVisible()
    await message.fill('O papel é seu!')
    await dialog.getByRole('button', { name: 'Enviar resposta' }).click()
    await expect(dialog).toBeHidden()
    await expect(link('Inscritos', second)).toBeFocused()
    const approved = card(page, 'Aprovados', first.name)
    await expect(approved).toContainText('Lê a resposta em um minuto')
    await expect(approved).toContainText('Mensagem: O papel é seu!')

    // Until it is read the words can be others.
    await link('Aprovados', first).focus()
    await page.keyboard.press('r')
    await expect(dialog).toContainText('Resposta: Aprovado')
    await message.fill('O papel é seu! Ligamos amanhã.')
    await dialog.getByRole('button', { name: 'Enviar resposta' }).click()
    await expect(dialog).toBeHidden()
    await expect(link('Aprovados', first)).toBeFocused()
    await expect(approved).toContainText('Ligamos amanhã.')

    // With the second one the role is filled.
    await link('Inscritos', second).focus()
    await page.keyboard.press('5')
    await expect(page.getByText('Vizinha: 2 de 2 aprovados. 3 pessoas ainda esperam resposta.')).toBeVisible()
    await expectAccessible(page)

    // Two are held back together by keyboard, with what each will read on the card.
    await link('Inscritos', third).focus()
    await page.keyboard.press('x')
    await link('Inscritos', fourth).focus()
    await page.keyboard.press('x')
    await page.keyboard.press('r')
    await expect(dialog).toHaveAccessibleName('Responder 2 artistas')
    await dialog.getByRole('radio', { name: 'Não foi desta vez' }).check()
    await message.fill('Ficou para a próxima.')
    await dialog.getByRole('button', { name: 'Guardar rascunho' }).click()
    await expect(dialog).toBeHidden()
    for (const { name } of [third, fourth]) {
      await expect(card(page, 'Inscritos', name)).toContainText('Rascunho: Não foi desta vez')
      await expect(card(page, 'Inscritos', name)).toContainText('Ficou para a próxima.')
    }
    expect((await candidateOf(castingId, third.uid))?.draft).toEqual({
      to: 'declined',
      message: 'Ficou para a próxima.',
    })
    const held = page.getByRole('button', { name: '2 respostas em rascunho' })
    await held.click()
    const drafts = dialog.getByRole('list', { name: 'Rascunhos' }).getByRole('listitem')
    await expect(drafts).toHaveCount(2)
    await expect(drafts.filter({ hasText: third.name })).toContainText('Ficou para a próxima.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Enviar respostas' }).click()
    await expect(dialog).toBeHidden()
    await expect(held).toBeHidden()
    for (const { name } of [third, fourth]) {
      await expect(card(page, 'Não aprovados', name)).toContainText('Mensagem: Ficou para a próxima.')
    }
    // Taken back they are drafts again, and can be sent once more.
    await page.keyboard.press('Control+z')
    await expect(card(page, 'Inscritos', third.name)).toContainText('Rascunho: Não foi desta vez')
    await held.click()
    await expect(drafts).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Enviar respostas' }).click()
    await expect(dialog).toBeHidden()

    // Whoever still waits for the filled role gets theirs.
    await page.getByRole('button', { name: 'Responder às demais' }).click()
    await expect(dialog).toContainText('Resposta: Não foi desta vez')
    await message.fill('O papel foi preenchido.')
    await dialog.getByRole('button', { name: 'Enviar resposta' }).click()
    await expect(card(page, 'Não aprovados', fifth.name)).toContainText('O papel foi preenchido.')

    await followNow(castingId)
    const told = card(page, 'Não aprovados', third.name)
    await expect(told).toContainText('Já sabe da resposta')
    const read = await applicationOf(castingId, third.uid)
    expect(read?.history.at(-1)).toMatchObject({ status: 'declined', message: 'Ficou para a próxima.' })
    const best = await applicationOf(castingId, first.uid)
    expect(best?.history.at(-1)).toMatchObject({ message: 'O papel é seu! Ligamos amanhã.' })

    await told.getByRole('button', { name: `Mover ${third.name}` }).click()
    await page.getByRole('menuitem', { name: 'Reabrir…' }).click()
    await expect(dialog).toHaveAccessibleName(`Reabrir a inscrição de ${third.name}`)
    await dialog.getByRole('button', { name: 'Reabrir' }).click()
    await expect(dialog.getByText('Escreva por que a inscrição volta.')).toBeVisible()
    await dialog.getByLabel('Mensagem').fill('O cliente quer ver você de novo.')
    await dialog.getByRole('button', { name: 'Reabrir' }).click()
    await expect(card(page, 'Pré-selecionados', third.name)).toBeVisible()
    await expect
      .poll(async () => (await candidateOf(castingId, third.uid))?.history.at(-1)?.message)
      .toBe('O cliente quer ver você de novo.')
  },
)

test(
  'on a phone the columns stand one below the other, and a move without a connection says that it was not saved @phone',
  { tag: ['@deep', '@deep-phone'] },
  async ({ page, context, allowedErrors }) => {
    allowedErrors.push(/Failed to load resource/)
    const agent = await person({ grants: ['AGENT'] })
    const casting = await openCasting(agent)
    const [first] = await seatPeople(casting, 2)
    if (first === undefined) throw new Error('Nobody applied')
    await deskOf(page, agent, casting.castingId)
    await expectAccessible(page)
    const menu = page.getByRole('button', { name: `Mover ${first.name}`, exact: true })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Aprovados', exact: true }).click()
    await expect(card(page, 'Aprovados', first.name)).toContainText('Lê a resposta em um minuto')
    await page
      .getByRole('button', { name: /^Desfazer/ })
      .first()
      .click()
    await expect(card(page, 'Inscritos', first.name)).toBeVisible()
    await expect.poll(async () => (await candidateOf(casting.castingId, first.uid))?.status).toBe('submitted')

    await context.setOffline(true)
    await menu.click()
    await page.getByRole('menuitem', { name: 'Pré-selecionados' }).click()
    await expect(page.getByText('Não foi salvo', { exact: true })).toBeVisible()
    await expect(card(page, 'Inscritos', first.name)).toBeVisible()
    await context.setOffline(false)
    expect((await candidateOf(casting.castingId, first.uid))?.status).toBe('submitted')
  },
)

test(
  'the board shows all roles or one, which the address keeps, and reads each column to its end',
  { tag: '@deep' },
  async ({ page }) => {
    const agent = await person({ grants: ['AGENT'] })
    const [role] = castingInput().roles
    if (role === undefined) throw new Error('A casting has a role')
    const roles = [role, { id: 'vizinho', role: { ...role.role, title: 'Vizinho', order: 1 } }]
    const casting = await openCasting(agent, { roles })
    const seated = await seatPeople({ ...casting, roles: [role] }, 24)
    const [other] = await seatPeople({ ...casting, roles: roles.slice(1) }, 1)
    if (other === undefined) throw new Error('Nobody applied')
    await deskOf(page, agent, casting.castingId)
    const waiting = column(page, 'Inscritos')
    await expect(waiting).toContainText('25')
    await page.getByLabel('Personagem').first().selectOption('Vizinho')
    await expect(waiting.getByRole('article')).toHaveCount(1)
    await expect(card(page, 'Inscritos', other.name)).toBeVisible()
    await expect(page).toHaveURL(/personagem=vizinho/)
    await page.reload()
    await expect(waiting.getByRole('article')).toHaveCount(1)
    await page.getByLabel('Personagem').first().selectOption('Vizinha')
    await expect(waiting.getByRole('article')).toHaveCount(7)
    await expect(waiting).toContainText(String(seated.length))
    await waiting.hover()
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 2000)
        return waiting.getByRole('article').count()
      })
      .toBe(seated.length)
    await expect(waiting.getByRole('button', { name: 'Carregar mais' })).toHaveCount(0)
  },
)
