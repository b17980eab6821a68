import { randomBytes } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { enterRoom, linkTo } from '../support/browser/enterRoom.ts'
import { expectLoaded } from '../support/browser/expectLoaded.ts'
import { expect, test } from '../support/browser/journey.ts'
import { profileOf } from '../support/functions/functions.ts'
import { proposalOf } from '../support/proposals.ts'

/** Of the seed: nobody else answers it, and whoever comes after finds a client more. */
const SHOWN = { id: 'proposta-cafe-da-manha', key: 'demonstracao-cafe-da-manha' }

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Suas respostas' })
const artist = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

async function choose(part: Locator, answer: string): Promise<void> {
  await part.getByRole('radiogroup', { name: 'Sua resposta' }).getByRole('radio', { name: answer }).check()
}

async function press(within: Page | Locator, name: string): Promise<void> {
  await within.getByRole('button', { name, exact: true }).click()
}

/** Whom a client sees there, by role. */
async function shownPeople(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { items } = await proposalOf(SHOWN.id)
  const shown = await Promise.all(
    items
      .filter(({ consent }) => consent?.answer !== 'left')
      .map(async ({ artistId, role }) => ({ role, name: (await profileOf(artistId))?.artisticName ?? '' })),
  )
  const groups = Map.groupBy(shown, ({ role }) => role)
  return new Map([...groups].map(([role, people]) => [role, people.map(({ name }) => name)]))
}

test('a client enters by the link, looks, answers, sends, comes back another day and changes one; an agent finds just that', async ({
  page,
  browser,
}) => {
  const people = await shownPeople()
  const [wanted, second, third] = people.get('Mãe') ?? []
  if (wanted === undefined || second === undefined || third === undefined) throw new Error('Too few mothers')
  const all = [...people.values()].flat()
  const client = `Lúcia ${randomBytes(3).toString('hex')}`
  const { title } = await proposalOf(SHOWN.id)

  await enterRoom(page, SHOWN, client)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(`Você responde como ${client}.`)).toBeVisible()
  await expect(bar(page)).toContainText(`0 de ${String(all.length)} respondidos`)

  // They go through the people, one of them from near, and watch a video.
  for (const name of all) await expectLoaded(artist(page, name).locator('img').first())
  await page.getByRole('button', { name: /pular para um nome$/ }).click()
  await page.getByRole('navigation', { name: 'Pular para' }).getByRole('button', { name: second }).click()
  await expect(page.getByRole('heading', { name: second })).toBeFocused()
  await artist(page, second)
    .getByRole('button', { name: /^Ampliar foto 1/ })
    .click()
  const photo = page.getByRole('img', { name: `${second}, foto 1` })
  await expect(photo).toBeVisible()
  // On a phone, Back closes what lies over the page.
  await page.goBack()
  await expect(photo).toBeHidden()
  await page
    .getByRole('button', { name: /^Ver vídeo/ })
    .first()
    .click()
  const video = page.locator('video')
  await expect
    .poll(() => video.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0)))
    .toBeGreaterThan(0)

  await choose(artist(page, wanted), 'Sim')
  await press(artist(page, wanted), '1ª opção')
  await artist(page, wanted).getByLabel('Comentário').fill('Tem o silêncio da cena.')
  await choose(artist(page, second), 'Talvez')
  await press(page, 'Comparar')
  const compared = page.getByRole('dialog', { name: 'Comparar' })
  await expect(compared.getByRole('article')).toHaveCount(2)
  await press(compared, 'Todos')
  await choose(compared.getByRole('article', { name: third }), 'Não')
  await page.goBack()
  await expect(compared).toBeHidden()
  await expect(bar(page)).toContainText(`3 de ${String(all.length)} respondidos`)
  await press(page, 'Enviar respostas')
  const question = page.getByRole('dialog')
  await expect(question).toHaveAccessibleName(`Faltam ${String(all.length - 3)} artistas`)
  await press(question, 'Enviar assim mesmo')
  await expect(bar(page)).toContainText('Respostas enviadas')

  // Another visit: nobody asks who they are, and what they said stands there.
  await page.goto('about:blank')
  await page.goto(linkTo(SHOWN))
  await expect(page.getByText(`Suas respostas foram enviadas. Obrigado, ${client}.`)).toBeVisible()
  await expect(artist(page, wanted).getByText('Sim, 1ª opção')).toBeVisible()
  await expect(artist(page, wanted).getByText('Tem o silêncio da cena.')).toBeVisible()
  await expect(artist(page, second).getByText('Talvez')).toBeVisible()
  await expect(artist(page, third).getByText('Não', { exact: true })).toBeVisible()
  await press(page, 'Mudar respostas')
  await choose(artist(page, second), 'Sim')
  await press(artist(page, second), '2ª opção')
  await press(page, 'Enviar respostas')
  await press(question, 'Enviar assim mesmo')
  await expect(bar(page)).toContainText('Respostas enviadas')

  // An agent reads of it in the feed, which leads to the answers.
  const desk = await (await browser.newContext()).newPage()
  await beSignedIn(desk, 'agente@demo.local')
  await desk.goto('/')
  await desk
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Feed', exact: true })
    .click()
  await desk
    .getByRole('list', { name: 'Novidades' })
    .getByRole('link', { name: new RegExp(`respond(?:eu|eram) à proposta ${title}`) })
    .first()
    .click()
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const header = desk.getByRole('columnheader').filter({ hasText: client })
  await expect(header).toContainText('enviou')
  const column = await header.evaluate((cell) => (cell instanceof HTMLTableCellElement ? cell.cellIndex : 0))
  const cellOf = (name: string): Locator =>
    desk
      .getByRole('row')
      .filter({ has: desk.getByRole('link', { name, exact: true }) })
      .getByRole('cell')
      .nth(column - 1)
  await expect(cellOf(wanted)).toHaveText('Sim1ª opçãoTem o silêncio da cena.')
  await expect(cellOf(second)).toHaveText('Sim2ª opção')
  await expect(cellOf(third)).toHaveText('Não')
  for (const name of all.filter((each) => ![wanted, second, third].includes(each)))
    await expect(cellOf(name)).toHaveText('—sem resposta')
  await desk.context().close()
})
