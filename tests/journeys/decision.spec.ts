import type { Locator, Page } from '@playwright/test'
import { publishAnswerRate } from '../../functions/src/services/castings/answerRate.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { registerArtist } from '../support/browser/newArtist.ts'
import { castingInput, castingOf, followNow, openCasting } from '../support/castings.ts'
import {
  backend,
  call,
  PASSWORD,
  type Person,
  person,
  profileOf,
  signIn,
} from '../support/functions/functions.ts'
import { seatPeople } from '../support/seatedPeople.ts'

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const headingOf = (page: Page, name: string): Locator => column(page, name).getByRole('heading', { level: 3 })

async function deskOf(page: Page, agent: Person, castingId: string): Promise<void> {
  await beSignedIn(page, agent.email, PASSWORD)
  await page.goto(`/casting?casting=${castingId}`)
  await expect(column(page, 'Inscritos').getByRole('article').first()).toBeVisible()
}

/** What each artist reads last: their state and what they were written. */
async function answersOf(castingId: string): Promise<Map<string, string>> {
  const { docs } = await backend.db.collection(`castings/${castingId}/applications`).get()
  return new Map(
    docs.map((application) => {
      const last = (application.get('history') as { status: string; message?: string }[]).at(-1)
      expect(last?.status).toBe(application.get('status'))
      return [String(application.get('artistId')), `${last?.status ?? ''}: ${last?.message ?? ''}`]
    }),
  )
}

test(
  'thirty applications are decided at two desks, closed with words to each group, and each artist reads theirs',
  { tag: '@deep' },
  async ({ page, browser, request }) => {
    const [agent, other] = await Promise.all([person({ grants: ['AGENT'] }), person({ grants: ['AGENT'] })])
    const [role] = castingInput().roles
    if (role === undefined) throw new Error('A casting has a role')
    const casting = await openCasting(agent, { roles: [{ ...role, role: { ...role.role, quantity: 4 } }] })
    const { castingId } = casting
    const seated = await seatPeople(casting, 28)
    const artists = [
      await registerArtist(request, { password: PASSWORD }),
      await registerArtist(request, { password: PASSWORD }),
    ]
    for (const { uid, email } of artists) {
      const mediaIds = (await profileOf(uid))?.media.map(({ id }) => id) ?? []
      const application = { castingId, roleId: 'vizinha', note: '', mediaIds }
      expect((await call('applyToCasting', application, await signIn(email))).error).toBeUndefined()
    }
    const [chosen, left] = artists
    if (chosen === undefined || left === undefined) throw new Error('Nobody applied')

    await deskOf(page, agent, castingId)
    const watching = await (await browser.newContext()).newPage()
    await deskOf(watching, other, castingId)
    await expect(headingOf(watching, 'Inscritos')).toHaveText('Inscritos30')

    // By keyboard alone: six are answered at once with words, four go on, three of these further, and four are approved.
    const dialog = page.getByRole('dialog')
    await page.locator('main').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('x')
    for (let turn = 1; turn < 6; turn += 1) {
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('x')
    }
    await page.keyboard.press('r')
    await expect(dialog).toHaveAccessibleName('Responder 6 artistas')
    await dialog.getByRole('radio', { name: 'Não foi desta vez' }).focus()
    await page.keyboard.press('Space')
    await dialog.getByLabel('Mensagem (opcional)').focus()
    await page.keyboard.type('Desta vez buscamos outro tipo.')
    await dialog.getByRole('button', { name: 'Enviar respostas' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(headingOf(watching, 'Não aprovados')).toHaveText('Não aprovados6')
    const first = column(page, 'Inscritos').getByRole('link').first()
    await first.focus()
    for (let turn = 0; turn < 7; turn += 1) {
      await page.keyboard.press('2')
      await expect(headingOf(watching, 'Pré-selecionados')).toHaveText(`Pré-selecionados${String(turn + 1)}`)
    }
    await column(page, 'Pré-selecionados').getByRole('link').first().focus()
    for (let turn = 0; turn < 3; turn += 1) {
      await page.keyboard.press('4')
      await dialog.getByRole('button', { name: 'Só mover' }).focus()
      await page.keyboard.press('Enter')
      await expect(headingOf(watching, 'Apresentados')).toHaveText(`Apresentados${String(turn + 1)}`)
      await expect(column(page, 'Pré-selecionados').getByRole('link').first()).toBeFocused()
    }
    await column(page, 'Inscritos').getByRole('link').first().focus()
    for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('5')
    await expect(headingOf(watching, 'Aprovados')).toHaveText('Aprovados3')

    // The last place is for one, whichever desk is first; then the role says that it is filled.
    const last = watching.getByRole('link', { name: chosen.artisticName, exact: true })
    await column(watching, 'Inscritos').hover()
    await expect
      .poll(async () => {
        await watching.mouse.wheel(0, 2000)
        return last.count()
      })
      .toBe(1)
    await last.focus()
    await watching.keyboard.press('r')
    const theirs = watching.getByRole('dialog')
    await theirs.getByRole('radio', { name: 'Aprovado' }).check()
    await theirs.getByLabel('Mensagem (opcional)').fill('O cliente adorou o seu retrato!')
    await theirs.getByRole('button', { name: 'Enviar resposta' }).click()
    await expect(headingOf(page, 'Aprovados')).toHaveText('Aprovados4')
    await expect(
      page.getByText('Vizinha: 4 de 4 aprovados. 20 pessoas ainda esperam resposta.'),
    ).toBeVisible()
    await column(page, 'Inscritos').getByRole('link').first().focus()
    await page.keyboard.press('5')
    await expect(page.getByText('Este personagem já está completo.').first()).toBeVisible()
    await expect(headingOf(page, 'Aprovados')).toHaveText('Aprovados4')
    await followNow(castingId)

    // The end answers each column by itself.
    await watching.getByRole('button', { name: 'Encerrar', exact: true }).click()
    const group = (name: string) => theirs.getByRole('region', { name })
    await group('Inscritos · 13').getByLabel('Mensagem').fill('Obrigada pela inscrição.')
    await group('Pré-selecionados · 4').getByLabel('Mensagem').fill('Você ficou na pré-seleção.')
    await group('Apresentados · 3').getByRole('radio', { name: 'Encerrado sem retorno do cliente' }).check()
    await group('Apresentados · 3').getByLabel('Mensagem').fill('O cliente não voltou a escrever.')
    await expectAccessible(watching)
    await theirs.getByRole('button', { name: 'Encerrar casting' }).click()
    await expect(theirs).toBeHidden()
    await expect(headingOf(page, 'Não aprovados')).toHaveText('Não aprovados26')
    expect((await castingOf(castingId))?.status).toBe('closed')

    const answers = await answersOf(castingId)
    expect(answers.size).toBe(30)
    const counts = Map.groupBy(answers.values(), (answer) => answer)
    expect(Object.fromEntries([...counts].map(([answer, all]) => [answer, all.length]))).toEqual({
      'declined: Desta vez buscamos outro tipo.': 6,
      'declined: Obrigada pela inscrição.': 13,
      'declined: Você ficou na pré-seleção.': 4,
      'lapsed: O cliente não voltou a escrever.': 3,
      'selected: ': 3,
      'selected: O cliente adorou o seu retrato!': 1,
    })
    expect(seated.every(({ uid }) => answers.has(uid))).toBe(true)
    await watching.context().close()

    // Each reads theirs where they look for it.
    for (const [artist, standing, words] of [
      [chosen, 'Aprovado', 'O cliente adorou o seu retrato!'],
      [left, 'Não foi desta vez', 'Obrigada pela inscrição.'],
    ] as const) {
      const context = await browser.newContext()
      const desk = await context.newPage()
      await beSignedIn(desk, artist.email, PASSWORD)
      await desk.goto('/trabalhos')
      const mine = desk.getByRole('article', { name: new RegExp(casting.casting.title) })
      await expect(mine.getByRole('status')).toHaveText(standing)
      await expect(mine).toContainText(words)
      await desk.goto(`/casting/${castingId}`)
      await expect(desk.getByText(words)).toBeVisible()
      await expectAccessible(desk)
      await context.close()
    }

    // Whoever looks at an open casting reads how the agency answers.
    const rate = await publishAnswerRate(backend, new Date())
    if (rate === undefined) throw new Error('Thirty answers are enough')
    const open = await openCasting(agent)
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`/casting/${open.castingId}`)
    await expect(visitor.getByText(`Respondemos a ${String(rate.percent)}% das inscrições`)).toBeVisible()
    await visitor.context().close()
  },
)
