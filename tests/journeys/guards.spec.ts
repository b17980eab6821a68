import type { Page } from '@playwright/test'
import { backend, PASSWORD, person } from '../support/functions/functions.ts'
import { askServer } from '../support/browser/askServer.ts'
import { holdRoute } from '../support/browser/holdRoute.ts'
import { expect, openMenu, test } from '../support/browser/journey.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'

/** The screen is there: its heading, its title, and no trace of the guard. */
async function expectScreen(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page).toHaveTitle(/Ribalta/)
  await expect(page.getByText('Verificando Permissões')).toHaveCount(0)
}

test('an agent screen shows that permissions are being verified until the server has answered', async ({
  page,
}) => {
  await beSignedIn(page, 'agente@demo.local')
  const release = await holdRoute(page, '**/verifyAgentPermission')
  await page.goto('/feed')
  await expect(page.getByText('Verificando Permissões')).toBeVisible()
  release()
  await expectScreen(page, '/feed')
})

test('a server check that fails counts as denied', async ({ page, allowedErrors }) => {
  allowedErrors.push(/net::ERR_FAILED/, /permiss/i)
  await beSignedIn(page, 'agente@demo.local')
  await page.route('**/verifyAgentPermission', (route) => route.abort())
  await page.goto('/feed')
  await expect(page).toHaveURL('/acesso-negado')
  await expect(
    page.getByText(
      'Você não possui permissão para acessar esta página. Se você acredita que isso é um erro, entre em contato com o administrador do sistema.',
    ),
  ).toBeVisible()
  await page.getByRole('link', { name: /Home/ }).click()
  await expect(page).toHaveURL('/')
})

const NAVIGATION = [
  {
    who: 'a visitor',
    email: undefined,
    links: ['Artistas', 'Sobre', 'Contatos', 'Blog', 'Cadastro', 'Login'],
  },
  {
    who: 'an artist',
    email: 'artista@demo.local',
    links: ['Perfil', 'Trabalhos', 'Blog', 'Sobre', 'Contatos', 'Segurança'],
  },
  {
    who: 'an agent',
    email: 'agente@demo.local',
    links: ['Perfil', 'Segurança', 'Feed', 'Elenco', 'Busca', 'Favoritos', 'Chat', 'Casting'],
  },
] as const

for (const { who, email, links } of NAVIGATION) {
  test(`the navigation offers ${who} what is theirs @phone`, { tag: '@deep-phone' }, async ({ page }) => {
    if (email !== undefined) await beSignedIn(page, email)
    await page.goto('/sobre')
    await openMenu(page)
    const navigation = page.getByRole('navigation').first()
    for (const name of links) await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mais' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(email === undefined ? 0 : 1)
  })
}

test(
  'who is signed in never sees the navigation that was drawn for visitors @phone',
  { tag: '@deep-phone' },
  async ({ page }) => {
    await beSignedIn(page, 'agente@demo.local')
    await page.addInitScript(() => {
      // At every change of the page, and at every frame: a link to the login that can be seen.
      const look = (): void => {
        const link = document.querySelector('#root header a[href="/login"]')
        if (link?.checkVisibility({ visibilityProperty: true }) === true)
          sessionStorage.setItem('seen', 'yes')
      }
      new MutationObserver(look).observe(document, {
        attributes: true,
        childList: true,
        subtree: true,
      })
      const everyFrame = (): void => {
        look()
        requestAnimationFrame(everyFrame)
      }
      everyFrame()
    })
    await page.goto('/sobre')
    await openMenu(page)
    await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Feed' })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull()
  },
)

test(
  'the navigation offers a director the Mais menu, by keyboard @phone',
  { tag: '@deep-phone' },
  async ({ page }) => {
    await beSignedIn(page, 'diretora@demo.local')
    await page.goto('/sobre')
    await openMenu(page)
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Mais' }).focus()
    await page.keyboard.press('Enter')
    for (const name of ['Data', 'Validation', 'Blog Admin', 'Propostas', 'Logout']) {
      await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible()
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/data')
  },
)

test('a grant taken away closes the workspace at once', async ({ page, allowedErrors }) => {
  // What the screen was just asking for is refused.
  allowedErrors.push(/status of 403/)
  const agent = await person({ grants: ['AGENT'] })
  await beSignedIn(page, agent.email, PASSWORD)
  await page.goto('/feed')
  await expectScreen(page, '/feed')
  await backend.db.doc(`profiles/${agent.uid}`).update({ grants: [] })
  await expect(page).toHaveURL('/')
})

test('a forged answer of the server check opens nothing and unlocks no data', async ({ page, request }) => {
  const [forger, victim] = [await person(), await person()]
  await page.route(/verify(Agent|Director)Permission/, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { result: { hasPermission: true } },
    }),
  )
  await beSignedIn(page, forger.email, PASSWORD)
  for (const path of ['/feed', '/cast', '/validation', '/data']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
  await page.goto('/rhea')
  await expect(page).toHaveURL('/acesso-negado')

  // Whoever forges that can forge the screens as well; what they show comes from here.
  const headers = { authorization: `Bearer ${forger.token}` }
  const documents = 'http://127.0.0.1:8080/v1/projects/demo-ribalta/databases/(default)/documents'
  for (const path of [
    `profiles/${victim.uid}`,
    `profiles/${victim.uid}/private-data/details`,
    `profiles/${victim.uid}/accountEvents?pageSize=20`,
    'profiles?pageSize=20',
    'feed?pageSize=20',
    'auditLog?pageSize=20',
    'consents?pageSize=20',
  ]) {
    expect((await request.get(`${documents}/${path}`, { headers })).status(), path).toBe(403)
  }
  for (const [name, data] of [
    ['setGrants', { profileId: forger.uid, grants: ['DIRECTOR'] }],
    ['reviewProfile', { profileId: victim.uid, version: 1, decision: 'approve' }],
    ['openPrivateDetails', { profileId: victim.uid }],
    ['updateProfile', { profileId: victim.uid, city: 'Recife' }],
  ] as const) {
    expect((await askServer(request, name, data, headers)).status(), name).toBe(403)
  }
})
