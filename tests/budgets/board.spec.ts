import type { Page } from '@playwright/test'
import { MAX_CASTING_ROLES } from '@ribalta/domain/castings/casting'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { CANDIDATE_STATUS_LABELS } from '@ribalta/domain/castings/candidateStatus'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, test } from '../support/browser/journey.ts'
import { followLongTasks, LONGEST_TASK, seesLongTasks } from '../support/browser/longTasks.ts'
import { readsBy } from '../support/browser/documentReads.ts'
import { seatPeople, type Seated } from '../support/seatedPeople.ts'
import { castingInput, openCasting } from '../support/castings.ts'
import { backend, person } from '../support/functions/functions.ts'

const APPLICATIONS = 500
const COLUMNS = ['submitted', 'shortlisted', 'testing', 'proposed', 'selected', 'declined'] as const

/** An open casting for which five hundred people applied, with as many roles as one can have. */
async function fullCasting(): Promise<{ readonly castingId: string; readonly people: readonly Seated[] }> {
  const agent = await person({ grants: ['AGENT'] })
  const [role] = castingInput().roles
  if (role === undefined) throw new Error('A casting has a role')
  const roles = Array.from({ length: MAX_CASTING_ROLES }, (_, order) => ({
    id: `papel-${String(order)}`,
    role: { ...role.role, title: `Papel ${String(order)}`, order },
  }))
  const casting = await openCasting(agent, { roles })
  return { castingId: casting.castingId, people: await seatPeople(casting, APPLICATIONS) }
}

/** More in every column than it shows at first. */
async function spread(castingId: string, people: readonly Seated[]): Promise<void> {
  const batch = backend.db.batch()
  for (const [index, status] of COLUMNS.slice(1).entries()) {
    for (const { uid } of people.slice(index * 12, (index + 1) * 12))
      batch.update(backend.db.doc(`castings/${castingId}/board/${uid}_papel-0`), { status })
  }
  await batch.commit()
}

/** What a column shows at first, and then again each time it is read on. */
const PAGE = 7

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const CHANGES_A_SECOND = 10
const SECONDS = 5

/** Somebody else moves people of the first role, as many a second; resolves once they have. */
async function moveMany(castingId: string, people: readonly Seated[]): Promise<void> {
  const began = Date.now()
  for (let turn = 0; turn < SECONDS * CHANGES_A_SECOND; turn += 1) {
    const uid = people[turn % 20]?.uid ?? ''
    const status = turn % 40 < 20 ? 'shortlisted' : 'submitted'
    const at = Timestamp.now()
    await backend.db.doc(`castings/${castingId}/board/${uid}_papel-0`).update({ status, updatedAt: at })
    const due = began + ((turn + 1) * 1000) / CHANGES_A_SECOND
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - Date.now())))
  }
}

test.describe('a board of five hundred', { tag: '@deep' }, () => {
  test('reads at most 150 documents at first, and then by column', async ({ page }) => {
    const { castingId, people } = await fullCasting()
    await spread(castingId, people)
    await beSignedIn(page, 'agente@demo.local')
    await page.goto('/casting')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const reads = await readsBy('demo-agente', async () => {
      await page.goto(`/casting?casting=${castingId}`)
      await expect(column(page, 'Inscritos')).toContainText(String(APPLICATIONS - 5 * 12))
      for (const name of COLUMNS.map((status) => CANDIDATE_STATUS_LABELS[status])) {
        await expect(column(page, name).getByRole('article')).toHaveCount(PAGE)
        await expect(
          column(page, name)
            .getByText(/^\d+ a \d+ anos/)
            .first(),
        ).toBeVisible()
      }
      await expect(page.getByText(/^Personage(m|ns) completos?:/)).toBeVisible()
    })
    expect(reads).toBeGreaterThan(20)
    expect(reads).toBeLessThanOrEqual(150)
    const more = await readsBy('demo-agente', async () => {
      await column(page, 'Inscritos').getByRole('button', { name: 'Carregar mais' }).scrollIntoViewIfNeeded()
      await expect(column(page, 'Inscritos').getByRole('article')).toHaveCount(2 * PAGE)
    })
    expect(more).toBeLessThanOrEqual(2 * PAGE + 2)
  })

  test('holds up no hand: dragging, and ten changes a second by somebody else', async ({ page }) => {
    const { castingId, people } = await fullCasting()
    const longTasks = await followLongTasks(page)
    await beSignedIn(page, 'agente@demo.local')
    await page.goto(`/casting?casting=${castingId}`)
    const cards = column(page, 'Inscritos').getByRole('article')
    await expect(cards).toHaveCount(PAGE)
    for (let count = 2 * PAGE; count <= 200; count += PAGE) {
      await column(page, 'Inscritos').getByRole('button', { name: 'Carregar mais' }).scrollIntoViewIfNeeded()
      await expect(cards).toHaveCount(count)
    }
    await cards.first().scrollIntoViewIfNeeded()
    await seesLongTasks(page, longTasks)
    // A column that opens no dialog: what is measured is the hand.
    const target = column(page, 'Não aprovados')
    await cards.nth(1).hover()
    await page.mouse.down()
    const { x = 0, y = 0 } = (await target.boundingBox()) ?? {}
    const changing = moveMany(castingId, people)
    for (let step = 0; step < 60; step += 1)
      await page.mouse.move(x - 400 + step * 8, y + 120 + (step % 9) * 10)
    await page.mouse.up()
    await expect(target.getByRole('article')).toHaveCount(1)
    await changing
    expect((await longTasks()).filter((duration) => duration > LONGEST_TASK)).toEqual([])
  })
})
