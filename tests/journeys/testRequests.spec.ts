import type { Locator, Page } from '@playwright/test'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { seatPeople } from '../support/seatedPeople.ts'
import { applicationOf, apply, candidate, candidateOf, openCasting } from '../support/castings.ts'
import { backend, call, PASSWORD, person } from '../support/functions/functions.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { registerArtist } from '../support/browser/newArtist.ts'
import { requestedOne, testOf, testsInCasting, testsInput } from '../support/screenTests.ts'
import { sendTakes } from '../support/sentTakes.ts'

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const card = (page: Page, where: string, name: string): Locator =>
  column(page, where).getByRole('article', { name, exact: true })

/** Fills in what a request without a template needs. */
async function fill(dialog: Locator, title: string): Promise<void> {
  await dialog.getByLabel('Título').fill(title)
  await dialog.getByLabel('Tipo').selectOption('publicidade')
  await dialog.getByLabel('Instruções').fill('Grave na horizontal, com luz de frente.')
}

test(
  'the board’s column of tests asks for one: who is moved there is asked, and stands where they stood when it is taken back',
  { tag: '@deep' },
  async ({ page }) => {
    const agent = await person({ grants: ['AGENT'] })
    const casting = await openCasting(agent)
    const { castingId } = casting
    const [first, second] = await seatPeople(casting, 2)
    if (first === undefined || second === undefined) throw new Error('Nobody applied')
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto(`/casting?casting=${castingId}`)
    await page.getByRole('button', { name: `Mover ${first.name}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Em teste' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAccessibleName(`Pedir teste a ${first.name}`)
    // What the casting says is there already.
    await expect(dialog.getByLabel('Título')).toHaveValue('Vizinha')
    await expect(dialog.getByLabel('Tipo')).toHaveValue('publicidade')
    await expect(dialog.getByLabel('Cachê')).toHaveValue('R$ 2.500,00')
    await expect(dialog.getByLabel('Datas')).toHaveValue('01/03/2027 a 02/03/2027')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Pedir teste' }).click()
    await expect(dialog.getByText('Instruções: informe ao menos 10 caracteres.')).toBeVisible()
    await fill(dialog, 'Vizinha na porta')
    await dialog.getByRole('button', { name: 'Pedir teste' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(`Teste pedido a ${first.name}.`)).toBeVisible()
    await expect(
      card(page, 'Em teste', first.name).getByRole('link', { name: /^Teste: pedido/ }),
    ).toBeVisible()
    expect(await applicationOf(castingId, first.uid)).toMatchObject({ status: 'testing' })
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
    await expect(card(page, 'Inscritos', first.name)).toBeVisible()
    await expect.poll(async () => (await applicationOf(castingId, first.uid))?.status).toBe('submitted')
    expect(await candidateOf(castingId, first.uid)).toMatchObject({ test: { status: 'cancelled' } })

    // By the keyboard, several at once, and without asking.
    await page.getByRole('checkbox', { name: `Marcar ${first.name}`, exact: true }).check()
    await page.getByRole('checkbox', { name: `Marcar ${second.name}`, exact: true }).check()
    await card(page, 'Inscritos', second.name).getByRole('link', { name: second.name }).focus()
    await page.keyboard.press('3')
    await expect(dialog).toHaveAccessibleName('Pedir teste a 2 pessoas')
    await dialog.getByRole('button', { name: 'Só mover' }).click()
    for (const { name } of [first, second]) await expect(card(page, 'Em teste', name)).toBeVisible()
    await expect.poll(async () => (await candidateOf(castingId, second.uid))?.status).toBe('testing')

    // What was done here can't be undone from another screen, and still can on return.
    await card(page, 'Em teste', second.name).getByRole('link', { name: second.name }).click()
    await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Desfazer/ })).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await page.goBack()
    await expect(card(page, 'Em teste', second.name)).toBeVisible()
    await page.getByRole('button', { name: /^Desfazer: / }).click()
    await expect(card(page, 'Inscritos', second.name)).toBeVisible()
  },
)

test(
  'whoever is marked in a list is asked for a test, each with a message of their own, and nobody is told when it is taken back @phone',
  { tag: '@deep' },
  async ({ page, request }) => {
    const agent = await person({ grants: ['AGENT'], status: 'published' })
    const artist = await registerArtist(request, { password: PASSWORD })
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto(`/search?nome=${encodeURIComponent(artist.artisticName)}`)
    await page.getByLabel(`Marcar ${artist.artisticName}`).check()
    await page
      .getByRole('toolbar', { name: 'Ações com os marcados' })
      .getByRole('button', { name: 'Pedir teste' })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Modelo')).toContainText('Cena da cozinha')
    await dialog.getByLabel('Modelo').selectOption({ label: 'Cena da cozinha' })
    await expect(dialog.getByLabel('Segundos por take')).toHaveValue('90')
    await expect(dialog.getByRole('radio', { name: 'Do modelo (Texto)' })).toBeChecked()
    await dialog.getByLabel('Mensagem').fill('Pensamos em você.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Pedir teste' }).click()
    await expect(page.getByText(`Teste pedido a ${artist.artisticName}.`)).toBeVisible()
    const mine = backend.db.collection('testRequests').where('artistId', '==', artist.uid)
    const [asked] = (await mine.get()).docs
    expect(asked?.data()).toMatchObject({
      status: 'sent',
      templateId: 'modelo-cena-da-cozinha',
      message: 'Pensamos em você.',
    })

    await page.getByRole('button', { name: 'Avisar pelo WhatsApp', exact: true }).click()
    const link = dialog.getByRole('link', { name: /Avisar pelo WhatsApp/ })
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(`/teste/${asked?.id ?? ''}`)
    await dialog.getByRole('button', { name: 'Pronto' }).click()
    await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
    await expect.poll(async () => (await testOf(asked?.id ?? '')).status).toBe('cancelled')
    const waiting = backend.db.collection('outbox').where('notice.testRequestId', '==', asked?.id ?? '')
    expect((await waiting.get()).size).toBe(0)
  },
)

test(
  'an agent watches a test, gives more time, asks again, and approves: the candidate goes on, and the artist’s test says so @phone',
  { tag: '@deep-phone' },
  async ({ page }) => {
    const agent = await person({ grants: ['AGENT'] })
    const { castingId } = await openCasting(agent)
    const artist = await candidate({ artisticName: 'Ana do Teste' })
    await apply(artist, castingId)
    const id = await requestedOne(agent, testsInCasting(castingId, [artist]))
    await call('askMoreTime', { testRequestId: id, reason: 'Viajo a trabalho até quinta.' }, artist.token)
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto(`/test-requests/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Cena da cozinha' })).toBeVisible()
    await expect(page.getByText('“Viajo a trabalho até quinta.”')).toBeVisible()
    await expectAccessible(page)
    const before = (await testOf(id)).deadline.seconds
    await page.getByRole('button', { name: 'Dar mais prazo' }).click()
    await expect(page.getByText(/^Prazo novo:/).first()).toBeVisible()
    expect((await testOf(id)).deadline.seconds).toBeGreaterThanOrEqual(before + 86_400)
    await expect(page.getByText('Boa noite.')).toBeVisible()

    // The take comes while the page is open.
    await sendTakes(artist, id)
    const takes = page.getByRole('list', { name: 'Takes' })
    await expect(takes).toContainText('0:07')
    await page.getByRole('button', { name: /^Ver vídeo/ }).click()
    const video = page.locator('video')
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth))
      .toBeGreaterThan(0)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Pedir outro take' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Pedir take' }).click()
    await expect(dialog.getByText('Escreva o que muda no próximo take.')).toBeVisible()
    await dialog.getByLabel('Mensagem').fill('Mais perto da câmera.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Pedir take' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Outro take pedido', { exact: true }).first()).toBeVisible()

    // What was sent last is looked at first.
    await sendTakes(artist, id, [{}], false)
    await expect(takes.getByRole('listitem')).toHaveCount(2)
    await expect(takes.getByRole('button', { name: 'Take 2' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Aprovar' }).click()
    await dialog.getByLabel('Mensagem').fill('Que bonita essa pausa.')
    await expect(dialog.getByRole('checkbox', { name: /^Mover na mesa/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'Aprovar teste' }).click()
    await expect(dialog).toBeHidden()
    const history = page.getByRole('list', { name: 'Histórico' })
    await expect(history.getByRole('listitem').first()).toContainText('A agência aprovou')
    await expect(history.getByRole('listitem').first()).toContainText('“Que bonita essa pausa.”')
    expect(await testOf(id)).toMatchObject({ status: 'approved' })
    expect(await candidateOf(castingId, artist.uid)).toMatchObject({
      status: 'proposed',
      test: { id, status: 'approved' },
    })
    await page.goto(`/details/${artist.uid}`)
    await page.getByRole('list', { name: 'Testes' }).getByRole('link', { name: 'Cena da cozinha' }).click()
    await expect(page).toHaveURL(`/test-requests/${id}`)
  },
)

test(
  'a test that was taken back, that is over, or that nobody asked for, says so',
  { tag: '@deep' },
  async ({ page }) => {
    const agent = await person({ grants: ['AGENT'] })
    const artist = await candidate()
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto('/test-requests/nenhum')
    await expect(page.getByRole('heading', { name: 'Este teste não existe' })).toBeVisible()

    const withdrawn = await requestedOne(agent, testsInput([artist]))
    await sendTakes(artist, withdrawn)
    await page.goto(`/test-requests/${withdrawn}`)
    await expect(page.getByRole('list', { name: 'Takes' })).toBeVisible()
    await call('changeState', { kind: 'test', testRequestId: withdrawn, to: 'refused' }, artist.token)
    await expect(page.getByText('O artista retirou o teste. Os takes foram apagados.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Takes' })).toHaveCount(0)

    const late = await requestedOne(agent, testsInput([artist]))
    await backend.db
      .doc(`testRequests/${late}`)
      .update({ deadline: Timestamp.fromMillis(Date.now() - 60_000) })
    await page.goto(`/test-requests/${late}`)
    await expect(page.getByText('Prazo encerrado', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Dar mais prazo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mudar o prazo' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar o teste' }).click()
    await expect(page.getByText('Cancelado', { exact: true })).toBeVisible()
    expect(await testOf(late)).toMatchObject({ status: 'cancelled' })
  },
)
