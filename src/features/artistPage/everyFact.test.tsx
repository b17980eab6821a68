import { PUBLIC_FACTS, type PublicFact } from '@ribalta/domain/people/factTable'
import { SAMPLE_FACTS } from '@ribalta/domain/testing/sampleFacts'
import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { AuthProvider } from '../../auth/AuthContext.tsx'
import { createSessionStore } from '../../auth/sessionStore.ts'
import type { PublicArtist } from '../../data/artists/artists.ts'
import { ClassesSkillsProvider } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { createStore } from '../../lib/store.ts'
import { ArtistClasses } from './ArtistClasses.tsx'
import ArtistDetails from './ArtistDetails.tsx'

/** What the page does not tell although everybody may know it, and why. */
const UNTOLD: Readonly<Partial<Record<PublicFact, string>>> = {
  gender: 'the page speaks of the parts that somebody plays, by the classes',
  eyes: 'the photos show them',
  hair: 'the photos show it',
}

const CLASSES = [{ id: 'ator', key: 'ator', nameEN: 'Actor', namePT: 'Ator' }]
const SKILLS = [
  { id: 'canto', type: 'Música', descriptionPT: 'Canto', descriptionEN: 'Singing', descriptionES: 'Canto' },
]

const bare: PublicArtist = {
  id: 'u1',
  artisticName: 'Bia Rocha',
  username: 'bia-rocha',
  media: [],
  classes: [],
  skills: [],
  nameKey: 'bia rocha',
  publishedAt: { seconds: 1, nanoseconds: 0 },
}
const whole: PublicArtist = { ...bare, ...SAMPLE_FACTS }

const NOBODY_KEPT = { isSet: () => false, write: () => undefined }

/** The page of an artist as a visitor has it, with the catalogue already known. */
function pageOf(artist: PublicArtist): string {
  const lists = createStore({ classes: CLASSES, skills: SKILLS, loading: false })
  const element = (
    <AuthProvider store={createSessionStore(() => Promise.resolve(), NOBODY_KEPT)}>
      <ClassesSkillsProvider source={{ lists, load: () => Promise.resolve() }}>
        <ArtistClasses artist={artist} />
        <ArtistDetails artist={artist} />
      </ClassesSkillsProvider>
    </AuthProvider>
  )
  const { container, unmount } = render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  )
  const page = container.innerHTML
  unmount()
  return page
}

it.each(PUBLIC_FACTS)('%s is told by the page, or named here with the reason why not', (name) => {
  const lacking = { ...whole, [name]: Object.hasOwn(bare, name) ? [] : undefined }
  const isTold = pageOf(lacking) !== pageOf(whole)
  expect(isTold).toBe(UNTOLD[name] === undefined)
})
