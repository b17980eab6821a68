import { firstMark, isUnread, type MarkedLine } from '@ribalta/domain/feed/mark'
import { feedSchema } from '@ribalta/domain/schemas/feed/feed'
import { staffMarkSchema, toStaffMark } from '@ribalta/domain/schemas/feed/staffMark'
import type { Page } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { cut, restore } from '../support/browser/network.ts'
import { apply, candidate, openCasting } from '../support/castings.ts'
import { backend, call, PASSWORD, type Person, person } from '../support/functions/functions.ts'

const lines = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Novidades' }).getByRole('link').filter({ hasText: text })
const news = (page: Page) => page.getByRole('button', { name: /^(?:Mais de )?\d+ novidades?$/ })
const readAll = (page: Page) => page.getByRole('button', { name: 'Marcar tudo como lido' })

async function beAgent(page: Page): Promise<Person> {
  const agent = await person({ grants: ['AGENT'], status: 'published' })
  await beSignedIn(page, agent.email, PASSWORD)
  await page.goto('/feed')
  await expect(page.getByRole('list', { name: 'Novidades' })).toBeVisible()
  return agent
}

/** What is unread to somebody by their mark and the feed themselves; other journeys write to it meanwhile. */
async function unreadTo(reader: string): Promise<number> {
  const stored = await backend.db.doc(`staffMarks/${reader}`).get()
  const mark = stored.exists ? toStaffMark(staffMarkSchema.parse(stored.data())) : firstMark(new Date())
  const later = await backend.db.collection('feed').where('at', '>', mark.readUntil).get()
  const all = later.docs.map((item): MarkedLine => ({ ...feedSchema.parse(item.data()), id: item.id }))
  return all.filter((line) => isUnread(line, mark, reader)).length
}

/** What the link “Feed” says of itself. */
async function countShown(page: Page): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Principal' }).locator('a[href="/feed"]')
  const id = await link.getAttribute('aria-describedby')
  const described = page.locator(`[id="${id ?? ''}"]`)
  if ((await described.count()) === 0) return 0
  return Number.parseInt((await described.textContent()) ?? '', 10)
}

async function expectCountRight(page: Page, { uid }: Person): Promise<void> {
  await expect
    .poll(async () => {
      const before = await unreadTo(uid)
      const shown = await countShown(page)
      return before === (await unreadTo(uid)) ? shown - before : 'meanwhile something happened'
    })
    .toBe(0)
}

test(
  'an agent reads what happened as it happens, each act once, and the count goes down @phone',
  { tag: '@deep-phone' },
  async ({ page, allowedErrors }) => {
    // The candidates' photos are made up.
    allowedErrors.push(/status of 40[04]/)
    const agent = await beAgent(page)
    await readAll(page).click()
    await expectCountRight(page, agent)

    const mark = randomBytes(4).toString('hex')
    const ana = await candidate({ artisticName: `Ana ${mark}` })
    const bia = await candidate({ artisticName: `Bia ${mark}` })
    const { castingId, casting } = await openCasting(agent)
    for (const artist of [ana, bia]) await apply(artist, castingId)
    await call('updateProfile', { profileId: ana.uid, confirmLook: true }, ana.token)
    await call('updateProfile', { profileId: bia.uid, city: 'Santos' }, agent.token)

    // News wait to be asked for.
    await expect.poll(async () => Number(/\d+/.exec(await news(page).innerText())?.[0])).toBeGreaterThan(3)
    await expect(lines(page, mark)).toHaveCount(0)
    await news(page).click()
    const look = lines(page, `Ana ${mark} confirmou que o look continua igual`)
    const own = lines(page, `Você mudou o perfil de Bia ${mark}`)
    const applications = lines(page, `2 inscrições em ${casting.title}`)
    for (const line of [own, look, applications]) await expect(line).toHaveCount(1)
    await expect(look).toContainText('Não lida')
    // What they did themselves is no news to them.
    await expect(own).not.toContainText('Não lida')
    await expectCountRight(page, agent)
    await expectAccessible(page)

    // Each line of those that belong together by itself; it leads to what it is about.
    await page
      .getByRole('listitem')
      .filter({ hasText: `2 inscrições em ${casting.title}` })
      .getByRole('button', { name: 'Ver as 2' })
      .click()
    await lines(page, `Bia ${mark} se inscreveu em ${casting.title}`).click()
    await expect(page).toHaveURL(`/casting?casting=${castingId}`)
    await expectCountRight(page, agent)
    await page.goBack()
    await look.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/details/${ana.uid}`)
    await expectCountRight(page, agent)
    await page.goBack()
    await expect(look).not.toContainText('Não lida')

    await page.getByLabel('Tipo').selectOption('Inscrições')
    await expect(look).toHaveCount(0)
    await expect(applications).toContainText('Não lida')
    await page.reload()
    await expect(applications).toContainText('Não lida')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await readAll(page).click()
    await expect(applications).not.toContainText('Não lida')
    await expectCountRight(page, agent)
    await page.reload()
    await expect(applications).toBeVisible()
    await expect(applications).not.toContainText('Não lida')
  },
)

test(
  'without a connection nothing is said read that is not',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of 40[04]/)
    const agent = await beAgent(page)
    const ana = await candidate()
    await call('updateProfile', { profileId: ana.uid, confirmLook: true }, ana.token)
    await news(page).click()
    const look = lines(page, `${ana.profile.artisticName} confirmou`)
    await expect(look).toContainText('Não lida')
    await cut(page)
    await readAll(page).click()
    await expect(page.getByText('O feed não foi marcado como lido')).toBeVisible()
    await expect(look).toContainText('Não lida')
    await restore(page)
    await readAll(page).click()
    await expect(look).not.toContainText('Não lida')
    await expectCountRight(page, agent)
  },
)
