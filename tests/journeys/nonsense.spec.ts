import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { publicExamples } from '../support/browser/publicExamples.ts'

/** Where Hosting answers, with the status that crawlers are told. */
const HOSTING = 'http://127.0.0.1:5000'

/** Addresses at which there is nothing, by what their screen says. */
const NOWHERE = [
  {
    title: 'Ninguém neste endereço',
    paths: ['/ninguem-com-este-nome', '/__proto__', '/1', `/${'a'.repeat(200)}`],
  },
  { title: 'Ninguém neste endereço', paths: ['/%3Cb%3E', '/a%20b', '/%00', '/teste', '/favicon'] },
  {
    title: 'Este post não está no ar',
    paths: ['/blog/nao-existe', '/blog/%3Cb%3E', '/blog/__x__', '/blog/a%2Fb'],
  },
  {
    title: 'Casting não encontrado ou fora do ar',
    paths: ['/casting/nao-existe', '/casting/__x__', '/casting/a%2Fb', `/casting/${'a'.repeat(200)}`],
  },
]

for (const { title, paths } of NOWHERE) {
  test(
    `${title}: ${paths[0] ?? ''} and the like, with a way on`,
    { tag: '@deep' },
    async ({ page, allowedErrors }) => {
      allowedErrors.push(/404/)
      for (const path of paths) {
        const answer = await page.goto(`${HOSTING}${path}`)
        expect(answer?.status(), path).toBe(404)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      }
      await expectAccessible(page)
      await page.getByRole('main').getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    },
  )
}

test(
  'filters and fragments that mean nothing leave the page as it is',
  { tag: '@deep' },
  async ({ page }) => {
    for (const path of [
      '/artistas?uf=XX&classe=%3Cb%3E&idade=-1&habilidade=__proto__&cidade=%20#%00',
      '/artistas?nome=&nome=&uf[]=SP&__proto__=1',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    }
    await page.goto('/blog?etiqueta=nada-disso#nada')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /todos os posts/i })
        .first(),
    ).toBeVisible()
    await expectAccessible(page)
    await page.goto('/contatos?assunto=__proto__')
    await expect(page.getByLabel('Assunto')).toHaveValue('')
    await page.goto('/artistas?fbclid=abc&utm_source=x')
    await expect(page).toHaveURL(/\/artistas$/)
    await page.goto('/?x=%3Cb%3E#nada')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

/** Every read fails from now on, until it is let through again. */
async function breakReads(page: Page): Promise<() => Promise<void>> {
  await page.route('**/documents:runQuery*', (route) => route.abort())
  await page.route('**/documents/**:runQuery*', (route) => route.abort())
  return () => page.unrouteAll({ behavior: 'wait' })
}

test(
  'what cannot be read is asked for again, on each public page',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/net::ERR_FAILED|Erro ao buscar/)
    const { artist, post, casting } = await publicExamples()
    for (const path of ['/artistas', artist, '/blog', post, casting]) {
      const mend = await breakReads(page)
      // With a query the page comes without its first data, as where the server did not get it either.
      await page.goto(`${path}?x=1`)
      // The filters’ code makes the list ask once more.
      await page.waitForLoadState('networkidle')
      const again = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' })
      await expect(again.first(), path).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
      await expectAccessible(page)
      await mend()
      await again.first().click()
      await expect(again, path).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
  },
)
