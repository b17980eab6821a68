import { backend, PASSWORD, person } from '../support/functions/functions.ts'
import { expect, test } from '../support/browser/journey.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'

test('what changes in the profile or in the private details is seen at once', async ({ page }) => {
  const artist = await person()
  const profile = backend.db.doc(`profiles/${artist.uid}`)
  const details = profile.collection('private-data').doc('details')
  await beSignedIn(page, artist.email, PASSWORD)
  await page.goto('/perfil')
  await expect(page.getByRole('heading', { level: 1, name: artist.profile.artisticName })).toBeVisible()
  await expect(page.getByText('Em validação')).toBeVisible()

  await profile.update({ status: 'suspended' })
  await expect(page.getByText('Suspenso')).toBeVisible()
  await details.set({ legalName: 'Rosa dos Ventos' })
  const legalName = page.getByLabel('Nome civil')
  await expect(legalName).toHaveValue('Rosa dos Ventos')
  await details.set({ legalName: 'Rosa do Deserto' })
  await expect(legalName).toHaveValue('Rosa do Deserto')
  await details.delete()
  await expect(legalName).toHaveValue('')
  await expect(page.getByRole('heading', { level: 1, name: artist.profile.artisticName })).toBeVisible()
})
