import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expectLoaded } from '../support/browser/expectLoaded.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { registerArtist } from '../support/browser/newArtist.ts'
import { backend, call, person, profileOf } from '../support/functions/functions.ts'
import { makeProposal, openedRoom, presentedItem, proposalForm } from '../support/proposals.ts'

test(
  'an artist who must agree to being shown reads what a client sees, agrees, and leaves again: the room has them only in between @phone',
  { tag: '@deep-desk' },
  async ({ page, request }) => {
    const { uid, email } = await registerArtist(request)
    await backend.db.doc(`profiles/${uid}`).update({ status: 'published' })
    const profile = await profileOf(uid)
    if (profile === undefined) throw new Error('Nobody was registered')
    const title = 'Campanha de inverno: vizinhas que se encontram na feira'
    const made = await makeProposal([presentedItem({ uid, profile }, { role: 'Vizinha' })], {
      title,
      consentMode: 'agree',
      facts: ['uf'],
    })
    const shown = async () => {
      const { room, tickets } = await openedRoom(made)
      return { people: room.artists.map(({ id }) => id), tickets: Object.values(tickets) }
    }
    expect(await shown()).toEqual({ people: [], tickets: [] })

    await beSignedIn(page, email)
    await page.goto('/trabalhos')
    const waiting = page.getByRole('region', { name: 'Para responder' }).getByRole('article', { name: title })
    await expect(page.getByRole('heading', { level: 2, name: 'Para responder' })).toBeVisible()
    await expect(waiting.getByRole('status')).toHaveText('Esperando você aceitar')
    await expect(waiting.getByText('Personagem: Vizinha')).toBeVisible()
    await expectLoaded(waiting.getByRole('img', { name: 'Foto 1' }))
    await expectAccessible(page)
    const agree = waiting.getByRole('button', { name: 'Aceito participar' })
    await expect(agree).toHaveAccessibleDescription(title)
    await agree.focus()
    await page.keyboard.press('Enter')
    const open = page.getByRole('list', { name: 'Apresentações' }).getByRole('article', { name: title })
    await expect(open.getByRole('status')).toHaveText(/^Você aceitou em \d/)
    await expect(waiting).toHaveCount(0)
    const between = await shown()
    expect(between.people).toEqual([uid])
    const [ticket = ''] = between.tickets
    expect((await page.request.get(`/file/${ticket}`)).status()).toBe(200)

    const agent = await person({ grants: ['AGENT'], status: 'published' })
    const form = proposalForm([presentedItem({ uid, profile }, { role: 'Vizinha' })], {
      title,
      consentMode: 'agree',
      facts: ['uf', 'heightCm'],
    })
    const saved = await call('saveProposal', { proposalId: made.id, version: 1, form }, agent.token)
    expect(saved.error).toBeUndefined()
    await expect(waiting.getByRole('status')).toHaveText('A agência quer mostrar mais')
    await expect(waiting.getByText('Altura.')).toBeVisible()
    const heightIn = async () => (await openedRoom(made)).room.artists[0]?.facts.heightCm
    expect(await heightIn()).toBeUndefined()
    await expectAccessible(page)
    await waiting.getByRole('button', { name: 'Aceito participar' }).click()
    await expect(waiting).toHaveCount(0)
    expect(await heightIn()).toBe(profile.heightCm)

    await page.getByRole('link', { name: 'Ver todas as apresentações' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Apresentações' })).toBeVisible()
    const item = page.getByRole('main').getByRole('article', { name: title })
    await item.getByRole('button', { name: 'Quero sair' }).focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Sair desta apresentação?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Sair' }).click()
    await expect(item.getByRole('status')).toHaveText(/^Você saiu em \d/)
    await expect(item).toBeFocused()
    await expectAccessible(page)
    expect(await shown()).toEqual({ people: [], tickets: [] })
    expect((await page.request.get(`/file/${ticket}`)).status()).toBe(403)
  },
)
