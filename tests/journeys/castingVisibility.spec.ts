import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { registerArtist } from '../support/browser/newArtist.ts'
import { openCasting } from '../support/castings.ts'
import { PASSWORD, person, profileOf } from '../support/functions/functions.ts'

test(
  'a casting by invitation with a confidential brand is there for who was invited, and for nobody else',
  { tag: '@deep' },
  async ({ page, browser, request, allowedErrors }) => {
    // The page of a casting that is not public is a 404 until somebody signs in.
    allowedErrors.push(/status of 404/)
    const agent = await person({ grants: ['AGENT'] })
    const { castingId, casting } = await openCasting(agent)
    const artist = await registerArtist(request, { password: PASSWORD })

    // The agent keeps the brand to the team and the casting to who is invited.
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto(`/casting?casting=${castingId}`)
    await page.getByLabel('Quem vê e se inscreve').selectOption('Só com convite')
    await page.getByLabel('Marca', { exact: true }).fill('Café Serra Azul')
    await page.getByLabel('Manter a marca confidencial').check()
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(page.getByText('Casting salvo', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Convidar artistas' }).click()
    const picker = page.getByRole('dialog', { name: 'Escolher artistas' })
    await picker.getByLabel('Nome').fill(artist.artisticName)
    await picker.getByRole('checkbox', { name: artist.artisticName }).check()
    await picker.getByRole('button', { name: 'Adicionar' }).click()
    await expect(page.getByText('1 pessoa recebeu o convite.')).toBeVisible()
    await page.getByText('Quem recebeu convite').click()
    await expect(page.getByRole('list', { name: 'Quem recebeu convite' })).toContainText(artist.artisticName)
    await expectAccessible(page)

    // A stranger with the link reads nothing of it.
    const context = await browser.newContext()
    const guest = await context.newPage()
    await guest.goto(`/casting/${castingId}`)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Casting não encontrado ou fora do ar')
    await expect(guest.getByRole('link', { name: 'Entre na sua conta' })).toBeVisible()

    // Who was invited finds it at their desk, opens it and applies.
    await beSignedIn(guest, artist.email, PASSWORD)
    await guest.goto('/trabalhos')
    const invitations = guest.getByRole('list', { name: 'Convites da agência' })
    await invitations.getByRole('link', { name: casting.title }).click()
    await expect(guest.getByRole('heading', { level: 1, name: casting.title })).toBeVisible()
    await expect(guest.getByText('Confidencial', { exact: true })).toBeVisible()
    await expect(guest.getByText('Só quem a agência convidou vê este casting.')).toBeVisible()
    await expect(guest.getByText('Serra Azul')).toHaveCount(0)
    await expectAccessible(guest)
    await guest.getByRole('button', { name: 'Candidatar-se' }).click()
    await guest.getByRole('button', { name: 'Enviar inscrição' }).click()
    await expect(guest.getByText('Recebida')).toBeVisible()
    expect((await profileOf(artist.uid))?.status).toBe('pending')
    await context.close()
  },
)
