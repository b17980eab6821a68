import { dateToInstant } from '@ribalta/domain/instant'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { profileSchema, type Profile } from '@ribalta/domain/schemas/people/profile'
import { describe, expect, it } from 'vitest'
import { parseProfile } from '../../data/profiles/record.ts'
import {
  asSaved,
  changedFields,
  changedMedia,
  isOnlyPreparation,
  mergeMedia,
  mergeNewest,
  renewsLook,
} from './profileChanges.ts'
import { profileFormSchema, toProfileValues, type ProfileValues } from './profileForm.ts'

const NOW = dateToInstant(new Date('2026-11-01T12:00:00Z'))

function makeProfile(changes: Partial<Profile> = {}): Profile {
  return profileSchema.parse({
    email: 'ana@example.com',
    artisticName: 'Ana Souza',
    username: 'ana-souza',
    tempMediaIds: [],
    birthDate: dateToInstant(new Date('1998-03-12T00:00:00Z')),
    phone: '11987654321',
    grants: [],
    status: 'pending',
    version: 3,
    media: [],
    classes: ['ator'],
    skills: [{ id: 'canto', level: 3 }],
    createdAt: NOW,
    updatedAt: NOW,
    ...changes,
  })
}

describe('a birth date in the form', () => {
  it('is shown, be it the first day of 1970', () => {
    const epoch = dateToInstant(new Date('1970-01-01T00:00:00Z'))
    expect(toProfileValues(makeProfile({ birthDate: epoch })).birthDate).toBe('01/01/1970')
  })

  it('is empty where the record has none', () => {
    expect(toProfileValues(parseProfile({ artisticName: 'Ana' })).birthDate).toBe('')
  })
})

/** What would be sent after a person changes this in the form. */
async function changesAfter(profile: Profile, change: Partial<ProfileValues>) {
  const values = toProfileValues(profile)
  const schema = profileFormSchema(values, profile.phone)
  return changedFields(profile, await schema.parseAsync({ ...values, ...change }))
}

describe('renewsLook', () => {
  const profile = makeProfile({ heightCm: 168, shoe: 37, hair: 'castanho' })

  it.each([{ heightCm: '1,70' }, { shoe: '' }, { hair: 'loiro' }] as const)(
    'says yes of %o',
    async (change) => {
      expect(renewsLook(await changesAfter(profile, change))).toBe(true)
    },
  )

  it('says yes of new photos, and no of others in another place and of what is no look', async () => {
    expect(renewsLook(changedMedia([], [], ['sessao/0']))).toBe(true)
    expect(renewsLook({ mediaOrder: ['b', 'a'] })).toBe(false)
    expect(renewsLook(await changesAfter(profile, { city: 'Santos', artisticName: 'Ana Lima' }))).toBe(false)
  })
})

describe('changedFields', () => {
  const profile = makeProfile({
    heightCm: 168,
    city: 'Recife',
    uf: 'PE',
    languages: ['Inglês'],
    links: { site: 'https://a.example/' },
  })

  it('finds nothing in a form that nobody touched', async () => {
    expect(await changesAfter(profile, {})).toEqual({})
    expect(await changesAfter(makeProfile({ languages: [], bio: '', links: {} }), {})).toEqual({})
  })

  it('sends only what changed, in the form that is stored', async () => {
    expect(
      await changesAfter(profile, { heightCm: '1,70', phone: '(21) 98888-7777', city: 'Olinda' }),
    ).toEqual({
      heightCm: 170,
      phone: '21988887777',
      city: 'Olinda',
    })
    expect(await changesAfter(profile, { birthDate: '13/03/1998', classes: ['ator', 'modelo'] })).toEqual({
      birthDate: '1998-03-13',
      classes: ['ator', 'modelo'],
    })
  })

  it('takes back what was emptied', async () => {
    const links = { instagram: '', imdb: '', site: '', video: '' }
    expect(await changesAfter(profile, { heightCm: '', languages: [], links, skills: [] })).toEqual({
      heightCm: null,
      languages: null,
      links: null,
      skills: [],
    })
  })

  it('asks nothing of a record that never had a phone, and keeps one that has', async () => {
    expect(await changesAfter(makeProfile({ phone: '' }), { city: 'Natal' })).toEqual({ city: 'Natal' })
    const values = toProfileValues(profile)
    const schema = profileFormSchema(values, profile.phone)
    expect((await schema.safeParseAsync({ ...values, phone: '' })).success).toBe(false)
  })

  it('lets a phone that is stored wrong stay, and judges another one', async () => {
    const odd = makeProfile({ phone: '55119876543' })
    expect(await changesAfter(odd, { city: 'Natal' })).toEqual({ city: 'Natal' })
    expect(await changesAfter(odd, { phone: '+55 (11) 9 8765-4321' })).toEqual({ phone: '11987654321' })
    const values = { ...toProfileValues(odd), phone: '(11) 8765-4321' }
    const refused = await profileFormSchema(values, odd.phone).safeParseAsync(values)
    expect(refused.error?.issues).toMatchObject([{ path: ['phone'] }])
  })
})

const photo = (id: string): ProfileMedia => ({
  id,
  kind: 'image',
  base: `media/u/${id}`,
  widths: [320],
  width: 320,
  height: 400,
  placeholder: '#aabbcc',
})
const [a, b, c, d] = [photo('a'), photo('b'), photo('c'), photo('d')]

describe('changedMedia', () => {
  it('says nothing when nothing moved, came or went', () => {
    expect(changedMedia([a, b], [a, b], [])).toEqual({})
  })

  it('names what is kept in its order, and what was sent', () => {
    expect(changedMedia([a, b, c], [c, a], ['s/0'])).toEqual({
      mediaOrder: ['c', 'a'],
      tempMediaIds: ['s/0'],
    })
  })
})

describe('asSaved', () => {
  it('is a record from which the saved form differs in nothing', async () => {
    const profile = makeProfile({ heightCm: 168, city: 'Recife' })
    const values = { ...toProfileValues(profile), heightCm: '', city: 'Olinda', birthDate: '13/03/1998' }
    const data = await profileFormSchema(values, profile.phone).parseAsync(values)
    const saved = asSaved(profile, data, [a], 4)
    expect(changedFields(saved, data)).toEqual({})
    expect(toProfileValues(saved)).toEqual(values)
    expect(saved).toMatchObject({ version: 4, media: [a] })
  })
})

describe('merging what changed elsewhere', () => {
  it('keeps what is being typed and takes the rest', () => {
    const base = toProfileValues(makeProfile({ city: 'Recife' }))
    const typed = { ...base, city: 'Olinda' }
    const newest = toProfileValues(makeProfile({ city: 'Natal', heightCm: 170 }))
    expect(mergeNewest(base, typed, newest)).toMatchObject({ city: 'Olinda', heightCm: '1,70' })
  })

  it('follows the media where the person left them alone', () => {
    expect(mergeMedia([a, b], [a, b], [b, c])).toEqual([b, c])
  })

  it('keeps the order and the removals made here, and adds what came from elsewhere', () => {
    expect(mergeMedia([a, b, c], [c, a], [a, b, c, d])).toEqual([c, a, d])
    expect(mergeMedia([a, b, c], [c, a], [a, b])).toEqual([a])
  })

  it('takes what became of a video that is being prepared, and needs to tell nobody', () => {
    const video = { id: 'v', kind: 'video', base: 'media/u/v', extension: 'mov', bytes: 9 } as const
    const preparing: ProfileMedia = { ...video, state: 'preparing' }
    const ready: ProfileMedia = { ...video, extension: 'mp4', state: 'ready' }
    const base = makeProfile({ media: [a, preparing] })
    const newest = { ...base, media: [a, ready], version: base.version + 1 }
    expect(isOnlyPreparation(base, newest)).toBe(true)
    expect(mergeMedia(base.media, [preparing, a], newest.media)).toEqual([ready, a])
    expect(isOnlyPreparation(base, { ...newest, city: 'Olinda' })).toBe(false)
    expect(isOnlyPreparation(base, { ...newest, media: [a] })).toBe(false)
  })
})
