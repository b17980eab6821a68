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
  for (const name of [second, third]) await expect(card(watching, 'Em teste', name)).toBeVisible()
  await page.keyboard.press('Control+z')
  for (const name of [second, third]) await expect(card(watching, 'Inscritos', name)).toBeVisible()

  // By hand: dragged on, and refused by the menu.
  await card(watching, 'Pré-selecionados', first).dragTo(column(watching, 'Apresentados'), {
    targetPosition: { x: 60, y: 90 },
  })
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
    await page.getByRole('menuitem', { name: 'Em teste' }).click()
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
    await expect(waiting.getByRole('article')).toHaveCount(10)
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
