import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { criteriaSetSchema, criteriaVersionSchema } from '@ribalta/domain/schemas/rhea/criteria'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { candidate } from '../support/castings.ts'
import { backend, call, PASSWORD, person } from '../support/functions/functions.ts'

/** An agent of this journey alone. */
function anAgent() {
  return person({ grants: ['AGENT'], status: 'published' })
}

async function setAt(page: Page) {
  const id = new URL(page.url()).searchParams.get('criterios') ?? ''
  const set = backend.db.doc(`rheaCriteria/${id}`)
  const versions = await set.collection('versions').orderBy('version').get()
  return {
    set: criteriaSetSchema.parse((await set.get()).data()),
    versions: versions.docs.map((stored) => criteriaVersionSchema.parse(stored.data())),
  }
}

test(
  'an agent builds a set of criteria, saves it twice, and archives it @phone',
  { tag: '@deep-phone' },
  async ({ page }) => {
    const agent = await anAgent()
    const name = `Papel ${randomBytes(4).toString('hex')}`
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto('/casting')
    await page.getByRole('link', { name: 'Critérios RHEA' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Critérios RHEA' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Novos critérios' }).click()

    // What is missing is said where it is missing.
    const save = page.getByRole('button', { name: 'Salvar versão' })
    await save.click()
    await expect(page.getByText('Adicione ao menos um critério.')).toBeVisible()
    await expect(page.getByLabel('Nome')).toBeFocused()
    await page.getByLabel('Nome').fill(name)

    // By keyboard: what is required.
    const add = page.getByRole('button', { name: 'Adicionar critério' })
    await add.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Adicionar critério' })
    await expect(dialog.getByLabel('Critério')).toBeFocused()
    await dialog.getByLabel('Critério').selectOption('Lugar (UF, cidade)')
    await dialog.getByRole('button', { name: 'Adicionar' }).press('Enter')
    await expect(dialog.getByLabel('UF')).toBeFocused()
    await expect(dialog.getByText('Escolha a UF.')).toBeVisible()
    await dialog.getByLabel('UF').selectOption('SP')
    await expectAccessible(page)
    await dialog.getByLabel('Cidade').press('Enter')
    const place = page.getByRole('group', { name: 'UF: SP' })
    await expect(place.getByRole('radio', { name: 'Desejável' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(place.getByRole('radio', { name: 'Obrigatório' })).toBeChecked()
    await expect(place.getByRole('slider', { name: 'Importância de UF: SP' })).toBeDisabled()
    await expect(place.getByText('Quem não atende fica de fora.')).toBeVisible()

    // By mouse: what is wished for.
    await add.click()
    // Each thing comes in once.
    await expect(dialog.getByRole('option', { name: 'Lugar (UF, cidade)' })).toHaveCount(0)
    await dialog.getByLabel('Critério').selectOption('Altura')
    await dialog.getByLabel('De').selectOption('1,80 m')
    await dialog.getByLabel('Até').selectOption('1,70 m')
    await dialog.getByRole('button', { name: 'Adicionar' }).click()
    const height = page.getByRole('slider', { name: 'Importância de Altura: 1,70 m a 1,80 m' })
    await expect(height).toHaveValue('5')
    await add.click()
    await dialog.getByLabel('Critério').selectOption('Escolhas anteriores')
    await dialog.getByRole('button', { name: 'Adicionar' }).click()
    const results = page.getByRole('group', { name: 'Escolhas anteriores' })
    await expect(results.getByText('Quem é novo ainda não tem histórico')).toBeVisible()
    await expect(results.getByRole('radio')).toHaveCount(0)
    await expect(results.getByRole('slider')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(results.getByRole('slider')).toHaveValue('6')

    // What was taken out can come back as it was.
    await results.getByRole('button', { name: 'Retirar' }).click()
    await expect(results).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Retirar: Altura/ })).toBeFocused()
    await page.getByRole('button', { name: 'Pôr de volta' }).click()
    await expect(results.getByRole('slider')).toBeFocused()
    await expect(results.getByRole('slider')).toHaveValue('6')
    await expectAccessible(page)

    await save.click()
    await expect(page.getByText('versão 1', { exact: true })).toBeVisible()
    await expect(page.getByText('Tudo salvo.')).toBeVisible()
    await expect(save).toBeFocused()

    // What is typed outlives a slip and a reload.
    await height.fill('9')
    await page.getByRole('link', { name: 'Todos os critérios' }).click()
    await page.getByRole('button', { name: 'Continuar editando' }).click()
    await page.reload()
    await expect(height).toHaveValue('9')
    await page.getByRole('button', { name: /^Mudar: Altura/ }).click()
    await page.getByRole('dialog').getByLabel('Até').selectOption('Qualquer')
    await page.getByRole('dialog').getByRole('button', { name: 'Mudar' }).click()
    await expect(page.getByRole('button', { name: 'Mudar: Altura: a partir de 1,70 m' })).toBeFocused()
    await save.click()
    await expect(page.getByText('versão 2', { exact: true })).toBeVisible()
    await page.getByText('Versões').click()
    const versions = page.getByRole('list', { name: 'Versões' })
    await expect(versions).toContainText('Altura: a partir de 1,70 m (desejável, importância 9)')
    await expect(versions).toContainText('Altura: 1,70 m a 1,80 m (desejável, importância 5)')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    const saved = await setAt(page)
    expect(saved.set).toMatchObject({ name, version: 2, isArchived: false })
    expect(saved.versions.map(({ criteria }) => criteria)).toEqual([
      [
        { kind: 'place', uf: 'SP', isRequired: true, importance: 5 },
        { kind: 'range', fact: 'heightCm', min: 170, max: 180, isRequired: false, importance: 5 },
        { kind: 'results', isRequired: false, importance: 6 },
      ],
      [
        { kind: 'place', uf: 'SP', isRequired: true, importance: 5 },
        { kind: 'range', fact: 'heightCm', min: 170, isRequired: false, importance: 9 },
        { kind: 'results', isRequired: false, importance: 6 },
      ],
    ])

    await page.getByRole('link', { name: 'Todos os critérios' }).click()
    // The lists of sets, and not that of the versions, which is there until the page has changed.
    const row = page
      .getByRole('list', { name: /^Critérios/ })
      .getByRole('listitem')
      .filter({ hasText: name })
    await expect(row).toContainText('1 obrigatório, 2 desejáveis · versão 2')
    await row.getByRole('button', { name: `Arquivar: ${name}` }).click()
    await expect(row).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Desfazer/ })
      .click()
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: `Arquivar: ${name}` }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('link', { name: 'Arquivados' }).click()
    await page.getByRole('button', { name: `Voltar a oferecer: ${name}` }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('link', { name: 'Critérios em uso' }).click()
    await expect(row).toBeVisible()
  },
)

test(
  'an agent drags an importance and sees who moves, and why somebody stands first @phone',
  { tag: '@deep-phone' },
  async ({ page }) => {
    const agent = await anAgent()
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto('/rhea-criteria?criterios=criterios-musical')
    const ranking = page.getByRole('list', { name: 'Prévia do ranking' })
    await expect(ranking.locator('> li')).toHaveCount(10)
    await expect(page.getByText(/^Todo o elenco: /)).toBeVisible()
    const reads: string[] = []
    page.on('request', (request) => {
      const asked = request.postData() ?? ''
      // The navigation counts what is new in the feed meanwhile.
      if (request.url().includes(':run') && asked.includes('"roster"')) reads.push(asked)
    })
    const order = () => ranking.getByRole('link').allTextContents()
    const before = await order()

    const dancing = page.getByRole('slider', { name: 'Importância de Jazz dance (básico)' })
    await dancing.scrollIntoViewIfNeeded()
    const box = await dancing.boundingBox()
    const track = box ?? { x: 0, y: 0, width: 0, height: 0 }
    const middle = track.y + track.height / 2
    await page.mouse.move(track.x + track.width / 3, middle)
    await page.mouse.down()
    await page.mouse.move(track.x + track.width - 2, middle, { steps: 8 })
    await page.mouse.up()
    await expect(dancing).toHaveValue('10')
    await expect.poll(order).not.toEqual(before)
    await expect(ranking.getByText(/^(subiu|desceu) \d+$|^entrou$/).first()).toBeAttached()
    await expect(page.getByText('Comparado a antes de você mexer em “Jazz dance (básico)”.')).toBeVisible()
    // Weighing reads nothing.
    expect(reads).toEqual([])
    await expectAccessible(page)

    const [first = ''] = await order()
    await ranking.getByText(`Por quê: ${first}`).click()
    const lines = ranking.getByRole('list', { name: `Pontos de ${first}` }).getByRole('listitem')
    await expect(lines).toHaveCount(7)
    const reasons = await lines.allTextContents()
    const points = reasons.map((line) => Number(/^[+−]?\d+/.exec(line)?.[0].replace('−', '-')))
    const [whole, ...parts] = [points.at(-1), ...points.slice(0, -1)]
    expect(parts.reduce((sum, each) => sum + each, 0)).toBe(whole)
    await dancing.focus()
    await page.keyboard.press('Home')
    await expect(dancing).toHaveValue('1')
    await page.keyboard.press('End')
    await expect.poll(async () => (await order())[0]).toBe(first)
  },
)

test('an artist is sent away from the criteria', { tag: '@deep' }, async ({ page }) => {
  const artist = await candidate()
  await beSignedIn(page, artist.email, PASSWORD)
  await page.goto('/rhea-criteria')
  await expect(page).toHaveURL('/')
})

test(
  'criteria that somebody else has saved meanwhile are said, and can be read',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of 409/)
    const [agent, other] = await Promise.all([anAgent(), anAgent()])
    const criteriaId = randomBytes(10).toString('hex')
    const write = (version: number, name: string) =>
      call(
        'saveRheaCriteria',
        {
          criteriaId,
          version,
          content: { name, criteria: [{ kind: 'video', isRequired: false, importance: 4 }] },
        },
        other.token,
      )
    await write(0, 'Primeiro papel')
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto(`/rhea-criteria?criterios=${criteriaId}`)
    await page.getByLabel('Nome').fill('Meu papel')
    await write(1, 'Segundo papel')
    await page.getByRole('button', { name: 'Salvar versão' }).click()
    await expect(page.getByRole('alert')).toContainText('Outra pessoa mudou estes critérios.')
    await page.getByRole('button', { name: 'Carregar a versão atual' }).click()
    await expect(page.getByLabel('Nome')).toHaveValue('Segundo papel')
    await expect(page.getByLabel('Nome')).toBeFocused()
    await expect(page.getByText('versão 2', { exact: true })).toBeVisible()
    await page.getByLabel('Nome').fill('Meu papel')
    await page.getByRole('button', { name: 'Salvar versão' }).click()
    await expect(page.getByText('versão 3', { exact: true })).toBeVisible()
  },
)
