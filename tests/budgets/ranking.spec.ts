import { MAX_KEPT } from '@ribalta/domain/schemas/rhea/run'
import { crowdOf, rosterOf } from '../../scripts/seed/people/roster.ts'
import { seedDay } from '../../scripts/seed/people/records.ts'
import { rosterDocument, writeDocuments, type Written } from '../../scripts/seed/writeDocuments.ts'
import { WAITS } from '../../scripts/lib/waits.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { readsBy } from '../support/browser/documentReads.ts'
import { expect, test } from '../support/browser/journey.ts'
import { followLongTasks, LONGEST_TASK, seesLongTasks } from '../support/browser/longTasks.ts'
import { backend } from '../support/functions/functions.ts'

const PEOPLE = 10_000
const DIRECTOR = { uid: 'demo-diretora', email: 'diretora@demo.local' }
const PORTIONS = '**/documents:runQuery*'
/** What the page reads besides: who was chosen of kept rankings, and whoever the navigation asks for. */
const BESIDE = 20

/** Everybody whom a ranking of the whole roster is of. */
async function countRoster(): Promise<number> {
  const listed = backend.db.collection('roster').where('facets.listed', '==', true)
  return (await listed.count().get()).data().count
}

test.describe('a ranking of ten thousand', { tag: '@deep' }, () => {
  let crowd: readonly Written[] = []
  test.beforeAll(async () => {
    test.setTimeout(WAITS.longJourney)
    const day = seedDay(new Date())
    crowd = Array.from(crowdOf(rosterOf(day), PEOPLE, day), ({ records }) => rosterDocument(records, day))
    await writeDocuments(backend.db, crowd)
  })
  // Others measure a roster of the usual size.
  test.afterAll(async () => {
    test.setTimeout(WAITS.longJourney)
    const writer = backend.db.bulkWriter()
    for (const [path] of crowd) void writer.delete(backend.db.doc(path))
    await writer.close()
  })

  test('reads each of them once, says how far it is, can be given up, and holds up no hand', async ({
    page,
  }) => {
    test.setTimeout(WAITS.longJourney)
    const people = await countRoster()
    expect(people).toBeGreaterThan(PEOPLE / 2)
    const longTasks = await followLongTasks(page)
    await beSignedIn(page, DIRECTOR.email)
    await page.goto('/rhea?criterios=criterios-musical')
    const begin = page.getByRole('button', { name: 'Calcular ranking' })
    await expect(begin).toBeEnabled()
    await expect(page.getByRole('list', { name: 'Guardados' })).toBeVisible()
    await seesLongTasks(page, longTasks)
    const held = async () => (await longTasks()).filter((duration) => duration > LONGEST_TASK)

    // From the third portion on the network is slow.
    let portions = 0
    await page.route(PORTIONS, async (route) => {
      portions += 1
      if (portions < 3) await route.continue()
    })
    const givenUp = await readsBy(DIRECTOR.uid, async () => {
      await begin.click()
      await expect(page.getByText(/^[\d.]+ pessoas lidas$/).last()).toBeVisible()
      await page.getByRole('button', { name: 'Cancelar' }).click()
      await expect(begin).toBeFocused()
    })
    expect(givenUp).toBeLessThan(people / 2)
    await page.unroute(PORTIONS)

    const ranking = page.getByRole('list', { name: 'Ranking', exact: true })
    const reads = await readsBy(DIRECTOR.uid, async () => {
      await begin.click()
      await expect(ranking.getByRole('link').first()).toBeVisible({ timeout: WAITS.longJourney })
    })
    expect(reads).toBeGreaterThanOrEqual(people)
    expect(reads).toBeLessThanOrEqual(people + BESIDE)

    // Asked for as plain as can be: looking for roles among so many elements takes a task of its own.
    const rows = page.locator('ol[aria-label="Ranking"] > li')
    const more = page.locator('main button', { hasText: 'Mostrar mais' })
    let shown = await rows.count()
    while (shown < MAX_KEPT) {
      const before = shown
      await more.press('Enter')
      await expect(rows).not.toHaveCount(before)
      shown = await rows.count()
    }
    expect(await held()).toEqual([])
    // The other version asks the same of the roster.
    const comparing = await readsBy(DIRECTOR.uid, async () => {
      await page.locator('main button', { hasText: 'Comparar versões' }).click()
      await page.locator('[role="dialog"] button[type="submit"]').click()
      await expect(page.locator('[aria-label="Comparação"]')).toBeAttached()
    })
    expect(comparing).toBeLessThanOrEqual(BESIDE)
  })
})
