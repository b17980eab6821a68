import { toArtist } from '@ribalta/domain/people/publishedArtist'
import { onTestFinished } from 'vitest'
import { backend, type Person, profileOf } from './functions.ts'

/**
 * Puts the present version of a person's profile on the public page, until the test ends: the suite's project is also the
 * product's, and nothing of a test may show up among its artists.
 */
export async function publish(person: Person): Promise<void> {
  const page = backend.db.doc(`artists/${person.uid}`)
  const profile = (await profileOf(person.uid)) ?? person.profile
  onTestFinished(async () => {
    await page.delete()
  })
  await page.set(toArtist(profile, { at: profile.createdAt, featured: false }, new Date()))
}
