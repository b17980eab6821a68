import type { Page } from '@playwright/test'
import {
  apply,
  candidate,
  castingInput,
  castingOf,
  changeApplication,
  changeCasting,
  DECLINE_ALL,
  draftAnswer,
  followNow,
  moveCandidates,
  openCasting,
  UNREADABLE_CASTING,
} from '../support/castings.ts'
import { backend, call, PASSWORD, type Person, person } from '../support/functions/functions.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { registerArtist } from '../support/browser/newArtist.ts'
import { MARK, SCRIPT_PAYLOADS } from '../support/scriptPayloads.ts'

/** The first call of each function starts a process for it. */

async function applicationsOf(castingId: string): Promise<Record<string, unknown>[]> {
  const { docs } = await backend.db.collection(`castings/${castingId}/applications`).get()
  return docs.map((item) => item.data())
}

async function confirm(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

const ANSWER_RATE = /^Respondemos a \d+% das inscrições dos últimos 12 meses, em média em /

test.describe('on the desk', () => {
  test(
    'an agent writes a casting with a role, opens it, pauses it and closes it @phone',
    { tag: '@deep-phone' },
    async ({ page, allowedErrors }) => {
      // The candidate's photo is made up, and closing is refused at first.
      allowedErrors.push(/status of 40[04]/)
      const agent = await person({ grants: ['AGENT'], artisticName: 'Rui da Validação' })
      await beSignedIn(page, agent.email, PASSWORD)
      await page.goto('/casting')
      await expect(page.getByRole('heading', { level: 1, name: 'Casting' })).toBeVisible()
      await expect(page.getByText(ANSWER_RATE)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Criar casting' }).first().click()

      // What is missing is said at its field.
      await page.getByRole('button', { name: 'Salvar rascunho' }).click()
      await expect(page.getByText('Título: informe ao menos 3 caracteres.')).toBeVisible()
      await expect(page.getByLabel('Título')).toBeFocused()

      // A draft needs a title only; before it opens, what is missing is listed.
      const title = `Campanha ${agent.uid.slice(0, 6)}`
      await page.getByLabel('Título').fill(title)
      await page.getByRole('button', { name: 'Salvar rascunho' }).click()
      await expect(page.getByText('Casting salvo', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Abrir inscrições' }).click()
      const missing = page.getByRole('alert').filter({ hasText: 'Confira os campos marcados.' })
      await expect(missing.getByRole('link')).toHaveText([
        'Tipo',
        'Cidade',
        'UF',
        'Descrição',
        'Inscrições até',
        'Personagens',
      ])
      await expect(page.getByLabel('Tipo')).toBeFocused()
      await expectAccessible(page)

      await page.getByLabel('Tipo').selectOption('publicidade')
      await page.getByLabel('Cidade').fill('Recife')
      await page.getByLabel('UF').selectOption('PE')
      await page.getByLabel('Descrição').fill('Filme de um dia sobre vizinhos que cozinham juntos.')
      await page.getByLabel('Inscrições até').fill('2099-01-10')
      await page.getByLabel('Cliente').fill('Marca secreta')
      await page.getByRole('button', { name: 'Adicionar personagem' }).click()
      await page.getByLabel('Personagem', { exact: true }).fill('Vizinha')
      await page.getByLabel('Perfil', { exact: true }).fill('Alguém que ri com o corpo inteiro.')
      await page.getByLabel('Cachê por pessoa').fill('2500')
      await page.getByRole('checkbox', { name: 'TV aberta' }).check()
      await expect(page.getByLabel('Cachê por pessoa')).toHaveValue('R$ 2.500,00')

      // Nothing typed is lost by a slip.
      await page.getByRole('link', { name: 'Todos os castings' }).click()
      await page.getByRole('button', { name: 'Continuar editando' }).click()
      await page.getByRole('button', { name: 'Salvar alterações' }).click()
      await expect(page.getByText('Tudo salvo.')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectAccessible(page)

      const id = new URL(page.url()).searchParams.get('casting') ?? ''
      expect(await castingOf(id)).toMatchObject({ status: 'draft', title })
      await confirm(page, 'Abrir inscrições')
      expect(await castingOf(id)).toMatchObject({ status: 'open', validatedBy: 'Rui da Validação' })

      const publicPage = await page.context().newPage()
      await publicPage.goto(`/casting/${id}`)
      await expect(publicPage.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(publicPage.getByText('R$ 2.500,00')).toBeVisible()
      await expect(publicPage.getByText('Conferido por Rui da Validação')).toBeVisible()
      await expect(publicPage.getByText('Marca secreta')).toHaveCount(0)
      await publicPage.close()

      const artist = await candidate()
      await apply(artist, id, { roleId: (await rolesOf(id))[0] })
      await page.reload()
      const waiting = page.getByRole('region', { name: 'Inscritos', exact: true }).getByRole('article')
      await expect(waiting.getByText('Cozinho bem.')).toBeVisible()

      await confirm(page, 'Pausar')
      await confirm(page, 'Reabrir inscrições')
      await page.getByRole('button', { name: 'Encerrar', exact: true }).click()
      // Each column is answered by itself, with words that can be others and are not lost.
      const dialog = page.getByRole('dialog')
      const group = (name: string) => dialog.getByRole('region', { name })
      await group('Inscritos · 1').getByLabel('Mensagem').fill('Obrigada pela inscrição.')
      await expectAccessible(page)
      const [roleId = ''] = await rolesOf(id)
      const moved = { artistId: artist.uid, roleId, from: 'submitted', to: 'shortlisted' }
      await moveCandidates(agent, id, [moved])
      await dialog.getByRole('button', { name: 'Encerrar casting' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Diga o que responder a cada grupo.')
      await expect(group('Inscritos · 1')).toHaveCount(0)
      const shortlisted = group('Pré-selecionados · 1')
      await shortlisted.getByRole('radio', { name: 'Encerrado sem retorno do cliente' }).check()
      await expect(shortlisted.getByLabel('Mensagem')).toHaveValue(/O cliente não nos deu retorno/)
      await shortlisted.getByLabel('Mensagem').fill('Você ficou na pré-seleção.')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      const held = { to: 'declined', message: '' } as const
      await draftAnswer(agent, id, artist.uid, held, roleId)
      await page.getByRole('button', { name: 'Encerrar', exact: true }).click()
      await expect(dialog.getByText('1 resposta em rascunho.')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Encerrar casting' })).toBeDisabled()
      await dialog.getByRole('button', { name: 'Enviar rascunhos' }).click()
      await expect(dialog).toHaveAccessibleName('Enviar rascunhos')
      await dialog.getByRole('button', { name: 'Cancelar' }).click()
      await draftAnswer(agent, id, artist.uid, null, roleId)
      await page.getByRole('button', { name: 'Encerrar', exact: true }).click()
      await expect(shortlisted.getByLabel('Mensagem')).toHaveValue('Você ficou na pré-seleção.')
      await dialog.getByRole('button', { name: 'Encerrar casting' }).click()
      await expect(dialog).toBeHidden()
      expect((await castingOf(id))?.status).toBe('closed')
      const [application] = await applicationsOf(id)
      expect(application).toMatchObject({ status: 'lapsed' })
      expect(application?.['history']).toContainEqual(
        expect.objectContaining({ status: 'lapsed', message: 'Você ficou na pré-seleção.' }),
      )
      await expect(page.getByText('Um casting encerrado não muda mais.')).toBeVisible()
      // The board shows how it ended, and nobody is moved any more.
      const answered = page.getByRole('region', { name: 'Não aprovados', exact: true }).getByRole('article')
      await expect(answered.getByText('Encerrado sem retorno do cliente · Já sabe da resposta')).toBeVisible()
      await expect(answered.getByRole('checkbox')).toBeDisabled()
    },
  )

  test(
    'the list shows one state and leads to each casting',
    { tag: '@deep' },
    async ({ page, allowedErrors }) => {
      allowedErrors.push(UNREADABLE_CASTING)
      const agent = await person({ grants: ['AGENT'] })
      const { casting } = await openCasting(agent)
      await beSignedIn(page, agent.email, PASSWORD)
      await page.goto('/casting')
      await page.getByLabel('Estado').selectOption('open')
      await expect(page.getByRole('link', { name: casting.title })).toBeVisible()
      await page.getByLabel('Estado').selectOption('archived')
      await expect(page.getByRole('link', { name: casting.title })).toHaveCount(0)
      await page.goBack()
      await page.goto('/casting?casting=nenhum')
      await expect(page.getByText('Este casting não existe')).toBeVisible()
    },
  )
})

test(
  'people who were put into a role in one act are all in its list, page by page',
  { tag: '@deep' },
  async ({ page }) => {
    const agent = await person({ grants: ['AGENT'], status: 'published' })
    const { castingId } = await openCasting(agent)
    const adults = backend.db
      .collection('roster')
      .where('status', '==', 'published')
      .where('minor', '==', false)
    const profileIds = (await adults.limit(30).get()).docs.map((entry) => entry.get('uid') as unknown)
    const added = await call('addToRole', { castingId, roleId: 'vizinha', profileIds }, agent.token)
    expect(added.error).toBeUndefined()
    const count = (await applicationsOf(castingId)).length
    expect(count).toBeGreaterThan(20)
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto(`/casting?casting=${castingId}`)
    const people = page.getByRole('region', { name: 'Pré-selecionados', exact: true }).getByRole('article')
    await expect(people).toHaveCount(7)
    // The column reads on as its end comes into sight.
    await people.last().scrollIntoViewIfNeeded()
    await page.getByRole('region', { name: 'Pré-selecionados', exact: true }).hover()
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 4000)
        return people.count()
      })
      .toBe(count)
  },
)

test('staff put somebody in from the board itself', { tag: '@deep' }, async ({ page }) => {
  const agent = await person({ grants: ['AGENT'] })
  const { castingId } = await openCasting(agent)
  await beSignedIn(page, agent.email, PASSWORD)
  await page.goto(`/casting?casting=${castingId}`)
  await page.getByRole('button', { name: 'Adicionar artistas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Escolher artistas' })
  await dialog.getByLabel('Nome').fill('Marina Alencar')
  await dialog.getByRole('checkbox', { name: /Marina Alencar/ }).check()
  await dialog.getByRole('button', { name: 'Adicionar' }).click()
  await expect(dialog).toBeHidden()
  const card = page.getByRole('region', { name: 'Pré-selecionados', exact: true }).getByRole('article', {
    name: 'Marina Alencar',
  })
  await expect(card.getByText('Indicação da agência')).toBeVisible()
})

async function rolesOf(castingId: string): Promise<string[]> {
  return (await backend.db.collection(`castings/${castingId}/roles`).get()).docs.map(({ id }) => id)
}

test.describe('by its link', () => {
  let agent: Person

  test.beforeAll(async () => {
    agent = await person({ grants: ['AGENT'], artisticName: 'Nina Conferida' })
  })

  test(
    'an artist signs in on the way, applies once with media and a note, and withdraws @phone',
    { tag: '@deep-desk' },
    async ({ page, request }) => {
      const artist = await registerArtist(request)
      const { castingId, casting } = await openCasting(agent)
      await page.goto(`/casting/${castingId}`)
      await expect(page.getByRole('heading', { level: 1, name: casting.title })).toBeVisible()
      await expect(page.getByText('A agência nunca cobra para você se inscrever.')).toBeVisible()
      await expect(page.getByText(ANSWER_RATE)).toBeVisible()
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'light' })

      await page.getByRole('button', { name: 'Candidatar-se', exact: true }).click()
      await expect(page).toHaveURL(/\/login/)
      await expect(
        page.getByText(`Entre para se candidatar a “Vizinha”, em “${casting.title}”.`),
      ).toBeVisible()
      await page.getByLabel('E-mail').fill(artist.email)
      await page.getByLabel('Senha', { exact: true }).fill(artist.password)
      await page.getByRole('button', { name: 'Entrar' }).click()
      await expect(page).toHaveURL(new RegExp(`/casting/${castingId}$`))

      // The dialog is open at once; closed, it comes back by its button.
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('Foto 1')).toBeChecked()
      await expectAccessible(page)
      await page.goBack()
      await expect(dialog).toBeHidden()
      await page.getByRole('button', { name: 'Candidatar-se', exact: true }).click()
      await dialog.getByLabel('Foto 1').uncheck()
      await dialog.getByRole('button', { name: 'Enviar inscrição' }).click()
      await expect(dialog.getByText('Escolha ao menos uma foto ou vídeo.')).toBeVisible()
      await dialog.getByLabel('Foto 1').check()
      await dialog.getByLabel(/Recado/).fill('Cozinho desde criança.')
      await dialog.getByRole('button', { name: 'Enviar inscrição' }).click()
      const standing = page.getByRole('region', { name: 'Vizinha' }).getByRole('status')
      await expect(standing).toHaveText(/^Recebida · você se inscreveu em \d/)
      await expect(page.getByRole('button', { name: 'Candidatar-se' })).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Vizinha' })).toBeFocused()
      expect(await applicationsOf(castingId)).toMatchObject([
        { artistId: artist.uid, note: 'Cozinho desde criança.', status: 'submitted' },
      ])

      // Where it stands is there at once when the artist is to know.
      await changeApplication(agent, { castingId, artistId: artist.uid }, 'shortlisted')
      await followNow(castingId)
      await expect(standing).toHaveText(/^Em análise · /)

      await page.getByRole('button', { name: 'Retirar inscrição' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Retirar', exact: true }).click()
      await expect(standing).toHaveText(/^Inscrição retirada · /)
      await expect(page.getByRole('button', { name: /Retirar|Candidatar/ })).toHaveCount(0)
    },
  )

  test(
    'one that is paused or closed is there for whoever applied, and for nobody else',
    { tag: '@deep' },
    async ({ page, allowedErrors }) => {
      // The photo of who applied is only written down; the profile that is passed through may ask for it.
      allowedErrors.push(/status of 403.*media%2Fx%2F/)
      const artist = await candidate()
      const paused = await openCasting(agent)
      const closed = await openCasting(agent)
      await apply(artist, paused.castingId)
      await apply(artist, closed.castingId)
      await changeCasting(agent, paused.castingId, 'paused')
      await changeCasting(agent, closed.castingId, 'closed', DECLINE_ALL)

      await page.goto(`/casting/${paused.castingId}`)
      await expect(page.getByRole('heading', { name: 'Casting não encontrado ou fora do ar' })).toBeVisible()
      await expect(page.getByText(paused.casting.title)).toHaveCount(0)
      await expectAccessible(page)

      await beSignedIn(page, artist.email, PASSWORD)
      await page.goto(`/casting/${paused.castingId}`)
      await expect(page.getByText('As inscrições estão pausadas.')).toBeVisible()
      const standing = page.getByRole('region', { name: 'Vizinha' }).getByRole('status')
      await expect(standing).toHaveText(/^Recebida · /)
      await expect(page.getByRole('button', { name: 'Candidatar-se' })).toHaveCount(0)
      await page.getByRole('link', { name: closed.casting.title }).click()
      await expect(page.getByText('As inscrições foram encerradas.')).toBeVisible()
      await expect(standing).toHaveText(/^Não foi desta vez · /)
    },
  )

  test('a draft, a nonsense address and one past its deadline say so', { tag: '@deep' }, async ({ page }) => {
    const draft = castingInput()
    await page.goto(`/casting/${draft.castingId}`)
    await expect(page.getByRole('heading', { name: 'Casting não encontrado ou fora do ar' })).toBeVisible()
    await page.goto('/casting/%20..%20')
    await expect(page.getByRole('heading', { name: 'Casting não encontrado ou fora do ar' })).toBeVisible()
    const { castingId } = await openCasting(agent)
    await backend.db.doc(`castings/${castingId}`).update({ applyUntil: new Date(Date.now() - 60_000) })
    await page.goto(`/casting/${castingId}`)
    await expect(page.getByText(/O prazo de inscrição terminou em/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Candidatar-se' })).toHaveCount(0)
  })

  test('a visitor reports it to the team @phone', { tag: '@deep-desk' }, async ({ page }) => {
    const { castingId } = await openCasting(agent)
    await page.goto(`/casting/${castingId}`)
    await page.getByRole('button', { name: 'Denunciar este casting' }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByLabel('Motivo').selectOption('cobranca')
    await dialog.getByLabel('O que aconteceu').fill('Pediram um depósito.')
    await dialog.getByRole('button', { name: 'Enviar denúncia' }).click()
    await expect(page.getByText('Denúncia recebida')).toBeVisible()
    const { docs } = await backend.db.collection('contactMessages').where('castingId', '==', castingId).get()
    expect(docs.map((item) => item.data())).toMatchObject([
      { kind: 'report', reason: 'cobranca', message: 'Pediram um depósito.' },
    ])
  })

  test('no text of a casting runs a script', { tag: '@deep' }, async ({ page, allowedErrors }) => {
    // What a payload would load is refused, and the browser says so.
    allowedErrors.push(/Content Security Policy|Failed to load/)
    const { castingId } = await openCasting(agent)
    for (let from = 0; from < SCRIPT_PAYLOADS.length; from += 50) {
      const text = SCRIPT_PAYLOADS.slice(from, from + 50).join('\n')
      const batch = backend.db.batch()
      batch.update(backend.db.doc(`castings/${castingId}`), {
        title: text,
        description: text,
        city: text,
        validatedBy: text,
        shootFrom: text,
      })
      batch.update(backend.db.doc(`castings/${castingId}/roles/vizinha`), {
        title: text,
        profile: text,
        'usage.territory': text,
        'usage.exclusivity': text,
      })
      await batch.commit()
      await page.goto(`/casting/${castingId}`)
      await expect(page.getByRole('button', { name: 'Candidatar-se' })).toBeVisible()
      expect(await page.evaluate((mark) => mark in globalThis, MARK)).toBe(false)
    }
    // Nobody else's pages should list it.
    await backend.db.recursiveDelete(backend.db.doc(`castings/${castingId}`))
  })
})
