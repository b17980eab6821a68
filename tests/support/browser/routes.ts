import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { publicExamples, type PublicExamples } from './publicExamples.ts'

/** The routes of the specification, section 2. */
export const LOGIN = ['/security', '/proposals-admin', '/perfil', '/trabalhos', '/teste/um']
export const AGENT = [
  '/validation',
  '/chat',
  '/chat/uma',
  '/rhea-criteria',
  '/data',
  '/feed',
  '/favorites',
  '/details',
  '/details/alguem',
  '/cast',
  '/search',
  '/casting',
  '/test-requests/um',
]
export const DIRECTOR = ['/rhea', '/blog-admin', '/test']

/** Where the address is data: one of what the seed has published. */
const OF_SEED: Readonly<Record<string, keyof PublicExamples>> = {
  '/{username}': 'artist',
  '/blog/{slug}': 'post',
  '/casting/{id}': 'casting',
}

/** With what the seed has published, and with addresses at which there is nothing. */
export const PUBLIC = [
  '/',
  '/sobre',
  '/artistas',
  '/contatos',
  '/termos-agenciamento',
  '/privacidade',
  '/cadastro',
  '/reset-password',
  '/blog',
  '/blog/{slug}',
  '/blog/nenhum-post',
  '/acesso-negado',
  '/proposta/nenhuma',
  '/{username}',
  '/ninguem-com-este-nome',
  '/casting/{id}',
  '/casting/nenhum',
]

let examples: Promise<PublicExamples> | undefined

async function addressOf(route: string): Promise<string> {
  const kind = OF_SEED[route]
  if (kind === undefined) return route
  examples ??= publicExamples()
  return (await examples)[kind]
}

/** Opens a route and sees where it ends: its heading, its title, no trace of the guard and nothing beyond the width of the window. */
export async function openRoute(page: Page, route: string, end = route): Promise<void> {
  await page.goto(await addressOf(route))
  await expect(page).toHaveURL(await addressOf(end))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page).toHaveTitle(/Ribalta/)
  await expect(page.getByText('Verificando Permissões')).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, 'wider than the window').toBeLessThanOrEqual(0)
}
