import type { Locator, Page } from '@playwright/test'
import { readManifest, filesOf } from '../../scripts/build/manifest.ts'
import { GUARDED_SCREENS, guardedFiles } from '../../scripts/lib/guardedScreens.ts'
import { expect, signIn, test } from '../support/browser/journey.ts'

const main = (page: Page) => page.getByRole('main')

/** What each screen is there for. */
const CONTENT: Readonly<Record<string, (page: Page) => readonly Locator[]>> = {
  '/perfil (artist)': (page) => [page.getByLabel('Nome artístico'), main(page).locator('img').first()],
  '/security': (page) => [page.getByLabel('Senha atual'), main(page).getByRole('listitem').first()],
  '/validation': (page) => [
    page.getByRole('list', { name: 'Fila' }).getByRole('link').first(),
    page.getByRole('list', { name: 'Fila' }).locator('img').first(),
  ],
  '/data': (page) => [page.getByRole('table').getByRole('row').nth(1)],
  '/casting': (page) => [page.getByRole('list', { name: 'Castings' }).getByRole('link').first()],
  '/search': (page) => [page.getByRole('list', { name: 'Resultados' }).locator('img').first()],
  '/cast': (page) => [page.getByRole('table', { name: 'Elenco' }).getByRole('row').nth(10)],
  '/favorites': (page) => [page.getByRole('list', { name: 'Favoritos' }).locator('img').first()],
  '/details': (page) => [page.getByRole('list', { name: 'Pessoas' }).locator('img').first()],
  '/trabalhos': (page) => [
    page.getByRole('list', { name: 'Castings para você' }).getByRole('article').first(),
    page.getByRole('list', { name: 'Minhas inscrições' }).or(page.getByText(/^Você ainda não se inscreveu/)),
  ],
  '/teste/nenhum': (page) => [page.getByRole('heading', { name: 'Teste não encontrado' })],
  '/feed': (page) => [page.getByRole('list', { name: 'Novidades' }).getByRole('link').first()],
  '/test-requests/teste-cozinha': (page) => [
    page.getByRole('button', { name: /^Ver vídeo/ }),
    page.getByRole('list', { name: 'Comentários' }).getByRole('listitem').first(),
    page.getByRole('link', { name: 'Marina Alencar' }),
  ],
  '/test': (page) => [page.getByRole('list', { name: 'Modelos' }).getByRole('link').first()],
  '/proposals-admin': (page) => [main(page).getByRole('list').getByRole('link').first()],
  '/proposals-admin (artist)': (page) => [main(page).getByRole('article').locator('img').first()],
  '/blog-admin': (page) => [
    main(page).getByRole('link', { name: 'Novo post' }),
    main(page).getByRole('listitem').nth(4),
  ],
}

const manifest = readManifest()
/** Asked for when the browser has nothing to do. */
const idleFiles = new Set(
  [
    'src/app/idleWork.ts',
    'src/app/MoreMenu.tsx',
    'src/app/MessagesCount.tsx',
    'src/features/profile/messages/Messages.tsx',
    'src/data/staffMarks/FeedCount.tsx',
    'src/data/testRequests/TestsCount.tsx',
  ].flatMap((module) => [...filesOf(manifest, module)]),
)

for (const screen of GUARDED_SCREENS) {
  const isArtists = screen.isArtists === true
  test(
    `${screen.route} shows ${isArtists ? 'an artist' : 'staff'} its content with what the budgets count`,
    { tag: '@deep' },
    async ({ page }) => {
      await signIn(page, isArtists ? 'artista@demo.local' : 'diretora@demo.local')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Nothing that the first screen still asks for may be taken for this one's.
      await page.goto('about:blank')
      const counted = guardedFiles(manifest, screen)
      const uncounted: string[] = []
      await page.route('**/assets/*.js', async (route) => {
        const file = new URL(route.request().url()).pathname.slice(1)
        // Other screens are prefetched when the browser is idle.
        if (counted.has(file) || route.request().headers()['sec-purpose'] === 'prefetch')
          await route.continue()
        else uncounted.push(file)
      })
      await page.goto(screen.route)
      for (const part of CONTENT[isArtists ? `${screen.route} (artist)` : screen.route]?.(page) ?? [])
        await expect(part).toBeVisible()
      expect(uncounted.filter((file) => !idleFiles.has(file))).toEqual([])
    },
  )
}
