import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { backend, newSession, person, type Person } from './functions/functions.ts'

/** What each file of {@link presentedPerson} holds. */
export const PHOTO_BYTES = Buffer.from('0123456789')

/** Somebody with an account and with a photo whose bytes are {@link PHOTO_BYTES}, and with all that a record may say. */
export async function presentedPerson(changes: Partial<Profile> = {}): Promise<Person> {
  const someone = await person({
    status: 'published',
    heightCm: 172,
    bustCm: 90,
    city: 'Recife',
    uf: 'PE',
    bio: 'Do teatro.',
    links: { instagram: 'https://instagram.com/ela' },
    ...changes,
  })
  const base = `media/${someone.uid}/${newSession()}`
  const photo: ProfileMedia = {
    id: 'retrato',
    kind: 'image',
    base,
    widths: [320, 1280, 1920],
    width: 1920,
    height: 2400,
    placeholder: '#aabbcc',
  }
  await backend.db.doc(`profiles/${someone.uid}`).update({ media: [photo] })
  for (const width of photo.widths) {
    const file = backend.bucket.file(`${base}/${String(width)}.webp`)
    await file.save(PHOTO_BYTES, { resumable: false, contentType: 'image/webp' })
  }
  return { ...someone, profile: { ...someone.profile, media: [photo] } }
}
