import type { Locator, Page } from '@playwright/test'
import { type Review, reviewSchema } from '@ribalta/domain/schemas/proposals/answers'
import { enterRoom } from '../support/browser/enterRoom.ts'
import { expectLoaded } from '../support/browser/expectLoaded.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { cut, restore } from '../support/browser/network.ts'
import { backend, call, person } from '../support/functions/functions.ts'
import { type MadeProposal, makeProposal, presentedItem, proposalOf } from '../support/proposals.ts'
import { passed } from '../support/screenTests.ts'
import { shownArtist } from '../support/shownArtists.ts'

const CLOSED = 'Esta apresentação não está disponível'
const artist = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Suas respostas' })
const isSaved = (page: Page): Promise<void> =>
  expect(bar(page).getByText('Salvo', { exact: true })).toBeVisible()

async function choose(page: Page, name: string, answer: string): Promise<void> {
  await artist(page, name)
    .getByRole('radiogroup', { name: 'Sua resposta' })
    .getByRole('radio', { name: answer })
    .check()
}

/** A proposal of two artists for one role. */
async function proposalOfTwo() {
  const [ana, bia] = await Promise.all([
    shownArtist({ artisticName: 'Ana da Resposta' }, { photos: 1 }),
    shownArtist({ artisticName: 'Bia da Resposta' }, { photos: 1 }),
  ])
  const role = 'Vizinha'
  return { ana, bia, made: await makeProposal([presentedItem(ana, { role }), presentedItem(bia, { role })]) }
}

/** Enters a room and waits for its photos: one that is refused later would have the room ask what has changed, before a client does anything. */
async function settleIn(page: Page, made: MadeProposal): Promise<void> {
  await enterRoom(page, made, 'Marina')
  for (const name of ['Ana da Resposta', 'Bia da Resposta'])
    await expectLoaded(artist(page, name).locator('img').first())
}

/** What the agency has of a proposal's reviewers. */
async function reviewsOf({ id }: MadeProposal): Promise<Review[]> {
  const { docs } = await backend.db.collection(`proposals/${id}/answers`).get()
  return docs.map((stored) => reviewSchema.parse(stored.data()))
}

test(
  'two reviewers of one name answer on their own devices: one sends and changes, one loses the connection @phone',
  { tag: '@deep-desk' },
  async ({ page, browser }) => {
    const { ana, bia, made } = await proposalOfTwo()
    const other = await (await browser.newContext()).newPage()
    await page.goto(`/proposta/${made.id}#${made.key}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Campanha de inverno' })).toBeVisible()
    await expectAccessible(page)
    await enterRoom(page, made, 'Marina')
    await enterRoom(other, made, 'Marina')

    await choose(page, 'Ana da Resposta', 'Sim')
    await artist(page, 'Ana da Resposta').getByRole('button', { name: '1ª opção' }).click()
    await artist(page, 'Ana da Resposta').getByLabel('Comentário').fill('Que sorriso!')
    await isSaved(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Comparar' }).click()
    const comparison = page.getByRole('dialog', { name: 'Comparar' })
    await expect(comparison.getByRole('article')).toHaveCount(1)
    await comparison.getByRole('button', { name: 'Todos' }).click()
    await comparison
      .getByRole('article', { name: 'Bia da Resposta' })
      .getByRole('radio', { name: 'Não' })
      .check()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Comparar' })).toBeFocused()
    await page.getByRole('button', { name: 'Enviar respostas' }).click()
    await expect(bar(page).getByText('Respostas enviadas')).toBeVisible()
    await expectAccessible(page)

    await choose(other, 'Ana da Resposta', 'Talvez')
    await isSaved(other)
    await cut(other)
    await choose(other, 'Bia da Resposta', 'Sim')
    await artist(other, 'Bia da Resposta').getByLabel('Comentário').fill('Escrito sem rede')
    await expect(bar(other).getByText(/^Sem conexão: guardado neste aparelho/)).toBeVisible()
    await restore(other)
    await isSaved(other)
    await cut(other)
    await artist(other, 'Ana da Resposta').getByLabel('Comentário').fill('Antes de recarregar')
    await expect(bar(other).getByText(/^Sem conexão/)).toBeVisible()
    await other.context().setOffline(false)
    await other.reload()
    await expect(artist(other, 'Ana da Resposta').getByLabel('Comentário')).toHaveValue('Antes de recarregar')
    await isSaved(other)

    const sent = (await reviewsOf(made)).find(({ status }) => status === 'sent')
    const open = (await reviewsOf(made)).find(({ status }) => status === 'open')
    expect(sent).toMatchObject({
      choices: {
        [ana.uid]: { answer: 'yes', preference: 1, comment: 'Que sorriso!' },
        [bia.uid]: { answer: 'no', comment: '' },
      },
    })
    expect(open).toMatchObject({
      choices: {
        [ana.uid]: { answer: 'maybe', comment: 'Antes de recarregar' },
        [bia.uid]: { answer: 'yes', comment: 'Escrito sem rede' },
      },
    })
    expect(await proposalOf(made.id)).toMatchObject({ status: 'answered', openedBy: 2, answeredBy: 1 })

    await page.getByRole('button', { name: 'Mudar respostas' }).click()
    await choose(page, 'Bia da Resposta', 'Talvez')
    await page.getByRole('button', { name: 'Enviar respostas' }).click()
    await expect(bar(page).getByText('Respostas enviadas')).toBeVisible()
    const changed = (await reviewsOf(made)).find(({ status }) => status === 'sent')
    expect(changed?.choices[bia.uid]?.answer).toBe('maybe')
    await page.reload()
    await expect(artist(page, 'Bia da Resposta').getByText('Talvez')).toBeVisible()
    await other.context().close()
  },
)

test(
  'a code that is set while a client is inside asks for itself, and what was chosen goes on',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/403/)
    const agent = await person({ grants: ['AGENT'], status: 'published' })
    const { ana, made } = await proposalOfTwo()
    await settleIn(page, made)
    await choose(page, 'Bia da Resposta', 'Não')
    await isSaved(page)
    const { error } = await call(
      'setProposalCode',
      { proposalId: made.id, code: 'segredo-da-serra' },
      agent.token,
    )
    expect(error).toBeUndefined()
    await choose(page, 'Ana da Resposta', 'Sim')
    await expect(page.getByLabel('Código de acesso')).toBeVisible()
    await expect(page.getByLabel('Seu nome')).toHaveValue('Marina')
    await expectAccessible(page)
    await page.getByLabel('Código de acesso').fill('outro-segredo')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByText(/^Este código não é o certo/)).toBeVisible()
    await expect(page.getByLabel('Código de acesso')).toBeFocused()
    await page.getByLabel('Código de acesso').fill('segredo-da-serra')
    await page.keyboard.press('Enter')
    await expect(artist(page, 'Ana da Resposta').getByRole('radio', { name: 'Sim' })).toBeChecked()
    await isSaved(page)
    expect((await reviewsOf(made)).map(({ choices }) => choices[ana.uid]?.answer)).toEqual(['yes'])
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(kept).not.toContain('segredo')
    await page.reload()
    await expect(artist(page, 'Ana da Resposta')).toBeVisible()
  },
)

test(
  'a deadline that passes in the middle of an answer leaves the client what was not sent',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/404/)
    const { made } = await proposalOfTwo()
    await settleIn(page, made)
    await choose(page, 'Ana da Resposta', 'Sim')
    await isSaved(page)
    await backend.db.doc(`proposals/${made.id}`).update({ deadline: passed() })
    await artist(page, 'Bia da Resposta').getByLabel('Comentário').fill('Tarde demais?')
    await expect(page.getByRole('heading', { level: 1, name: CLOSED })).toBeVisible()
    const unsent = page.getByRole('region', { name: 'O que você ainda não tinha enviado' })
    await expect(unsent).toContainText('Bia da Resposta: sem resposta')
    await expect(unsent).toContainText('Tarde demais?')
    await expect(unsent).not.toContainText('Ana da Resposta')
    await expect(unsent.getByRole('button', { name: 'Copiar' })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(unsent).toContainText('Tarde demais?')
  },
)

test(
  'an artist who leaves a proposal in the middle of an answer is named',
  { tag: '@deep' },
  async ({ page }) => {
    const { bia, made } = await proposalOfTwo()
    await settleIn(page, made)
    await backend.db
      .doc(`proposals/${made.id}`)
      .update({ items: [presentedItem(bia, { role: 'Vizinha' })], people: [bia.uid] })
    await choose(page, 'Ana da Resposta', 'Sim')
    await expect(bar(page).getByText(/^Ana da Resposta saiu desta apresentação/)).toBeVisible()
    await expect(artist(page, 'Ana da Resposta')).toBeHidden()
    await page.getByRole('button', { name: 'Entendi' }).click()
    await choose(page, 'Bia da Resposta', 'Sim')
    await isSaved(page)
    expect((await reviewsOf(made)).flatMap(({ people }) => people)).toEqual([bia.uid])
  },
)

test('two tabs of one device are one reviewer', { tag: '@deep' }, async ({ page, context }) => {
  const { ana, bia, made } = await proposalOfTwo()
  // A tab that is opened before the first one was let in asks for a name, too.
  await settleIn(page, made)
  const second = await context.newPage()
  await second.goto(`/proposta/${made.id}#${made.key}`)
  await choose(second, 'Ana da Resposta', 'Sim')
  await isSaved(second)
  await expect(artist(page, 'Ana da Resposta').getByRole('radio', { name: 'Sim' })).toBeChecked()
  await choose(page, 'Bia da Resposta', 'Não')
  await isSaved(page)
  const [review, ...others] = await reviewsOf(made)
  expect(others).toEqual([])
  expect(review?.choices).toMatchObject({ [ana.uid]: { answer: 'yes' }, [bia.uid]: { answer: 'no' } })
  await second.getByRole('button', { name: 'Enviar respostas' }).click()
  await expect(bar(second).getByText('Respostas enviadas')).toBeVisible()
})

test(
  'sixty artists are answered one after the other, and typing draws none of the others anew',
  { tag: '@deep' },
  async ({ page }) => {
    const all = await Promise.all(
      Array.from({ length: 60 }, (_, index) => shownArtist({ artisticName: `Artista ${String(index + 1)}` })),
    )
    const made = await makeProposal(all.map((each) => presentedItem(each)))
    await enterRoom(page, made, 'Marina')
    for (const { profile } of all) await choose(page, profile.artisticName, 'Talvez')
    await expect(bar(page).getByText('60 de 60 respondidos')).toBeVisible()
    await page.evaluate(() => {
      const others = [...document.querySelectorAll('[data-room] section')].slice(2, 30)
      const observer = new MutationObserver(() => {
        document.documentElement.dataset['redrawn'] = 'yes'
      })
      for (const other of others)
        observer.observe(other, { subtree: true, childList: true, attributes: true })
    })
    await artist(page, 'Artista 60').getByLabel('Comentário').pressSequentially('Gostei')
    await isSaved(page)
    expect(await page.evaluate(() => document.documentElement.dataset['redrawn'])).toBeUndefined()
    const [review] = await reviewsOf(made)
    expect(Object.keys(review?.choices ?? {})).toHaveLength(60)
  },
)
