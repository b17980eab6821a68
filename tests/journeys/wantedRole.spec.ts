import { openCasting } from '../support/castings.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { makeNewArtist } from '../support/browser/newArtist.ts'
import { makePhoto } from '../support/browser/photos.ts'
import {
  consentAndRegister,
  fillContact,
  fillGuardian,
  fillIdentity,
  goOn,
} from '../support/browser/registering.ts'
import { person } from '../support/functions/functions.ts'

test(
  'a minor registers on the way to a role, returns to it and reads that the guardian comes first',
  { tag: '@deep' },
  async ({ page }) => {
    const artist = makeNewArtist()
    const { castingId, casting } = await openCasting(await person({ grants: ['AGENT'] }))
    await page.goto(`/casting/${castingId}`)
    await page.getByRole('button', { name: 'Candidatar-se', exact: true }).click()
    await page.getByRole('main').getByRole('link', { name: 'Cadastre-se como artista' }).click()
    const note = page.getByText(`volta para se candidatar a “Vizinha”, em “${casting.title}”.`)
    await expect(note).toBeVisible()
    await fillIdentity(page, artist)
    await goOn(page)
    await fillContact(page, artist, `0101${String(new Date().getFullYear() - 12)}`)
    for (const heading of ['O que você faz', 'Como você é', 'Seu material']) {
      await goOn(page)
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused()
    }
    await page.getByLabel('Fotos e vídeos').setInputFiles([await makePhoto('rosto.jpg')])
    await goOn(page)
    await expect(note).toBeVisible()
    await fillGuardian(page)
    await consentAndRegister(page)

    await expect(page).toHaveURL(new RegExp(`/casting/${castingId}$`))
    const dialog = page.getByRole('dialog', { name: 'Candidatar-se: Vizinha' })
    await expect(dialog).toContainText('a agência confirma a autorização com o seu responsável')
    await expect(dialog.getByRole('checkbox')).toHaveCount(0)
    await expectAccessible(page)
    await dialog.getByRole('link', { name: 'Conferir o responsável' }).click()
    await expect(page).toHaveURL(/\/perfil$/)
  },
)
