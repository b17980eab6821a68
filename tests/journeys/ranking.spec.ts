import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { rank } from '@ribalta/domain/rhea/score'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { type RosterEntry, rosterSchema } from '@ribalta/domain/schemas/roster/roster'
import Papa from 'papaparse'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { holdRoute } from '../support/browser/holdRoute.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { routeOnce } from '../support/browser/routeOnce.ts'
import { openCasting } from '../support/castings.ts'
import { backend, call, PASSWORD, type Person, person } from '../support/functions/functions.ts'
import { seatPeople } from '../support/seatedPeople.ts'

const wished = { isRequired: false } as const
const HEIGHT = { kind: 'range', fact: 'heightCm', min: 170, max: 180, ...wished } as const
const ENGLISH: Criterion = { kind: 'language', language: 'Inglês', importance: 4, ...wished }
const IN_SP: Criterion = { kind: 'place', uf: 'SP', importance: 7, ...wished }
/** What a set asks at each of its versions. */
const VERSIONS: readonly (readonly Criterion[])[] = [
  [{ ...HEIGHT, importance: 6 }, ENGLISH],
  [{ ...HEIGHT, importance: 10 }, IN_SP],
]

/** A director with a casting that has candidates, and with a set of criteria that has two versions; of this journey alone. */
async function aDesk(candidates: number) {
  const director = await person({ grants: ['AGENT', 'DIRECTOR'], status: 'published' })
  const casting = await openCasting(director)
  const people = await seatPeople(casting, candidates)
  const criteriaId = randomBytes(10).toString('hex')
  await saveVersions(director, criteriaId)
  return { director, casting, people, criteriaId }
}

async function saveVersions({ token }: Person, criteriaId: string): Promise<void> {
  for (const [version, criteria] of VERSIONS.entries()) {
    const content = { name: `Papel ${criteriaId.slice(0, 6)}`, criteria }
    const { error } = await call('saveRheaCriteria', { criteriaId, version, content }, token)
    if (error !== undefined) throw new Error(`The criteria were refused: ${error.status}`)
  }
}

/** The same people as the domain ranks them by a version. */
async function rankedByDomain(people: readonly { readonly uid: string }[], version: number) {
  const found = await Promise.all(
    people.map(({ uid }) => backend.db.collection('roster').where('uid', '==', uid).get()),
  )
  const entries = found.flatMap(({ docs }) => docs.map((stored) => rosterSchema.parse(stored.data())))
  return rank(entries, VERSIONS[version - 1] ?? [], new Date(), ({ uid }: RosterEntry) => uid)
}

const ranking = (page: Page) => page.getByRole('list', { name: 'Ranking', exact: true })
const rankButton = (page: Page) => page.getByRole('button', { name: 'Calcular ranking' })

test(
  'a director ranks a casting’s candidates, sees why, compares versions and goes on with the first @phone',
  { tag: '@deep-phone' },
  async ({ page }) => {
    const { director, casting, people, criteriaId } = await aDesk(12)
    await beSignedIn(page, director.email, PASSWORD)
    await page.goto(`/casting?casting=${casting.castingId}`)
    await page.getByRole('main').getByRole('link', { name: 'Ranking', exact: true }).click()
    await expect(page.getByLabel('Candidatos')).toHaveValue(casting.castingId)
    await page.getByLabel('Critérios').selectOption(criteriaId)
    await expect(page.getByText('Obrigatórios: nenhum')).toBeVisible()
    await expect(page.getByText('Desejáveis: Altura: 1,70 m a 1,80 m · UF: SP')).toBeVisible()
    await rankButton(page).click()

    const expected = await rankedByDomain(people, 2)
    const names = expected.map(({ person: { artisticName } }) => artisticName)
    await expect(ranking(page).getByRole('link')).toHaveText(names)
    await expect(page.getByRole('heading', { name: 'Todos os candidatos: 12 pessoas' })).toBeVisible()
    await expect(rankButton(page)).toBeFocused()
    await expectAccessible(page)

    // Why somebody stands there.
    const [first = ''] = names
    await ranking(page).getByText(`Por quê: ${first}`).click()
    const reasons = ranking(page)
      .getByRole('list', { name: `Pontos de ${first}` })
      .getByRole('listitem')
    await expect(reasons).toHaveCount(4)
    await expect(reasons.last()).toContainText(`${String(expected[0]?.score.points)} ao todo`)

    // Against what the set asked before.
    await page.getByRole('button', { name: 'Comparar versões' }).click()
    const dialog = page.getByRole('dialog', { name: 'Comparar versões' })
    await expect(dialog.getByLabel('Comparar com').getByRole('option')).toHaveText([/^Versão 1 · /])
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Comparar' }).click()
    const comparison = page.getByRole('region', { name: 'Comparação' })
    await expect(comparison.getByRole('listitem')).toHaveText([
      'Altura: 1,70 m a 1,80 m: importância de 6 para 10',
      'UF: SP: entrou (desejável, importância 7)',
      'Idioma: Inglês: saiu',
    ])
    await expect(
      ranking(page)
        .getByText(/^(subiu|desceu) \d+$/)
        .first(),
    ).toBeAttached()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await comparison.getByRole('button', { name: 'Encerrar comparação' }).click()
    await expect(comparison).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Comparar versões' })).toBeFocused()

    // The ranking is still there after somebody's details, and so is what was chosen after a reload.
    await ranking(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/details\//)
    await page.goBack()
    await expect(ranking(page).getByRole('link')).toHaveText(names)

    await ranking(page).getByRole('checkbox').nth(0).check()
    await ranking(page).getByRole('checkbox').nth(2).check()
    await page.getByRole('button', { name: 'Adicionar a uma lista' }).click()
    const lists = page.getByRole('dialog', { name: 'Adicionar a uma lista' })
    await lists.getByLabel('Nome da nova lista').fill('Segunda rodada')
    await lists.getByRole('button', { name: 'Criar e adicionar' }).click()
    await expect(page.getByText('2 pessoas em “Segunda rodada”', { exact: true })).toBeVisible()

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^ranking-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    const [head = [], ...rows] = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
      skipEmptyLines: true,
    }).data
    expect(head).toEqual([
      'Lugar',
      'Nome',
      'Pontos',
      'Cidade',
      'UF',
      'Altura: 1,70 m a 1,80 m: pontos',
      'Altura: 1,70 m a 1,80 m',
      'UF: SP: pontos',
      'UF: SP',
    ])
    expect(rows.map(([place, name, points]) => [place, name, points])).toEqual(
      expected.map(({ person: { artisticName }, score }, index) => [
        String(index + 1),
        artisticName,
        String(score.points),
      ]),
    )

    await page.reload()
    await expect(page.getByLabel('Critérios')).toHaveValue(criteriaId)
    await expect(page.getByLabel('Candidatos')).toHaveValue(casting.castingId)
  },
)

test(
  'a ranking that takes its time is cancelled, and one that failed is tried again',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of 503/)
    const { director, casting, criteriaId } = await aDesk(3)
    const reads = `**/castings/${casting.castingId}:runQuery`
    await beSignedIn(page, director.email, PASSWORD)
    await page.goto(`/rhea?criterios=${criteriaId}&casting=${casting.castingId}`)
    const release = await holdRoute(page, reads)
    await rankButton(page).press('Enter')
    await expect(page.getByText('Lendo quem pode entrar no ranking…').last()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancelar' }).press('Enter')
    await expect(rankButton(page)).toBeFocused()
    await expect(page.getByRole('button', { name: 'Cancelar' })).toHaveCount(0)
    release()

    await routeOnce(page, reads, (route) =>
      route.fulfill({ status: 503, json: { error: { status: 'UNAVAILABLE', message: 'later' } } }),
    )
    await rankButton(page).press('Enter')
    await expect(page.getByRole('alert')).toContainText('O ranking não foi calculado.')
    await expect(ranking(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Tentar novamente' }).press('Enter')
    await expect(ranking(page).getByRole('link')).toHaveCount(3)
    await expect(page.getByRole('alert')).toHaveCount(0)

    // By keyboard, from row to row.
    await ranking(page).getByRole('link').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('x')
    await expect(ranking(page).getByRole('checkbox').nth(1)).toBeChecked()
  },
)

test('an agent who is no director is sent away from the rankings', { tag: '@deep' }, async ({ page }) => {
  await beSignedIn(page, 'agente@demo.local')
  await page.goto('/rhea')
  await expect(page).toHaveURL('/acesso-negado')
  await page.goto('/rhea-criteria')
  await expect(page.getByRole('button', { name: 'Novos critérios' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Ranking', exact: true })).toHaveCount(0)
})

test(
  'a ranking without names is given up, made, and held against another version',
  { tag: '@deep' },
  async ({ page }) => {
    const { director, casting, people, criteriaId } = await aDesk(3)
    await beSignedIn(page, director.email, PASSWORD)
    await page.goto(`/rhea?criterios=${criteriaId}&casting=${casting.castingId}`)
    await page.getByRole('switch', { name: 'Modo anônimo' }).check()
    await expect(page).toHaveURL(/anonimo=1/)
    const release = await holdRoute(page, '**/heavyCommand')
    await rankButton(page).press('Enter')
    await page.getByRole('button', { name: 'Cancelar' }).press('Enter')
    await expect(rankButton(page)).toBeFocused()
    await expect(page.getByText('Você parou de esperar.')).toBeVisible()
    release()

    await rankButton(page).press('Enter')
    await expect(ranking(page).getByText(/^Pessoa \d$/)).toHaveText(['Pessoa 1', 'Pessoa 2', 'Pessoa 3'])
    await page.getByRole('button', { name: 'Comparar versões' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Comparar' }).click()
    const comparison = page.getByRole('region', { name: 'Comparação' })
    await expect(comparison).toContainText('Da versão 1 para a versão 2')
    await expect(page.getByText('As setas comparam com a versão 1.')).toBeVisible()
    for (const { name } of people) await expect(page.getByText(name)).toHaveCount(0)
    await expectAccessible(page)
    await comparison.getByRole('button', { name: 'Encerrar comparação' }).click()
    await expect(comparison).toHaveCount(0)
    await expect(ranking(page).getByText(/^Pessoa \d$/)).toHaveCount(3)
  },
)
