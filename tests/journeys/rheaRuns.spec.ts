import { randomBytes } from 'node:crypto'
import { rheaRunSchema } from '@ribalta/domain/schemas/rhea/run'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { moveCandidates, openCasting } from '../support/castings.ts'
import { backend, call, PASSWORD, type Person, person } from '../support/functions/functions.ts'
import { seatPeople } from '../support/seatedPeople.ts'

/** More than the first ten. */
const CANDIDATES = 14

function aDirector(): Promise<Person> {
  return person({ grants: ['AGENT', 'DIRECTOR'], status: 'published' })
}

/** A set of criteria of this journey alone. */
async function criteriaOf(director: Person): Promise<{ criteriaId: string; name: string }> {
  const criteriaId = randomBytes(12).toString('hex')
  const name = `Papel ${randomBytes(4).toString('hex')}`
  const criteria = [
    { kind: 'video', importance: 6, isRequired: false },
    { kind: 'freshness', importance: 9, isRequired: false },
  ]
  const { error } = await call(
    'saveRheaCriteria',
    { criteriaId, version: 0, content: { name, criteria } },
    director.token,
  )
  expect(error).toBeUndefined()
  return { criteriaId, name }
}

test(
  'a director ranks candidates without names, opens who is who, and sees how many of those approved came first @phone',
  { tag: '@deep-phone' },
  async ({ page }) => {
    const director = await aDirector()
    const casting = await openCasting(director)
    const { castingId } = casting
    const people = await seatPeople(casting, CANDIDATES)
    const { criteriaId, name } = await criteriaOf(director)
    await beSignedIn(page, director.email, PASSWORD)
    await page.goto(`/rhea?criterios=${criteriaId}&casting=${castingId}`)
    await expect(page.getByLabel('Critérios', { exact: true })).toHaveValue(criteriaId)
    await expect(page.getByLabel('Candidatos')).toHaveValue(castingId)
    await page.getByRole('switch', { name: 'Modo anônimo' }).check()
    const answering = page.waitForResponse(
      (response) =>
        response.url().includes('heavyCommand') &&
        response.request().postData()?.includes('rankArtists') === true,
    )
    await page.getByRole('button', { name: 'Calcular ranking' }).click()
    const answer = await (await answering).text()
    const ranking = page.getByRole('list', { name: 'Ranking', exact: true })
    const places = ranking.locator('> li')
    await expect(places).toHaveCount(CANDIDATES)
    await expect(places.first()).toContainText('Pessoa 1')
    await ranking.getByText('Por quê: Pessoa 1', { exact: true }).click()
    await expect(ranking.getByRole('list', { name: 'Pontos de Pessoa 1', exact: true })).toContainText(
      '50 de partida',
    )
    await expect(page.getByRole('table', { name: 'Gênero' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Idade cênica' })).toBeVisible()
    await expectAccessible(page)

    // Nobody can be told from it, neither on the page nor in what came.
    const shown = await page.getByRole('main').innerHTML()
    const known = people.flatMap((someone) => [someone.name, someone.uid])
    expect(known.filter((word) => shown.includes(word))).toEqual([])
    expect(known.filter((word) => answer.includes(word))).toEqual([])
    await expect(ranking.getByRole('img')).toHaveCount(0)

    await page.getByRole('button', { name: 'Ver quem é quem' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ver quem é quem?' })
    await expectAccessible(page)
    await dialog.getByRole('link', { name: 'Ver os nomes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${name}, versão 1` })).toBeVisible()
    await expect(page.getByText('Anônimo', { exact: true })).toBeVisible()
    await expect(page.getByText('Ainda sem aprovados.')).toBeVisible()
    await expect(ranking.getByRole('link')).toHaveCount(CANDIDATES)
    const names = await ranking.getByRole('link').allTextContents()
    expect(names.toSorted()).toEqual(people.map((someone) => someone.name).toSorted())
    await expectAccessible(page)

    // One of the first ten is approved on the board, and the last of all besides.
    await page.getByRole('link', { name: 'Abrir a mesa do casting' }).click()
    const waiting = page.getByRole('region', { name: 'Inscritos' }).getByRole('article')
    await expect(waiting.nth(6)).toBeVisible()
    const amongFirst = async () => {
      const onBoard = await waiting.getByRole('link').allTextContents()
      return names.slice(0, 10).filter((each) => onBoard.includes(each))
    }
    await expect.poll(amongFirst).not.toEqual([])
    const [favourite = ''] = await amongFirst()
    await page.getByRole('button', { name: `Mover ${favourite}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Aprovados', exact: true }).click()
    await expect(
      page.getByRole('region', { name: 'Aprovados', exact: true }).getByRole('article', { name: favourite }),
    ).toBeVisible()
    await page.goBack()
    await expect(page.getByText('1 de 1 escolhido estava entre os dez primeiros.')).toBeVisible()
    const runId = new URL(page.url()).searchParams.get('ranking') ?? ''
    const run = rheaRunSchema.parse((await backend.db.doc(`rheaRuns/${runId}`).get()).data())
    const last = Object.entries(run.first).find(([, { place }]) => place === CANDIDATES)?.[0] ?? ''
    const results = await moveCandidates(director, castingId, [
      { artistId: last, from: 'submitted', to: 'selected' },
    ])
    expect(results.map(({ outcome }) => outcome)).toEqual(['done'])

    await page.reload()
    await expect(page.getByText('1 de 2 escolhidos estava entre os dez primeiros.')).toBeVisible()
    await expect(page.getByText(`Fora dos dez: ${names.at(-1) ?? ''} (14º lugar).`)).toBeVisible()
    await expect(places.nth(names.indexOf(favourite))).toContainText('Com aprovação')
    await expect(ranking.getByText('Com aprovação')).toHaveCount(2)

    // From there people go on: marked, as on every list.
    await places.first().getByRole('checkbox').check()
    await expect(page.getByRole('toolbar', { name: 'Ações com os marcados' })).toContainText('1 marcado')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Rankings', exact: true }).click()
    const kept = page.getByRole('list', { name: 'Guardados' }).getByRole('listitem').filter({ hasText: name })
    await expect(kept).toContainText(casting.casting.title)
    await expect(kept).toContainText('Anônimo')
    await expect(kept).toContainText('1 de 2 escolhidos estava entre os dez primeiros')
    await expect(page.getByText(/^Nos castings decididos, \d+ de \d+ escolhidos estava/)).toBeVisible()
    await expectAccessible(page)
  },
)

test('a director keeps a named ranking and finds it again', { tag: '@deep' }, async ({ page }) => {
  const director = await aDirector()
  const { criteriaId, name } = await criteriaOf(director)
  await beSignedIn(page, director.email, PASSWORD)
  await page.goto(`/rhea?criterios=${criteriaId}`)
  await expect(page.getByLabel('Critérios', { exact: true })).toHaveValue(criteriaId)
  await page.getByRole('button', { name: 'Calcular ranking' }).click()
  await page.getByRole('button', { name: 'Guardar ranking' }).click()
  await expect(page.getByText('Ranking guardado.')).toBeVisible()
  await expectAccessible(page)
  const kept = page.getByRole('list', { name: 'Guardados' }).getByRole('listitem').filter({ hasText: name })
  await expect(kept).toContainText('Todo o elenco')
  await page.getByRole('link', { name: 'Ver o ranking guardado' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name}, versão 1` })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Ranking', exact: true }).locator('> li')).toHaveCount(100)
  await page.getByRole('link', { name: 'Calcular de novo com estes critérios' }).click()
  await expect(page).toHaveURL(`/rhea?criterios=${criteriaId}`)
})

test('a ranking that does not exist says so, with the way back', { tag: '@deep' }, async ({ page }) => {
  const director = await aDirector()
  await beSignedIn(page, director.email, PASSWORD)
  await page.goto('/rhea?ranking=nenhum-ranking-deste-nome')
  await expect(page.getByRole('heading', { name: 'Este ranking não existe' })).toBeVisible()
  await page.getByRole('link', { name: 'Rankings', exact: true }).click()
  await expect(page).toHaveURL('/rhea')
})
