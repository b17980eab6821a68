import type { Locator, Page } from 'playwright-core'
import type { PublicExamples } from '../../tests/support/browser/publicExamples.ts'

/** How large each window is. */
export const WINDOWS = {
  phone: { width: 360, height: 780 },
  phoneLying: { width: 780, height: 360 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
  tallDesk: { width: 1440, height: 1240 },
} as const

/** One picture of the README. */
export interface Shot {
  readonly name: string
  readonly window: keyof typeof WINDOWS
  readonly path: string
  readonly theme?: 'light' | 'dark'
  /** Who is signed in: a demo account. */
  readonly who?: 'artista' | 'agente' | 'diretora'
  /** What they do before. */
  readonly act?: (page: Page) => Promise<unknown>
  /** What has to be there by then. */
  readonly ready: string
}

/** The picture's file in docs/screenshots. */
export function shotFile({ name, window }: Shot): string {
  return `${name}-${String(WINDOWS[window].width)}.webp`
}

const follow = (name: string) => (page: Page) => page.getByRole('link', { name }).click()

/** Has a part of the page at its top, below the navigation. */
function lookAt(part: Locator): Promise<void> {
  return part.first().evaluate((element) => {
    window.scrollTo(0, window.scrollY + element.getBoundingClientRect().top - 96)
  })
}

const ACCEPTED_TEST = '/teste/teste-casting-noite-de-estreia-demo-artista'
const ROOM = '/proposta/proposta-cafe-da-manha#demonstracao-cafe-da-manha'

async function enterRoom(page: Page): Promise<void> {
  await page.getByLabel('Seu nome').fill('Paula')
  await page.getByRole('button', { name: 'Entrar' }).click()
}

async function answer(page: Page): Promise<void> {
  await enterRoom(page)
  const artist = page.getByRole('region', { name: 'Marina Alencar' })
  await artist.getByRole('radio', { name: 'Sim' }).check()
  await lookAt(artist)
}

async function compare(page: Page): Promise<void> {
  await enterRoom(page)
  await page.getByRole('button', { name: 'Comparar' }).click()
}

async function watch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lado a lado' }).click()
  await page.getByRole('button', { name: '0:01', exact: true }).click()
  await lookAt(page.getByRole('heading', { name: 'Takes', exact: true }))
  await page.getByRole('button', { name: 'Tocar', exact: true }).click()
  // By then the browser's own controls have gone from the picture.
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 4.5)
}

async function rank(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calcular ranking' }).click()
  await page.getByRole('list', { name: 'Ranking' }).getByText('Por quê').first().click()
  await lookAt(page.getByRole('heading', { name: 'Todo o elenco' }))
}

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gravar', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Gravar', exact: true }).click()
}

/** The pictures, of these pages where the seed chooses. */
export function shotsOf({ artist, post, casting }: PublicExamples): readonly Shot[] {
  return [
    { name: 'home', window: 'desk', path: '/', ready: 'main article img' },
    { name: 'artistas', window: 'desk', path: '/artistas', ready: 'main output:has-text("Mostrando")' },
    {
      name: 'artistas',
      window: 'phone',
      path: '/artistas',
      theme: 'dark',
      ready: 'main output:has-text("Mostrando")',
    },
    { name: 'artista', window: 'desk', path: artist, ready: 'main dd' },
    { name: 'artista', window: 'phone', path: artist, ready: 'main dd' },
    { name: 'casting', window: 'desk', path: casting, ready: '#confianca' },
    { name: 'post', window: 'tablet', path: post, theme: 'dark', ready: '.prose p' },

    { name: 'perfil', window: 'tablet', path: '/perfil', who: 'artista', ready: 'main img' },
    {
      name: 'trabalhos',
      window: 'desk',
      path: '/trabalhos',
      who: 'artista',
      ready: 'main article img',
    },
    {
      name: 'gravacao',
      window: 'phoneLying',
      path: ACCEPTED_TEST,
      who: 'artista',
      act: record,
      ready: '[role="timer"]:has-text("00:03")',
    },

    {
      name: 'busca',
      window: 'desk',
      path: '/search?genero=feminino&idade=25-45',
      who: 'agente',
      ready: '[aria-label="Resultados"] img',
    },
    {
      name: 'elenco',
      window: 'desk',
      path: '/cast',
      theme: 'dark',
      who: 'agente',
      ready: '[aria-label="Elenco"] th a',
    },
    {
      name: 'detalhes',
      window: 'desk',
      path: '/cast',
      who: 'agente',
      act: follow('Alice Marinho'),
      ready: 'main img',
    },
    {
      name: 'quadro',
      window: 'desk',
      path: '/casting?casting=casting-cafe-da-manha',
      who: 'agente',
      act: (page) => lookAt(page.locator('[aria-labelledby="inscricoes"]')),
      ready: '[aria-label="Em teste"] article img',
    },
    {
      name: 'feed',
      window: 'desk',
      path: '/feed',
      theme: 'dark',
      who: 'agente',
      ready: '[aria-label="Novidades"] img',
    },
    {
      name: 'takes',
      window: 'tallDesk',
      path: '/test-requests/teste-cozinha',
      theme: 'dark',
      who: 'agente',
      act: watch,
      ready: 'video',
    },
    { name: 'chat', window: 'desk', path: '/chat/demo-artista', who: 'agente', ready: '[role="log"] li' },
    {
      name: 'criterios',
      window: 'desk',
      path: '/rhea-criteria?criterios=criterios-musical',
      who: 'agente',
      ready: 'main li img',
    },
    {
      name: 'validation',
      window: 'desk',
      path: '/validation',
      who: 'agente',
      act: follow('Começar pelo primeiro'),
      ready: '[aria-label="Decisão"], section:has-text("Decisão")',
    },
    { name: 'sala', window: 'desk', path: ROOM, act: answer, ready: ':text-is("Salvo")' },
    { name: 'comparacao', window: 'desk', path: ROOM, act: compare, ready: '[role="dialog"] img' },
    { name: 'sala', window: 'phone', path: ROOM, theme: 'dark', act: answer, ready: ':text-is("Salvo")' },

    {
      name: 'ranking',
      window: 'desk',
      path: '/rhea?criterios=criterios-musical',
      theme: 'dark',
      who: 'diretora',
      act: rank,
      ready: '[aria-label="Ranking"] img',
    },
    { name: 'data', window: 'desk', path: '/data', theme: 'dark', who: 'diretora', ready: 'main table' },
  ]
}
