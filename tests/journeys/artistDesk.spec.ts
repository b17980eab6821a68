import type { APIRequestContext, Page } from '@playwright/test'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { cut, restore } from '../support/browser/network.ts'
import { registerArtist } from '../support/browser/newArtist.ts'
import {
  applicationOf,
  apply,
  candidate,
  changeApplication,
  followNow,
  openCasting,
} from '../support/castings.ts'
import { backend, bareAccount, PASSWORD, person } from '../support/functions/functions.ts'

const WEEK_HOURS = 168

/** An artist's list begins with what closes first: whose time is short stands in it, whatever else is open. */
async function closeIn(hours: number, ...castingIds: readonly string[]): Promise<void> {
  const applyUntil = new Date(Date.now() + hours * 3_600_000)
  for (const id of castingIds) await backend.db.doc(`castings/${id}`).update({ applyUntil })
}

test(
  'an artist finds a casting that fits and why, applies in place, sees each step and withdraws @phone',
  { tag: '@deep-desk' },
  async ({ page, request }) => {
    const agent = await person({ grants: ['AGENT'] })
    const artist = await registerArtist(request, {
      classes: ['atriz'],
      gender: 'feminino',
      playingAge: { min: 25, max: 35 },
      skills: [{ id: 'capoeira', level: 3 }],
    })
    const { castingId, casting } = await openCasting(agent, {
      roles: [
        {
          id: 'vizinha',
          role: {
            title: 'Vizinha',
            quantity: 2,
            profile: 'Alguém que ri com o corpo inteiro.',
            classes: ['atriz', 'cantor'],
            skills: [
              { id: 'capoeira', level: 2 },
              { id: 'violao', level: 4 },
            ],
            playingAge: { min: 30, max: 40 },
            gender: 'feminino',
            payCents: 250_000,
            usage: { media: ['internet'], territory: 'Brasil', months: 12 },
            order: 0,
          },
        },
      ],
    })
    const other = await openCasting(agent, {
      roles: [
        {
          id: 'avo',
          role: {
            title: 'Avô',
            quantity: 1,
            profile: 'Conta uma história que ninguém termina.',
            classes: ['ator'],
            skills: [],
            payCents: 0,
            usage: { media: ['internet'], territory: 'Brasil', months: 12 },
            order: 0,
          },
        },
      ],
    })
    await closeIn(1, castingId, other.castingId)
    await beSignedIn(page, artist.email, artist.password)
    await page.goto('/trabalhos')
    await expect(page.getByRole('heading', { level: 1, name: 'Trabalhos' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Para responder' })).toHaveCount(0)
    await expect(page.getByText('Você ainda não se inscreveu em nenhum casting.')).toBeVisible()

    const forYou = page.getByRole('list', { name: 'Castings para você' })
    const found = forYou.getByRole('article', { name: casting.title })
    await expect(found.getByText(/^encerra (hoje às \d\d:\d\d|amanhã)$/)).toBeVisible()
    await expect(found.getByText('Você atende 4 de 5: falta violão (avançado)')).toBeVisible()
    await expect(found.getByText('Cachê R$ 2.500,00 · 2 vagas')).toBeVisible()
    await expect(forYou.getByRole('article', { name: other.casting.title })).toHaveCount(0)
    await page.getByText(/^Outros castings abertos/).click()
    const folded = page.getByRole('article', { name: other.casting.title })
    await expect(folded.getByText('Você atende 0 de 1: falta classe (ator)')).toBeVisible()
    await expect(folded.getByRole('button', { name: 'Candidatar-se' })).toHaveCount(0)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light' })

    await found.getByRole('button', { name: 'Candidatar-se' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Foto 1')).toBeChecked()
    await dialog.getByLabel(/Recado/).fill('Danço e luto.')
    await dialog.getByRole('button', { name: 'Enviar inscrição' }).click()
    await expect(dialog).toBeHidden()
    const role = found.getByRole('article', { name: 'Vizinha' })
    await expect(role).toBeFocused()
    await expect(role.getByRole('status')).toHaveText(/^Recebida · você se inscreveu em \d/)
    await expect(role.getByRole('button')).toHaveCount(0)

    // What became of it is there at once when it is to be known, with the steps so far: a move before that leaves no trace.
    const mine = page
      .getByRole('list', { name: 'Minhas inscrições' })
      .getByRole('article', { name: casting.title })
    const steps = mine.getByRole('list', { name: 'Etapas' }).getByRole('listitem')
    await expect(mine.getByRole('status')).toHaveText('Recebida')
    const moved = { castingId, artistId: artist.uid }
    await changeApplication(agent, moved, 'shortlisted')
    expect((await applicationOf(castingId, artist.uid))?.status).toBe('submitted')
    await followNow(castingId)
    await expect(mine.getByRole('status')).toHaveText('Em análise')
    await expect(steps).toHaveText([/^Recebida em \d/, /^Em análise em \d/])
    await changeApplication(agent, moved, 'testing')
    await changeApplication(agent, moved, 'submitted')
    await followNow(castingId)
    await expectAccessible(page)

    await mine.getByRole('button', { name: 'Retirar inscrição' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retirar', exact: true }).click()
    await expect(mine.getByRole('status')).toHaveText('Inscrição retirada')
    // The agency's own columns are none of these, and it never went back.
    await expect(steps).toHaveText([/^Recebida em \d/, /^Em análise em \d/, /^Inscrição retirada em \d/])
    await expect(mine).toBeFocused()
    await expect(mine.getByRole('button')).toHaveCount(0)
    await mine.getByRole('link', { name: casting.title }).click()
    await expect(page).toHaveURL(new RegExp(`/casting/${castingId}$`))
    await closeIn(WEEK_HOURS, castingId, other.castingId)
  },
)

test(
  'who may not apply reads why above the castings, and what waits for them before everything else @phone',
  { tag: '@deep' },
  async ({ page }) => {
    const agent = await person({ grants: ['AGENT'] })
    const { castingId } = await openCasting(agent)
    await closeIn(1, castingId)
    const asked = await person({
      status: 'changes_requested',
      review: {
        decision: 'changesRequested',
        note: 'A primeira foto está escura.',
        at: { seconds: Math.floor(Date.now() / 1000) - 86_400, nanoseconds: 0 },
      },
    })
    await beSignedIn(page, asked.email, PASSWORD)
    await page.goto('/trabalhos')
    const waiting = page.getByRole('region', { name: 'Para responder' })
    await expect(waiting.getByText('“A primeira foto está escura.”')).toBeVisible()
    await expect(page.getByText(/^Para se inscrever, faça antes os ajustes/)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Castings para você' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Candidatar-se' })).toHaveCount(0)
    await expectAccessible(page)
    await waiting.getByRole('link', { name: 'Ajustar meu perfil' }).click()
    await expect(page).toHaveURL(/\/perfil$/)

    const account = await bareAccount()
    await beSignedIn(page, account.email, PASSWORD)
    await page.goto('/trabalhos')
    await expect(page.getByRole('link', { name: 'Fazer cadastro' })).toBeVisible()
    await expectAccessible(page)
    await closeIn(WEEK_HOURS, castingId)
  },
)

test('of very many applications each is there, those under way first', { tag: '@deep' }, async ({ page }) => {
  const MANY = 65
  const agent = await person({ grants: ['AGENT'] })
  const artist = await candidate()
  const { castingId, casting } = await openCasting(agent)
  const batch = backend.db.batch()
  for (let index = 0; index < MANY; index += 1) {
    const roleId = `papel-${String(index)}`
    const at = new Date(Date.UTC(2026, 0, 1, 0, index))
    const status = index === 0 ? 'submitted' : 'declined'
    batch.set(backend.db.doc(`castings/${castingId}/applications/${artist.uid}_${roleId}`), {
      castingId,
      artistId: artist.uid,
      roleId,
      status,
      castingTitle: casting.title,
      roleTitle: `Papel ${String(index)}`,
      note: '',
      mediaIds: [],
      history: [{ status, at, by: artist.uid }],
      createdAt: at,
      updatedAt: at,
    })
  }
  await batch.commit()
  await beSignedIn(page, artist.email, PASSWORD)
  await page.goto('/trabalhos')
  const section = page.getByRole('region', { name: 'Minhas inscrições' })
  const mine = section.getByRole('article')
  await expect(mine).toHaveCount(10)
  for (const count of [20, 30, 40, 50, 60]) {
    await section.getByRole('button', { name: 'Carregar mais' }).click()
    await expect(mine).toHaveCount(count)
  }
  // The oldest of all is the only one under way: once it is known, it comes first.
  await expect(mine.first()).toHaveAccessibleName(/Papel 0$/)
  // Meanwhile one more: nothing falls out between what is followed and what was read before.
  await apply(artist, castingId)
  await expect(mine.first()).toHaveAccessibleName(/Vizinha$/)
  await section.getByRole('button', { name: 'Carregar mais' }).click()
  await expect(mine).toHaveCount(MANY + 1)
  await expect(section.getByRole('button', { name: 'Carregar mais' })).toHaveCount(0)
})

/** The works of an artist who has none yet. */
async function openCredits(page: Page, request: APIRequestContext) {
  const artist = await registerArtist(request)
  await beSignedIn(page, artist.email)
  await page.goto('/trabalhos')
  const credits = page.getByRole('region', { name: 'Meu currículo' })
  const add = credits.getByRole('button', { name: 'Adicionar ao currículo' })
  const titles = credits.getByRole('heading', { level: 3 })
  const dialog = page.getByRole('dialog')
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const addPlay = async (title: string, year: string) => {
    await add.click()
    await dialog.getByLabel('Título').fill(title)
    await dialog.getByLabel('Ano').fill(year)
    await dialog.getByLabel('Tipo').selectOption('Teatro')
    await press('Adicionar')
    await expect(titles.filter({ hasText: title })).toBeVisible()
  }
  return { credits, add, titles, dialog, press, addPlay }
}

test(
  'without a connection a work is not said to be saved, nor its place, and nothing is lost @phone',
  { tag: '@deep' },
  async ({ page, request, allowedErrors }) => {
    allowedErrors.push(/The order of works was not changed/)
    const { credits, titles, dialog, press, addPlay } = await openCredits(page, request)
    await addPlay('Cais', '2024')
    await addPlay('Sal', '2021')

    await credits.getByRole('button', { name: 'Editar: Sal' }).click()
    await dialog.getByLabel('Título').fill('Sal na varanda')
    await cut(page)
    await press('Salvar')
    await expect(dialog.getByRole('alert')).toContainText('Não foi salvo.')
    await restore(page)
    await press('Salvar')
    await expect(titles).toHaveText(['Cais', 'Sal na varanda'])

    await cut(page)
    await credits.getByRole('button', { name: 'Mover para baixo: Cais' }).click()
    await expect(titles).toHaveText(['Sal na varanda', 'Cais'])
    await expect(page.getByText('A ordem não foi salva', { exact: true })).toBeVisible()
    await expect(titles).toHaveText(['Cais', 'Sal na varanda'])
    await restore(page)
    await page.reload()
    await expect(titles).toHaveText(['Cais', 'Sal na varanda'])
  },
)

test(
  'an artist writes their works, puts them in order and finds them after a reload @phone',
  { tag: '@deep-phone' },
  async ({ page, request, isMobile }) => {
    const { credits, add, titles, dialog, press, addPlay } = await openCredits(page, request)

    await expect(credits.getByRole('heading', { name: 'Nenhum trabalho ainda' })).toBeVisible()
    await expectAccessible(page)
    await add.click()
    await press('Adicionar')
    await expect(dialog.getByLabel('Título')).toHaveAccessibleDescription('Informe o título.')
    await expect(dialog.getByLabel('Ano')).toHaveAccessibleDescription('Informe o ano com quatro algarismos.')
    await expect(dialog.getByLabel('Tipo')).toHaveAccessibleDescription('Escolha o tipo.')
    await dialog.getByLabel('Título').fill('Maré')
    await dialog.getByLabel('Ano').fill('2019')
    await dialog.getByLabel('Tipo').selectOption('Cinema')
    await dialog.getByLabel('Personagem ou função').fill('Marina')
    await dialog.getByLabel('Link 1').fill('javascript:alert(1)')
    await press('Adicionar')
    await expect(dialog.getByLabel('Link 1')).toHaveAccessibleDescription(/https:\/\//)
    await dialog.getByLabel('Link 1').fill('vimeo.com/1084537')
    await dialog.getByLabel('Foto 1').check()
    await expectAccessible(page)
    await press('Adicionar')
    await expect(titles).toHaveText(['Maré'])
    await expect(credits.getByText('Cinema · papel: Marina')).toBeVisible()
    await expect(credits.getByText('1 foto · 1 link')).toBeVisible()
    await expect(add).toBeFocused()

    // Each stands before what is older.
    await addPlay('Cais', '2024')
    await addPlay('Sal', '2021')
    await expect(titles).toHaveText(['Cais', 'Sal', 'Maré'])

    // Closed by mistake, what was typed is there again.
    const edit = credits.getByRole('button', { name: 'Editar: Sal' })
    await edit.click()
    await dialog.getByLabel('Título').fill('Sal na varanda')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await edit.click()
    await expect(dialog.getByLabel('Título')).toHaveValue('Sal na varanda')
    await dialog.getByLabel('Visibilidade').selectOption('Só eu')
    await press('Salvar')
    await expect(titles).toHaveText(['Cais', 'Sal na varanda', 'Maré'])

    // With the keyboard alone.
    const down = credits.getByRole('button', { name: 'Mover para baixo: Cais' })
    await down.focus()
    await page.keyboard.press('Enter')
    await expect(titles).toHaveText(['Sal na varanda', 'Cais', 'Maré'])
    await expect(credits.getByText('Cais: posição 2 de 3')).toBeAttached()
    await expect(down).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(titles).toHaveText(['Sal na varanda', 'Maré', 'Cais'])
    await expect(credits.getByRole('button', { name: 'Mover para cima: Cais' })).toBeFocused()
    await expect(credits.getByText('Salvando…')).toBeHidden()
    await page.reload()
    await expect(titles).toHaveText(['Sal na varanda', 'Maré', 'Cais'])
    await expect(credits.getByText('Só eu')).toBeVisible()

    await credits.getByRole('button', { name: 'Excluir: Maré' }).click()
    await expect(titles).toHaveText(['Sal na varanda', 'Cais'])
    await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
    await expect(titles).toHaveText(['Sal na varanda', 'Maré', 'Cais'])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    if (isMobile) return
    const rows = credits.getByRole('listitem')
    await rows.nth(2).dragTo(rows.first())
    await expect(titles).toHaveText(['Cais', 'Sal na varanda', 'Maré'])
    await page.getByRole('button', { name: 'Desfazer: “Cais” mudou de lugar no currículo' }).click()
    await expect(titles).toHaveText(['Sal na varanda', 'Maré', 'Cais'])
    await expect(credits.getByText('Salvando…')).toBeHidden()
    await page.reload()
    await expect(titles).toHaveText(['Sal na varanda', 'Maré', 'Cais'])
  },
)
