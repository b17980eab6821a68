import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Answer } from '@ribalta/domain/proposals/answers'
import type { AnswerProposalInput, Reviewer } from '@ribalta/domain/schemas/proposals/answers'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { candidateOf, openCasting } from '../support/castings.ts'
import { backend, call, PASSWORD, person, type Person } from '../support/functions/functions.ts'
import {
  answerRoom,
  askRoom,
  type MadeProposal,
  makeProposal,
  openedRoom,
  presentedItem,
  proposalOf,
  reviewer,
} from '../support/proposals.ts'

type Said = AnswerProposalInput['choices'][number]

const says = ({ uid }: Person, answer: Answer, more: Partial<Said> = {}): Said => ({
  artistId: uid,
  answer,
  comment: '',
  ...more,
})

/** Somebody enters by the link and sends what they say. */
async function sends(made: MadeProposal, as: Reviewer, choices: readonly Said[]): Promise<void> {
  await openedRoom(made, as)
  expect((await answerRoom(made, as, [...choices], 'send')).error).toBeUndefined()
}

const artist = () => person({ status: 'published' })

async function beAgent(page: Page): Promise<Person> {
  const agent = await person({ grants: ['AGENT'], status: 'published' })
  await beSignedIn(page, agent.email, PASSWORD)
  return agent
}

/** A proposal of a casting of this agent, with these people in it and on the board. */
async function presentedFrom(agent: Person, people: readonly Person[], others: readonly Person[] = []) {
  const { castingId } = await openCasting(agent)
  const profileIds = people.map(({ uid }) => uid)
  const put = await call('addToRole', { castingId, roleId: 'vizinha', profileIds }, agent.token)
  expect(put.error).toBeUndefined()
  const items = [
    ...people.map((each) => presentedItem(each, { roleId: 'vizinha', role: 'Vizinha' })),
    ...others.map((each) => presentedItem(each)),
  ]
  const made = await makeProposal(items, { castingId, title: `Vizinhos ${castingId}` })
  return { castingId, made, title: `Vizinhos ${castingId}` }
}

const deskOf = ({ id }: MadeProposal, part = '') => `/proposals-admin?proposta=${id}${part}`
const cell = (page: Page, { profile }: Person, column: number) =>
  page.getByRole('row').filter({ hasText: profile.artisticName }).getByRole('cell').nth(column)

test('what clients say arrives as they say it, goes out as a file, and whoever is wanted goes to the board', async ({
  page,
}) => {
  const agent = await beAgent(page)
  const [ana, bia, caio] = [await artist(), await artist(), await artist()]
  const { castingId, made, title } = await presentedFrom(agent, [ana, bia], [caio])
  await page.goto(deskOf(made, '#respostas'))
  await expect(page.getByRole('heading', { name: 'Ninguém abriu ainda' })).toBeVisible()
  await expectAccessible(page)

  const [lia, another] = [reviewer('Lia'), reviewer('lia')]
  await openedRoom(made, lia)
  await expect(page.getByRole('heading', { name: 'Nenhuma resposta ainda' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Quem abriu' })).toContainText('Lia')

  const loved = says(ana, 'yes', { comment: '=Ótima', preference: 1 })
  expect((await answerRoom(made, lia, [loved])).error).toBeUndefined()
  await expect(page.getByRole('columnheader', { name: /^Lia\b/ })).toContainText('respondendo')
  await expect(cell(page, ana, 0)).toContainText('em andamento')
  const marked = (who: Person) =>
    page.getByRole('checkbox', { name: `Marcar ${who.profile.artisticName}`, exact: true })
  await expect(marked(ana)).not.toBeChecked()

  await sends(made, lia, [])
  await expect(page.getByRole('columnheader', { name: /^Lia\b/ })).toContainText('enviou')
  await expect(cell(page, ana, 0)).toContainText('Sim1ª opção')
  await expect(cell(page, ana, 0)).toContainText('=Ótima')
  await expect(page.getByRole('rowheader', { name: ana.profile.artisticName })).toContainText('1 sim')
  await expect(marked(ana)).toBeChecked()
  await sends(made, another, [says(bia, 'no'), says(caio, 'yes')])
  await expect(page.getByRole('columnheader', { name: 'lia (2)' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Respostas (2)' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`Respostas - ${title}.csv`)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(`Vizinha;${ana.profile.artisticName};1;0;0;Sim, 1ª opção;"'=Ótima";;\r\n`)

  await page.getByRole('button', { name: 'Levar ao casting' }).click()
  const dialog = page.getByRole('dialog')
  const going = dialog.getByRole('list', { name: 'Vão para “Aprovados”' })
  await expect(going.getByRole('listitem')).toHaveText([new RegExp(ana.profile.artisticName)])
  await expect(dialog).toContainText(`Ainda em nenhuma mesa${caio.profile.artisticName}`)
  await dialog.getByRole('button', { name: 'Escolher personagem' }).click()
  await dialog.getByRole('button', { name: 'Vizinha' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Levar ao casting' }).click()
  const main = page.getByRole('main')
  await expect(
    main.getByText(`${ana.profile.artisticName} foi para “Aprovados” e lê a resposta em um minuto.`),
  ).toBeVisible()
  await expect(main.getByText('1 pessoa está na pré-seleção de “Vizinha”.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Levar ao casting' })).toBeFocused()
  await expect(main.getByRole('link', { name: 'Abrir a mesa do casting' })).toHaveAttribute(
    'href',
    `/casting?casting=${castingId}`,
  )
  expect((await candidateOf(castingId, ana.uid))?.status).toBe('selected')
  expect((await candidateOf(castingId, bia.uid))?.status).toBe('shortlisted')
  expect((await candidateOf(castingId, caio.uid))?.status).toBe('shortlisted')

  await page.getByRole('link', { name: 'Todas as propostas' }).click()
  const row = main.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('2 abriram · 2 responderam')
  await expect(row).toContainText('Respondida')
  await expectAccessible(page)
})

test(
  'whoever was led to the board comes back, and answers outlive the access',
  { tag: '@deep' },
  async ({ page }) => {
    const agent = await beAgent(page)
    const [ana, child, free] = [await artist(), await artist(), await artist()]
    const { castingId, made } = await presentedFrom(agent, [ana, child], [free])
    await backend.db.doc(`profiles/${child.uid}`).update({ birthDate: new Date('2017-05-17') })
    await sends(made, reviewer('Lia'), [says(ana, 'yes')])
    // Whoever opens a proposal that was answered comes for the answers.
    await page.goto(deskOf(made))
    for (const { profile } of [child, free])
      await page.getByRole('checkbox', { name: `Marcar ${profile.artisticName}`, exact: true }).check()
    await page.getByRole('button', { name: 'Levar ao casting' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Levar ao casting' }).click()
    await expect(page.getByRole('main').getByText('Isso se faz na mesa do casting.')).toBeVisible()
    await expect(
      page.getByRole('main').getByText(`sem personagem: ${free.profile.artisticName}.`),
    ).toBeVisible()
    expect((await candidateOf(castingId, ana.uid))?.status).toBe('selected')
    await page.getByRole('main').getByRole('button', { name: 'Desfazer', exact: true }).click()
    await expect.poll(async () => (await candidateOf(castingId, ana.uid))?.status).toBe('shortlisted')

    // What is typed stays while somebody looks at the answers.
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByLabel('Mensagem').fill('Até já.')
    await page.getByRole('button', { name: 'Respostas (1)' }).click()
    await page.getByRole('button', { name: 'Editar · não salvo' }).click()
    await expect(page.getByLabel('Mensagem')).toHaveValue('Até já.')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Tudo salvo.')).toBeVisible()
    await page.getByRole('button', { name: 'Encerrar acesso' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Encerrar acesso' }).click()
    await expect(page.getByText('A proposta foi concluída', { exact: false })).toBeVisible()
    expect((await proposalOf(made.id)).status).toBe('closed')
    await page.getByRole('button', { name: 'Respostas (1)' }).click()
    await expect(cell(page, ana, 0)).toContainText('Sim')
    await expectAccessible(page)
  },
)

test(
  'an access code is set, changed and taken away, and never goes with the link',
  { tag: '@deep' },
  async ({ page }) => {
    await beAgent(page)
    const made = await makeProposal([presentedItem(await artist())])
    await page.goto(deskOf(made))
    const field = page.getByLabel('Código de acesso')
    await field.fill('curto')
    await page.getByRole('button', { name: 'Definir código' }).click()
    await expect(page.getByText('Código de acesso: informe ao menos 6 caracteres.')).toBeVisible()
    await field.fill('manhã de sol')
    await page.getByRole('button', { name: 'Definir código' }).click()
    await expect(page.getByText('Um código está definido; ninguém consegue lê-lo de novo.')).toBeVisible()
    await expect(field).toHaveValue('')
    await expectAccessible(page)
    expect((await askRoom(made)).result).toMatchObject({ door: { asksCode: true } })
    const lia = reviewer('Lia')
    expect((await askRoom(made, { as: lia, code: 'manhã de sol' })).result).toHaveProperty('room')
    const message = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    expect(decodeURIComponent(message ?? '')).not.toContain('manhã de sol')

    await field.fill('tarde de chuva')
    await page.getByRole('button', { name: 'Trocar código' }).click()
    await expect(page.getByText('Código trocado', { exact: true })).toBeVisible()
    expect((await askRoom(made, { as: lia })).result).toMatchObject({ door: { asksCode: true } })
    await page.getByRole('button', { name: 'Tirar código' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Tirar código' }).click()
    await expect(page.getByRole('button', { name: 'Definir código' })).toBeVisible()
    expect((await askRoom(made, { as: lia })).result).toHaveProperty('room')
  },
)

test(
  'on a phone each artist has a card with what everybody says @phone',
  { tag: '@deep' },
  async ({ page, isMobile }) => {
    await beAgent(page)
    const ana = await artist()
    const made = await makeProposal([presentedItem(ana, { role: 'Mãe' })])
    await sends(made, reviewer('Lia'), [
      says(ana, 'maybe', { comment: `${'Gostei da voz. '.repeat(12)}Fim.` }),
    ])
    await page.goto(deskOf(made, '#respostas'))
    const main = page.getByRole('main')
    await expect(main.getByText('1 talvez')).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(isMobile ? 0 : 1)
    await main.getByRole('button', { name: 'Ler o comentário inteiro' }).click()
    await expect(main.getByText('Fim.', { exact: false })).toBeVisible()
    await expectAccessible(page)
  },
)

test('sixty artists and ten who answer are there at once', { tag: '@deep' }, async ({ page }) => {
  await beAgent(page)
  const people = await Promise.all(Array.from({ length: 60 }, artist))
  const made = await makeProposal(people.map((each) => presentedItem(each)))
  for (let turn = 0; turn < 10; turn += 1) {
    const said = people.map((each) => says(each, turn % 2 === 0 ? 'yes' : 'no'))
    await sends(made, reviewer(`Pessoa ${String(turn)}`), said)
  }
  await page.goto(deskOf(made))
  await expect(page.getByRole('columnheader')).toHaveCount(11)
  await expect(page.getByRole('cell')).toHaveCount(600)
  await expect(page.getByText('60 marcados.')).toBeVisible()
  expect((await backend.db.collection(`proposals/${made.id}/views`).count().get()).data().count).toBe(10)
  await expectAccessible(page)
})
