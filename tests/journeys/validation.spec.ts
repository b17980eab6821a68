import { randomInt } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { CONSENT_VERSIONS } from '@ribalta/domain/account/consents'
import { PUBLIC_FIELDS } from '@ribalta/domain/people/publicChanges'
import { backend, PASSWORD, person, profileOf } from '../support/functions/functions.ts'
import { expect, expectAccessible, openMenu, signIn, test } from '../support/browser/journey.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { makePhoto } from '../support/browser/photos.ts'
import { routeCall } from '../support/browser/routeCall.ts'
import { change, newArtist, putFirst, review, type Artist } from '../support/browser/reviews.ts'

const queue = (page: Page) => page.getByRole('list', { name: 'Fila' })
const decision = (page: Page) => page.getByRole('region', { name: 'Decisão' })

/** A page of a browser in which nobody is signed in. */
async function visit(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(path)
  return page
}

async function expectNotPublic(browser: Browser, { username, artisticName }: Artist): Promise<void> {
  const page = await visit(browser, `/${username}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ninguém neste endereço' })).toBeVisible()
  await page.goto(`/artistas?nome=${encodeURIComponent(artisticName)}`)
  await expect(page.getByText('Nenhum artista encontrado')).toBeVisible()
  await page.context().close()
}

async function expectPublic(browser: Browser, { username, artisticName }: Artist): Promise<Page> {
  const page = await visit(browser, `/${username}`)
  await expect(page.getByRole('heading', { level: 1, name: artisticName })).toBeVisible()
  await expect
    .poll(() =>
      page
        .locator('article img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
  return page
}

/** Opens somebody's entry from the queue. */
async function openFromQueue(page: Page, { artisticName }: Artist): Promise<void> {
  await page.goto('/validation')
  await queue(page).getByRole('link', { name: artisticName }).click()
  await expect(page.getByRole('heading', { level: 2, name: artisticName })).toBeVisible()
}

const entryPath = ({ uid }: { uid: string }) => `/validation?perfil=${uid}`

test(
  'a registration is not public until an agent approves it; then the next entry opens @phone',
  { tag: '@deep-phone' },
  async ({ page, request, browser }) => {
    const agent = await person({ grants: ['AGENT'] })
    const artist = await newArtist(request)
    await expectNotPublic(browser, artist)
    await putFirst(artist.uid)

    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto('/validation')
    const entry = queue(page).getByRole('listitem').filter({ hasText: artist.artisticName })
    await expect(entry).toContainText('Cadastro novo')
    await expectAccessible(page)
    await entry.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 2, name: artist.artisticName })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ampliar Foto 1' })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${artist.artisticName} · Validation`))
    await expectAccessible(page)

    await decision(page).getByRole('button', { name: 'Aprovar e publicar' }).click()
    await expect(page.getByText(`${artist.artisticName}: publicado`, { exact: true })).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(artist.uid))
    await expect(page).toHaveURL(/perfil=/)
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(artist.artisticName)
    await expect(queue(page).getByText(artist.artisticName)).toHaveCount(0)
    const visitor = await expectPublic(browser, artist)
    await visitor.context().close()
  },
)

test(
  'a change of somebody published stays unpublished until it is approved @phone',
  { tag: '@deep' },
  async ({ page, request, browser }) => {
    const agent = await person({ grants: ['AGENT'] })
    const artist = await newArtist(request, { city: 'Recife', uf: 'PE', bio: 'Faço teatro. Moro aqui.' })
    expect((await review(artist.uid, agent.token, 'approve')).error).toBeUndefined()
    const links = { site: 'https://example.com/ana' }
    await change(artist, { city: 'Olinda', bio: 'Faço teatro. Moro em Olinda.', links })
    await putFirst(artist.uid)
    const visitor = await expectPublic(browser, artist)
    await expect(visitor.getByText('Recife, PE')).toBeVisible()

    await beSignedIn(page, agent.email, PASSWORD)
    await openFromQueue(page, artist)
    const changes = page.getByRole('table', { name: 'O que mudou' })
    await expect(changes.getByRole('rowheader')).toHaveText(['CidadeMudou', 'ApresentaçãoMudou', 'LinksNovo'])
    await expect(changes.getByRole('cell')).toHaveText([
      'Recife',
      'Olinda',
      'Faço teatro. Moro aqui. ',
      'Faço teatro. Moro em Olinda. ',
      '—',
      /^Site: https:\/\/example.com\/ana/,
    ])
    await expect(changes.getByRole('deletion')).toHaveText(['Recife', 'Moro aqui. '])
    await expect(changes.getByRole('insertion')).toHaveText(['Olinda', 'Moro em Olinda. ', /^Site/])
    await page.getByText(`${String(PUBLIC_FIELDS.length - 3)} campos sem mudança`).click()
    await expectAccessible(page)

    await decision(page).getByRole('button', { name: 'Aprovar mudança' }).click()
    await expect(page.getByText(`${artist.artisticName}: publicado`, { exact: true })).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText('Olinda, PE')).toBeVisible()
    await visitor.context().close()
  },
)

test(
  'photos that were added and removed are marked, shown to staff, and open by keyboard',
  { tag: '@deep' },
  async ({ page, request }) => {
    const agent = await person({ grants: ['AGENT'] })
    const artist = await newArtist(request)
    expect((await review(artist.uid, agent.token, 'approve')).error).toBeUndefined()
    await beSignedIn(page, artist.email, PASSWORD)
    await page.goto('/perfil')
    await page.getByLabel('Fotos e vídeos').setInputFiles([await makePhoto('nova.jpg', '#1c6640')])
    await page.getByRole('button', { name: 'Remover: Foto 1' }).click()
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(page.getByText('Tudo salvo.')).toBeVisible()
    await openMenu(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')

    await signIn(page, agent.email, PASSWORD)
    await page.goto(entryPath(artist))
    const media = page.getByRole('list', { name: 'Fotos e vídeos' }).getByRole('listitem')
    await expect(media.nth(0)).toContainText('Nova')
    await expect(media.nth(1)).toContainText('Retirada')
    for (const index of [0, 1]) {
      await expect
        .poll(() =>
          media
            .nth(index)
            .locator('img')
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0)
    }
    const photo = page.getByRole('button', { name: 'Ampliar Foto 1' })
    await photo.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img', { name: 'Foto 1' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(photo).toBeFocused()
  },
)

test('an agent asks for changes by keyboard; the artist reads it at once, mends it and is queued again', async ({
  page,
  request,
  browser,
}) => {
  const agent = await person({ grants: ['AGENT'] })
  const artist = await newArtist(request)
  await putFirst(artist.uid)
  const own = await (await browser.newContext()).newPage()
  await beSignedIn(own, artist.email, PASSWORD)
  await own.goto('/perfil')
  await expect(own.getByText('Em validação')).toBeVisible()

  await beSignedIn(page, agent.email, PASSWORD)
  await page.goto('/validation')
  const link = queue(page).getByRole('link', { name: artist.artisticName })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: artist.artisticName })).toBeVisible()
  await decision(page).getByRole('button', { name: 'Pedir ajustes' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Pedir ajustes a ${artist.artisticName}` })
  const note = dialog.getByLabel('Recado para o artista')
  await expect(note).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(note).toHaveAccessibleDescription(/Escreva ao artista/)
  await expectAccessible(page)
  await note.focus()
  await page.keyboard.type('Diga em que cidade você mora.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${artist.artisticName}: ajustes pedidos`, { exact: true })).toBeVisible()
  await expect(queue(page).getByText(artist.artisticName)).toHaveCount(0)

  await expect(own.getByText('Ajustes pedidos', { exact: true })).toBeVisible()
  await expect(own.getByText('Diga em que cidade você mora.')).toBeVisible()
  await own.getByLabel('Cidade').fill('Natal')
  await own.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(own.getByText('Tudo salvo.')).toBeVisible()
  await own.context().close()

  await putFirst(artist.uid)
  await openFromQueue(page, artist)
  await expect(page.getByText('Diga em que cidade você mora.')).toBeVisible()
  await expect(page.getByText('Natal')).toBeVisible()
  await expectNotPublic(browser, artist)
})

test(
  'rejecting a change asks for the reason and keeps the published page up',
  { tag: '@deep' },
  async ({ page, request, browser }) => {
    const agent = await person({ grants: ['AGENT'] })
    const artist = await newArtist(request)
    expect((await review(artist.uid, agent.token, 'approve')).error).toBeUndefined()
    await change(artist, { bio: 'Texto que não pode ficar.' })
    await (await expectPublic(browser, artist)).context().close()

    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto(entryPath(artist))
    await decision(page).getByRole('button', { name: 'Recusar' }).click()
    const dialog = page.getByRole('dialog', { name: `Recusar a mudança de ${artist.artisticName}?` })
    await expect(dialog).toContainText('A página continua no ar')
    await page.keyboard.press('Escape')
    await expect(decision(page).getByRole('button', { name: 'Recusar' })).toBeFocused()
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Motivo da recusa').fill('As fotos não são suas.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Recusar mudança' }).click()
    await expect(page.getByText(`${artist.artisticName}: mudança recusada`, { exact: true })).toBeVisible()
    const publicPage = await expectPublic(browser, artist)
    await expect(publicPage.getByText('Texto que não pode ficar.')).toHaveCount(0)
    await publicPage.context().close()

    const own = await visit(browser, '/login')
    await beSignedIn(own, artist.email, PASSWORD)
    await own.goto('/perfil')
    await expect(own.getByText('Publicado', { exact: true })).toBeVisible()
    await expect(own.getByText(/^Mudança não aprovada em/)).toBeVisible()
    await expect(own.getByText('As fotos não são suas.')).toBeVisible()
    await own.context().close()
  },
)

test('a minor is validated by a director alone, once the guardian’s consent is confirmed', async ({
  page,
  request,
  browser,
  allowedErrors,
}) => {
  allowedErrors.push(/400|403/)
  const agent = await person({ grants: ['AGENT'] })
  const director = await person({ grants: ['AGENT', 'DIRECTOR'] })
  const { terms, privacy, guardian } = CONSENT_VERSIONS
  const artist = await newArtist(request, {
    birthDate: `${String(new Date().getFullYear() - 12)}-01-15`,
    guardian: {
      name: 'Marta Responsável',
      email: 'marta@example.com',
      phone: '11987650000',
      relation: 'mae',
    },
    consents: { terms, privacy, guardian },
  })

  await beSignedIn(page, agent.email, PASSWORD)
  await page.goto(entryPath(artist))
  await expect(page.getByRole('heading', { level: 2, name: artist.artisticName })).toBeVisible()
  await expect(page.getByText(/só podem ser validados pela direção/)).toBeVisible()
  await expect(decision(page)).toHaveCount(0)
  await expect(page.getByText('Marta Responsável')).toHaveCount(0)
  await expectAccessible(page)
  const refused = await review(artist.uid, agent.token, 'approve', { guardianConfirmed: true })
  expect(refused.error?.status).toMatch(/PERMISSION_DENIED|FAILED_PRECONDITION/)
  await expectNotPublic(browser, artist)
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')

  await signIn(page, director.email, PASSWORD)
  await page.goto(entryPath(artist))
  await decision(page).getByRole('button', { name: 'Aprovar e publicar' }).click()
  const confirmation = page.getByLabel(/Confirmei com o responsável/)
  await expect(confirmation).toBeFocused()
  await expect(confirmation).toHaveAccessibleDescription(/Confirme o consentimento/)
  await page.getByRole('button', { name: 'Ver dados do responsável' }).click()
  await expect(page.getByText('Marta Responsável (mãe)')).toBeVisible()
  await expect(page.getByText('(11) 98765-0000')).toBeVisible()
  await expectAccessible(page)
  const readings = await backend.db.collection('auditLog').where('subject', '==', artist.uid).get()
  expect(readings.docs.map((line) => [line.get('kind'), line.get('actor')] as unknown[])).toContainEqual([
    'privateRead',
    director.uid,
  ])
  await confirmation.check()
  await decision(page).getByRole('button', { name: 'Aprovar e publicar' }).click()
  await expect(page.getByText(`${artist.artisticName}: publicado`, { exact: true })).toBeVisible()
  // Without the guardian's own wish there is no page.
  await expectNotPublic(browser, artist)
})

test(
  'a profile that changed meanwhile is shown anew, and the note stays',
  { tag: '@deep' },
  async ({ page, request, allowedErrors }) => {
    allowedErrors.push(/409|net::ERR_FAILED/)
    const agent = await person({ grants: ['AGENT'] })
    const artist = await newArtist(request, { city: 'Recife', uf: 'PE' })
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto(entryPath(artist))
    await expect(page.getByText('Recife', { exact: true })).toBeVisible()
    await change(artist, { city: 'Olinda' })
    await decision(page).getByRole('button', { name: 'Aprovar e publicar' }).click()
    await expect(page.getByRole('alert')).toContainText('mudou enquanto você o conferia')
    await expect(page.getByText('Olinda', { exact: true })).toBeVisible()
    expect((await profileOf(artist.uid))?.status).toBe('pending')

    // What cannot be sent is kept, and sent later.
    const letThrough = await routeCall(page, 'reviewProfile', (route) => route.abort())
    await decision(page).getByRole('button', { name: 'Pedir ajustes' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Recado para o artista').fill('Conte mais sobre você.')
    await dialog.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Não foi possível registrar a decisão')
    await page.keyboard.press('Escape')
    await letThrough()
    await decision(page).getByRole('button', { name: 'Pedir ajustes' }).click()
    await expect(dialog.getByLabel('Recado para o artista')).toHaveValue('Conte mais sobre você.')
    await dialog.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(page.getByText(`${artist.artisticName}: ajustes pedidos`, { exact: true })).toBeVisible()
    expect((await profileOf(artist.uid))?.review?.note).toBe('Conte mais sobre você.')
  },
)

test('what another reviewer decided is felt at once', { tag: '@deep' }, async ({ page, request }) => {
  const [agent, other] = [await person({ grants: ['AGENT'] }), await person({ grants: ['AGENT'] })]
  const artist = await newArtist(request)
  await putFirst(artist.uid)
  await beSignedIn(page, agent.email, PASSWORD)
  await openFromQueue(page, artist)
  await decision(page).getByRole('button', { name: 'Recusar' }).click()
  await page.getByLabel('Motivo da recusa').fill('As fotos são antigas.')
  expect((await review(artist.uid, other.token, 'approve')).error).toBeUndefined()
  await expect(page.getByLabel('Motivo da recusa')).toHaveValue('As fotos são antigas.')
  await expect(page.getByRole('alert')).toContainText(/.+ aprovou este perfil às \d\d:\d\d\./)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByText(/não está na fila. Situação: publicado/)).toBeVisible()
})

test(
  'somebody who may have registered twice, or looks like another, is pointed out',
  { tag: '@deep' },
  async ({ page }) => {
    const agent = await person({ grants: ['AGENT'] })
    const mark = agent.uid.slice(0, 6).toLowerCase()
    const queued = { queuedAt: agent.profile.createdAt }
    const digits = String(randomInt(10_000_000, 99_999_999))
    const first = await person({
      artisticName: `Iracema Dupla ${mark}x`,
      username: `iracema-dupla-${mark}x`,
      phone: `219${digits}`,
      ...queued,
    })
    const second = await person({
      artisticName: `Dupla, Iracema de ${mark}x 2`,
      username: `iracema-dupla-${mark}x-2`,
      phone: `21${digits}`,
      ...queued,
    })
    const lookalike = await person({ artisticName: `lracema DupIa ${mark}x`, ...queued })
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto(entryPath(second))
    const hint = page.getByRole('status').filter({ hasText: 'Pode ser um cadastro repetido' })
    await expect(hint).toContainText('mesmo nome e mesmo telefone · em validação')
    await hint.getByRole('link', { name: first.profile.artisticName }).click()
    await expect(page.getByRole('heading', { level: 2, name: first.profile.artisticName })).toBeVisible()
    const other = page.getByRole('listitem').filter({ hasText: lookalike.profile.artisticName })
    await expect(other).toContainText('nome parecido: as letras se confundem · em validação')
  },
)

test('a director reaches the queue from the Mais menu @phone', { tag: '@deep' }, async ({ page }) => {
  const director = await person({ grants: ['AGENT', 'DIRECTOR'] })
  await beSignedIn(page, director.email, PASSWORD)
  await page.goto('/sobre')
  await openMenu(page)
  await page.getByRole('button', { name: 'Mais' }).click()
  await page.getByRole('menuitem', { name: 'Validation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Validation' })).toBeVisible()
  await expect(page).toHaveTitle(/^Validation/)
})
