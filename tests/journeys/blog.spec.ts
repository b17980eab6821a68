import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { publishDuePosts } from '../../functions/src/services/posts/publish.ts'
import { backend, PASSWORD, person } from '../support/functions/functions.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { makePhoto } from '../support/browser/photos.ts'
import { MARK, SCRIPT_PAYLOADS } from '../support/scriptPayloads.ts'

const NEW = () => randomBytes(4).toString('hex')

async function removePost(slug: string): Promise<void> {
  await backend.db.recursiveDelete(backend.db.doc(`posts/${slug}`))
}

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}

/** A director of this journey alone. */
async function aDirector() {
  return person({ grants: ['AGENT', 'DIRECTOR'], artisticName: `Direção ${NEW()}` })
}

test(
  'a visitor finds a post by its tag, reads it and comes back to the same place @phone',
  { tag: '@deep-desk' },
  async ({ page }) => {
    await page.goto('/blog')
    const list = page.getByRole('main')
    await expect(list.getByRole('article').first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: 'contratos', exact: true }).click()
    await expect(page).toHaveURL(/etiqueta=contratos/)
    const link = list.getByRole('link', { name: 'Direitos de imagem sem juridiquês' })
    await link.click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Direitos de imagem sem juridiquês' }),
    ).toBeVisible()
    await expect(page).toHaveTitle(/^Direitos de imagem/)
    await expect(page.getByRole('heading', { level: 2, name: 'Exclusividade' })).toBeVisible()
    await expect(page.getByText(/\d\d\/\d\d\/\d{4}/).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Leia também' })).toBeVisible()
    await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(1)
    await expect(page.locator('head link[type="application/rss+xml"]')).toHaveAttribute('href', '/rss.xml')
    await expectAccessibleInBothThemes(page)
    await page.goBack()
    await expect(link).toBeVisible()
    await expect(page.getByRole('link', { name: 'contratos', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
)

test('an unknown post and an unknown tag say so and lead on', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/blog/este-post-nunca-existiu')
  await expect(page.getByRole('heading', { level: 1, name: 'Este post não está no ar' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
  await page.goto('/blog?etiqueta=nenhuma-assim')
  await expect(page.getByText('Nenhum post com a etiqueta “nenhuma-assim”')).toBeVisible()
  await page.getByRole('link', { name: 'Ver todos os posts' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test(
  'a director writes a post with a picture, schedules and publishes it, and a visitor reads it @phone',
  { tag: '@deep-phone' },
  async ({ page, browser }) => {
    const director = await aDirector()
    const mark = NEW()
    const title = `Ensaio aberto ${mark}`
    const slug = `ensaio-aberto-${mark}`
    await beSignedIn(page, director.email, PASSWORD)
    await page.goto('/blog-admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Blog Admin' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: 'Novo post' }).click()
    // The list's search, which is there a moment longer, has the word in its name too.
    await page.getByLabel('Título', { exact: true }).fill(title)
    await expect(page.getByLabel('Endereço')).toHaveValue(slug)
    await page.getByRole('button', { name: 'Publicar' }).click()
    const missing = page.getByRole('alert').filter({ hasText: 'Confira os campos marcados.' })
    await expect(missing.getByRole('link')).toHaveText(['Resumo', 'Texto'])
    await expect(page.getByLabel('Resumo')).toBeFocused()
    await page.getByLabel('Resumo').fill('Como foi o ensaio que abrimos ao público.')
    await page.getByLabel('Etiquetas').fill('bastidores, Ensaio')
    await page.getByLabel('Texto', { exact: true }).fill('## A chegada\n\nTodos **cedo**.')

    // What is typed outlives the page.
    await page.reload()
    await expect(page.getByText('Recuperamos o que você digitou e não salvou.')).toBeVisible()
    await expect(page.getByLabel('Título')).toHaveValue(title)

    await page.getByLabel('Imagens').setInputFiles(await makePhoto('ensaio.jpg'))
    await page.getByLabel('Descrição de ensaio.jpg').fill('O elenco em roda')
    await page.getByRole('button', { name: 'Inserir no texto' }).click()
    await expect(page.getByLabel('Texto', { exact: true })).toHaveValue(
      /!\[O elenco em roda\]\(blog\/images\//,
    )
    await page.getByLabel('Imagens').setInputFiles(await makePhoto('palco.jpg'))
    await page.getByLabel('Descrição de palco.jpg').fill('O palco')
    await expect(page.getByRole('button', { name: 'Usar como capa' })).toBeEnabled()
    await page.getByRole('button', { name: 'Salvar rascunho' }).click()
    await expect(page.getByText('Rascunho salvo', { exact: true })).toBeVisible()
    await expect(page.getByText('Tudo salvo.')).toBeVisible()
    await expect(page.getByLabel('Descrição de palco.jpg')).toHaveValue('O palco')
    await expectAccessibleInBothThemes(page)

    await page.getByRole('button', { name: 'Agendar', exact: true }).click()
    await page.getByLabel('Data e hora').fill('2001-01-01T09:00')
    await page.getByRole('button', { name: 'Confirmar agendamento' }).click()
    await expect(page.getByText('Escolha uma data e uma hora que ainda não passaram.')).toBeVisible()
    await page.getByLabel('Data e hora').fill('2031-01-01T09:00')
    await page.getByRole('button', { name: 'Confirmar agendamento' }).click()
    await expect(page.getByText('Post agendado', { exact: true })).toBeVisible()

    const visitor = await browser.newContext()
    const reader = await visitor.newPage()
    await reader.goto(`http://127.0.0.1:5173/blog/${slug}`)
    await expect(reader.getByRole('heading', { level: 1, name: 'Este post não está no ar' })).toBeVisible()

    await page.getByRole('button', { name: 'Publicar agora' }).click()
    const asked = page.getByRole('dialog', { name: 'Publicar este post?' })
    await expect(asked).toContainText('A imagem palco.jpg não está no texto nem na capa')
    await asked.getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect(page.getByText('Post publicado', { exact: true })).toBeVisible()
    await reader.reload()
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(reader.getByRole('heading', { level: 2, name: 'A chegada' })).toBeVisible()
    await expect(reader.getByRole('img', { name: 'O elenco em roda' })).toBeVisible()
    await expect(reader.getByText(`Por ${director.profile.artisticName}`)).toBeVisible()

    await page.getByLabel('Texto', { exact: true }).fill('Outro texto.')
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(page.getByText('Alterações salvas', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Descrição de palco.jpg')).toHaveValue('O palco')
    await page.getByRole('button', { name: 'Histórico' }).click()
    await page.getByRole('button', { name: 'Restaurar o texto da versão 3' }).click()
    await expect(page.getByLabel('Texto', { exact: true })).toHaveValue(/A chegada/)
    await visitor.close()
    await removePost(slug)
  },
)

test(
  'a taken address is refused, and a change made elsewhere meanwhile is told',
  { tag: '@deep' },
  async ({ page }) => {
    const director = await aDirector()
    const slug = `conflito-${NEW()}`
    const at = Timestamp.now()
    const post = {
      title: 'Antes de todos',
      slug,
      excerpt: 'O que diz o texto.',
      body: 'O texto.',
      tags: [],
      readingMinutes: 1,
      status: 'draft',
      authorName: 'Equipe',
      createdAt: at,
      updatedAt: at,
      version: 1,
    }
    await backend.db.doc(`posts/${slug}`).set(post)
    await beSignedIn(page, director.email, PASSWORD)
    await page.goto('/blog-admin?post=_novo')
    await page.getByLabel('Título').fill('Outro texto')
    await page.getByLabel('Endereço').fill(slug)
    await page.getByLabel('Resumo').fill('Um resumo qualquer.')
    await page.getByLabel('Texto', { exact: true }).fill('Um texto qualquer.')
    await page.getByRole('button', { name: 'Salvar rascunho' }).click()
    await expect(page.getByText('Já há um post com este endereço.').first()).toBeVisible()

    await page.goto(`/blog-admin?post=${slug}`)
    await page.getByLabel('Título').fill('Meu título')
    await backend.db.doc(`posts/${slug}`).set({ ...post, title: 'Título alheio', version: 2 })
    await page.getByRole('button', { name: 'Salvar rascunho' }).click()
    await page.getByRole('button', { name: 'Continuar com o meu texto' }).click()
    await expect(page.getByLabel('Título')).toHaveValue('Meu título')
    await page.getByRole('button', { name: 'Salvar rascunho' }).click()
    await expect(page.getByText('Rascunho salvo', { exact: true })).toBeVisible()
    expect((await backend.db.doc(`posts/${slug}`).get()).get('title')).toBe('Meu título')
    await removePost(slug)
  },
)

test('a scheduled post is there for visitors once its time has come', { tag: '@deep' }, async ({ page }) => {
  const slug = `agendado-${NEW()}`
  const at = Timestamp.fromMillis(Date.now() - 60_000)
  await backend.db.doc(`posts/${slug}`).set({
    title: 'Saiu sozinho',
    slug,
    excerpt: 'O que diz o texto.',
    body: 'O texto.',
    tags: [],
    readingMinutes: 1,
    status: 'scheduled',
    scheduledFor: at,
    authorName: 'Equipe',
    createdAt: at,
    updatedAt: at,
    version: 1,
  })
  await publishDuePosts(backend, new Date())
  await page.goto(`/blog/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Saiu sozinho' })).toBeVisible()
  await removePost(slug)
})

test('scripts in a post’s title, summary, tags and text run nowhere', { tag: '@deep' }, async ({ page }) => {
  const slug = `scripts-${NEW()}`
  const at = Timestamp.fromMillis(Date.now() + 60_000)
  const all = SCRIPT_PAYLOADS.join('\n\n')
  await backend.db.doc(`posts/${slug}`).set({
    title: `Scripts ${SCRIPT_PAYLOADS[0] ?? ''}`,
    slug,
    excerpt: SCRIPT_PAYLOADS.slice(34, 60).join(' '),
    body: all,
    tags: SCRIPT_PAYLOADS.slice(0, 6),
    readingMinutes: 1,
    status: 'published',
    publishedAt: at,
    authorName: SCRIPT_PAYLOADS[1] ?? '',
    createdAt: at,
    updatedAt: at,
    version: 1,
  })
  try {
    for (const path of ['/blog', `/blog/${slug}`]) {
      await page.goto(path)
      await expect(page.getByText('Scripts <script>').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate((mark) => mark in globalThis, MARK)).toBe(false)
    }
    await expect(page.getByRole('main').locator('script, iframe, object, embed, form, style')).toHaveCount(0)
    const addresses = await page
      .getByRole('main')
      .locator('a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol))
    expect(addresses.filter((protocol) => !['http:', 'https:', 'mailto:'].includes(protocol))).toEqual([])
  } finally {
    await removePost(slug)
  }
})
