import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { itemForm } from '@ribalta/domain/proposals/items'
import { applicationId } from '@ribalta/domain/schemas/castings/application'
import { askedTest, takeFile } from '../support/browser/askedTest.ts'
import { expect, openMenu, test } from '../support/browser/journey.ts'
import { makeNewArtist, type NewArtist } from '../support/browser/newArtist.ts'
import { makePhoto } from '../support/browser/photos.ts'
import { consentAndRegister, fillContact, fillIdentity, goOn } from '../support/browser/registering.ts'
import { review } from '../support/browser/reviews.ts'
import { followNow, moveCandidates } from '../support/castings.ts'
import { backend, call, PASSWORD, type Person, person } from '../support/functions/functions.ts'
import { answerRoom, keyOf, openedRoom, proposalForm, proposalOf, reviewer } from '../support/proposals.ts'
import { changeTest, chanceId } from '../support/screenTests.ts'

/** An open casting of the seed with a role that is open to everybody, of which there are four. */
const CASTING = { id: 'casting-cafe-da-manha', title: 'Café da manhã em família' }
const ROLE = { id: 'vizinhos-que-chegam', title: 'Vizinhos que chegam' }

const MIB = 1024 * 1024

/** By the link of the navigation, as on a phone. */
async function goBy(page: Page, name: string): Promise<void> {
  await openMenu(page)
  await navigationLink(page, name).click()
}

function navigationLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name })
}

const section = (page: Page, name: string): Locator => page.getByRole('region', { name })

async function register(page: Page, artist: NewArtist): Promise<string> {
  await goBy(page, 'Cadastro')
  await fillIdentity(page, artist)
  await goOn(page)
  await fillContact(page, artist)
  await goOn(page)
  await page.getByRole('group', { name: 'Classes' }).getByRole('checkbox', { name: 'Atriz' }).check()
  await goOn(page)
  await page.getByLabel('UF', { exact: true }).selectOption('SP')
  await goOn(page)
  await page.getByLabel('Fotos e vídeos').setInputFiles([await makePhoto('rosto.jpg')])
  await expect(page.getByText('Enviado', { exact: true })).toBeVisible()
  await goOn(page)
  await consentAndRegister(page)
  await expect(page).toHaveURL(/\/perfil$/)
  return (await backend.auth.getUserByEmail(artist.email)).uid
}

/** A call of the agency that goes through. */
async function does(agent: Person, name: Parameters<typeof call>[0], data: object): Promise<void> {
  expect((await call(name, data, agent.token)).error).toBeUndefined()
}

/** Presents somebody of the casting, who must agree first. */
async function present(agent: Person, artistId: string, title: string) {
  const id = chanceId()
  await does(agent, 'addToProposal', {
    proposal: { kind: 'new', id, title, client: 'Produtora Serra' },
    castingId: CASTING.id,
    people: [{ artistId, roleId: ROLE.id }],
  })
  const { version, items } = await proposalOf(id)
  const form = proposalForm([], { title, consentMode: 'agree', items: items.map(itemForm) })
  await does(agent, 'saveProposal', { proposalId: id, version, form })
  await does(agent, 'changeState', { kind: 'proposal', proposalId: id, to: 'published' })
  return { id, key: await keyOf(id) }
}

/** Who came into the casting: their place is free again afterwards. */
let applied: string | undefined

test.afterEach(async () => {
  if (applied === undefined) return
  const id = applicationId(applied, ROLE.id)
  for (const kind of ['board', 'applications'])
    await backend.db.doc(`castings/${CASTING.id}/${kind}/${id}`).delete()
})

test(
  'an artist goes the whole way on a phone: registers, applies, sends a test, agrees to be shown, reads the answer and writes back @phone',
  { tag: '@deep-desk' },
  async ({ page }) => {
    const agent = await person({ grants: ['AGENT'], status: 'published', artisticName: 'Ivo do Caminho' })
    const artist = { ...makeNewArtist(), password: PASSWORD }
    await page.goto('/')
    const artistId = await register(page, artist)
    const summary = page.getByRole('complementary', { name: 'Situação do perfil' })
    await expect(summary).toContainText('A agência está conferindo seu perfil.')

    // Validated, they see so at once, and their page.
    expect((await review(artistId, agent.token, 'approve')).error).toBeUndefined()
    await expect(summary).toContainText('Seu perfil está no ar.')
    await summary.getByRole('link', { name: 'Ver minha página' }).click()
    await expect(page.getByRole('heading', { level: 1, name: artist.artisticName })).toBeVisible()

    // They find a casting that fits and apply.
    await goBy(page, 'Trabalhos')
    const castings = section(page, 'Castings para você')
    const found = castings.getByRole('article', { name: CASTING.title })
    const more = castings.getByRole('button', { name: 'Carregar mais' })
    await expect(castings.getByRole('article').first()).toBeVisible()
    await expect
      .poll(async () => {
        if ((await found.count()) === 0) await more.click()
        return found.count()
      })
      .toBe(1)
    const role = found.getByRole('article', { name: ROLE.title })
    await expect(role.getByText('Aberto a todos os perfis')).toBeVisible()
    applied = artistId
    await role.getByRole('button', { name: 'Candidatar-se' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/Recado/).fill('Chego cedo e trago pão.')
    await dialog.getByRole('button', { name: 'Enviar inscrição' }).click()
    await expect(role.getByRole('status')).toHaveText(/^Recebida/)
    const mine = section(page, 'Minhas inscrições').getByRole('article', { name: CASTING.title })
    await mine.getByRole('link', { name: CASTING.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: CASTING.title })).toBeVisible()
    await expect(page.getByText(/^Recebida · você se inscreveu em/)).toBeVisible()

    // A test is asked: the navigation says so wherever they are.
    const title = 'Chegada pela cozinha'
    const people = [{ artistId, roleId: ROLE.id }]
    const form = { title, takes: 1 }
    const testRequestId = await askedTest(agent, { uid: artistId }, form, { castingId: CASTING.id, people })
    await openMenu(page)
    await expect(navigationLink(page, 'Trabalhos')).toHaveAccessibleDescription('1 teste para gravar')
    await navigationLink(page, 'Trabalhos').click()
    await expect(mine.getByRole('status')).toHaveText('Teste pedido')
    const waiting = page.getByRole('list', { name: 'Testes para gravar' })
    await waiting.getByRole('article', { name: title }).getByRole('link', { name: 'Abrir o teste' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(`${CASTING.title} · ${ROLE.title}`)).toBeVisible()
    await page.getByRole('button', { name: 'Aceitar' }).click()
    const standing = page.getByRole('status', { name: 'Situação' })
    await expect(standing).toHaveText('Para gravar')
    await page.getByRole('button', { name: 'Usar um arquivo' }).setInputFiles(takeFile(MIB))
    await expect(page.getByRole('status', { name: 'Envio' })).toHaveText(/^Tudo pronto/)
    await page.getByRole('button', { name: 'Enviar teste' }).click()
    await expect(standing).toHaveText('Teste enviado')
    const said = await changeTest(agent, testRequestId, 'approved', { message: 'Que entrada boa!' })
    expect(said.error).toBeUndefined()
    await expect(standing).toHaveText('Aprovado')
    await expect(page.getByText('Que entrada boa!')).toBeVisible()

    // They are to be shown to a client, and nobody sees them before they agree.
    const presentation = `Vizinhos ${artist.artisticName}`
    const made = await present(agent, artistId, presentation)
    await page.getByRole('link', { name: 'Ver meus trabalhos' }).click()
    await expect(mine.getByText('Aprovado · Abrir o teste')).toBeVisible()
    const asked = section(page, 'Para responder').getByRole('article', { name: presentation })
    await expect(asked).toContainText(`Personagem: ${ROLE.title}`)
    await asked.getByRole('button', { name: 'Aceito participar' }).click()
    const open = page
      .getByRole('list', { name: 'Apresentações' })
      .getByRole('article', { name: presentation })
    await expect(open.getByRole('status')).toHaveText(/^Você aceitou em/)
    await expect(mine.getByRole('status')).toHaveText('Apresentado ao cliente')

    // The client wants them, the agency says so, and they read it a minute later.
    const client = reviewer('Lia')
    const { room } = await openedRoom(made, client)
    expect(room.artists.map(({ artisticName, takes }) => [artisticName, takes.length])).toEqual([
      [artist.artisticName, 1],
    ])
    const choice = { artistId, answer: 'yes' as const, comment: 'É ela.' }
    expect((await answerRoom(made, client, [choice], 'send')).error).toBeUndefined()
    const message = 'O papel é seu! Ligamos amanhã.'
    const move = { artistId, roleId: ROLE.id, from: 'proposed', to: 'selected', message }
    const [moved] = await moveCandidates(agent, CASTING.id, [move])
    expect(moved).toMatchObject({ outcome: 'done' })
    await followNow(CASTING.id)
    await expect(mine.getByRole('status')).toHaveText('Aprovado')
    await expect(mine).toContainText(message)

    // What is left is talked about.
    await does(agent, 'startConversation', { uid: artistId })
    const text = 'Parabéns! A prova de figurino é na véspera: você consegue?'
    const about = { kind: 'casting', id: CASTING.id }
    const sent = { conversationId: artistId, messageId: randomUUID(), text, about }
    await does(agent, 'sendMessage', sent)
    await openMenu(page)
    await expect(navigationLink(page, 'Perfil')).toHaveAccessibleDescription('1 mensagem não lida')
    await navigationLink(page, 'Perfil').click()
    const listed = page.getByRole('list', { name: 'Conversas' }).getByRole('link', { name: 'Agência' })
    await listed.click()
    const log = page.getByRole('log', { name: 'Mensagens' })
    await expect(log.getByText(text)).toBeVisible()
    await log.getByRole('link', { name: CASTING.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: CASTING.title })).toBeVisible()
    await expect(page.getByText(message)).toBeVisible()
    await page.goBack()
    await page.getByLabel('Mensagem').fill('Consigo, sim. Obrigada!')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(log.getByText('Consigo, sim. Obrigada!')).toBeVisible()
    await page.getByRole('link', { name: 'Voltar ao perfil' }).click()
    await expect(listed).toHaveAccessibleDescription(/^Você: Consigo, sim/)
    const messages = backend.db.collection(`conversations/${artistId}/messages`).orderBy('n')
    await expect
      .poll(async () => (await messages.get()).docs.map((each) => String(each.get('text'))))
      .toEqual([text, 'Consigo, sim. Obrigada!'])
  },
)
