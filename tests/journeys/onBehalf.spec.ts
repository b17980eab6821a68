import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { askedTest, storedSums, takeFile } from '../support/browser/askedTest.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { registerArtist } from '../support/browser/newArtist.ts'
import { candidate } from '../support/castings.ts'
import { backend, PASSWORD, person } from '../support/functions/functions.ts'
import { testOf } from '../support/screenTests.ts'

const MIB = 1024 * 1024
/** What the upload itself asks. */
const STORE = '**/v0/b/*/o?name=tests*'

const upload = (page: Page) => page.getByRole('status', { name: 'Envio' })
const lastStep = (page: Page) => page.getByRole('list', { name: 'Histórico' }).getByRole('listitem').first()

/** What was done in an artist's name and they are told of. */
async function toldOnBehalf(testRequestId: string): Promise<string[]> {
  const { docs } = await backend.db
    .collection('outbox')
    .where('notice.testRequestId', '==', testRequestId)
    .where('notice.kind', '==', 'testOnBehalf')
    .get()
  return docs.map((item) => String(item.get('notice.step'))).toSorted()
}

test('an agent accepts, sends and withdraws a test in its artist’s name: it is said everywhere, and the artist keeps what is on their device', async ({
  page,
  browser,
  request,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_FAILED|Failed to load resource/)
  const [agent, artist] = await Promise.all([
    person({ grants: ['AGENT'] }),
    registerArtist(request, { password: PASSWORD }),
  ])
  const { artisticName: name } = artist
  const id = await askedTest(agent, artist, { takes: 2 })
  await beSignedIn(page, agent.email, PASSWORD)
  await page.goto(`/test-requests/${id}`)
  await page.getByRole('button', { name: `Aceitar por ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('A pessoa é avisada, e o histórico diz que foi a agência.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Aceitar teste' }).click()
  await expect(lastStep(page)).toContainText(`A agência aceitou em nome de ${name}`)
  await expect(page.getByRole('button', { name: `Aceitar por ${name}` })).toHaveCount(0)

  // Meanwhile the artist has a take of their own.
  const phone = await browser.newContext()
  const theirs = await phone.newPage()
  await beSignedIn(theirs, artist.email, PASSWORD)
  await theirs.goto(`/teste/${id}`)
  const own = takeFile(MIB, 'meu.webm')
  await theirs.getByRole('button', { name: 'Usar um arquivo' }).setInputFiles(own)
  await expect(upload(theirs)).toHaveText(/^Tudo pronto/)

  // The agency's comes over a connection that is cut, and through a reload.
  let parts = 0
  await page.route(STORE, (route) => {
    if (route.request().headers()['x-goog-upload-command'] === 'upload') parts += 1
    return parts > 1 ? route.abort() : route.continue()
  })
  await page.getByRole('button', { name: `Enviar vídeo por ${name}` }).click()
  const file = takeFile(5 * MIB)
  await dialog.getByRole('button', { name: 'Usar um arquivo' }).setInputFiles(file)
  await expect(upload(page)).toHaveText('Sem conexão: o envio continua quando ela voltar')
  await expect(dialog.getByRole('button', { name: 'Gravar' })).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute(STORE)
  await page.reload()
  await page.getByRole('button', { name: `Enviar vídeo por ${name}` }).click()
  await expect(upload(page)).toHaveText(/^Tudo pronto/)
  await dialog.getByRole('button', { name: 'Enviar teste' }).click()
  await expect(lastStep(page)).toContainText(`A agência enviou o teste em nome de ${name}`)
  await expect(dialog).toBeHidden()
  expect(await testOf(id)).toMatchObject({ status: 'submitted' })
  const sums = [file, own].map(({ buffer }) => createHash('md5').update(buffer).digest('base64'))
  expect((await storedSums(artist.uid, id)).toSorted()).toEqual(sums.toSorted())
  expect(await toldOnBehalf(id)).toEqual(['accepted', 'submitted'])

  await expect(theirs.getByText(/Enviado pela agência em seu nome em/)).toBeVisible()
  await expect(
    theirs.getByText('A agência enviou o teste por você. Seus takes continuam neste aparelho.'),
  ).toBeVisible()
  await expectAccessible(theirs)
  await theirs.reload()
  const kept = theirs.getByRole('list', { name: 'Takes neste aparelho' })
  await kept.getByRole('button', { name: 'Assistir o take 1' }).click()
  await expect(kept.locator('video')).toBeVisible()
  const saved = theirs.waitForEvent('download')
  await kept.getByRole('button', { name: 'Baixar o take 1' }).click()
  expect((await saved).suggestedFilename()).toBe('Cena da cozinha - take 1.webm')
  await kept.getByRole('button', { name: 'Remover o take 1' }).click()
  await expect(kept).toHaveCount(0)

  await page.getByRole('button', { name: `Recusar por ${name}` }).click()
  await expect(dialog).toContainText('Os takes enviados são apagados na hora, e não dá para desfazer.')
  await dialog.getByLabel('Motivo').fill('Pediu por telefone.')
  await dialog.getByRole('button', { name: 'Recusar teste' }).click()
  await expect(lastStep(page)).toContainText(`A agência retirou o teste em nome de ${name}`)
  await expect(
    theirs.getByRole('heading', { name: 'A agência recusou este teste em seu nome' }),
  ).toBeVisible()
  await expect(theirs.getByText('“Pediu por telefone.”')).toBeVisible()
  await expect.poll(() => storedSums(artist.uid, id)).toEqual([])
  await phone.close()
})

test('whose test it is acts for themselves, also where they are of the team', async ({ page }) => {
  const [agent, both] = await Promise.all([person({ grants: ['AGENT'] }), candidate({ grants: ['AGENT'] })])
  const id = await askedTest(agent, both)
  await beSignedIn(page, both.email, PASSWORD)
  await page.goto(`/test-requests/${id}`)
  await expect(page.getByText('É o seu teste: outra pessoa da equipe responde.')).toBeVisible()
  await expect(page.getByRole('button', { name: / por / })).toHaveCount(0)
})
