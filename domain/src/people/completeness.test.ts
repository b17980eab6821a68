import { expect, it } from 'vitest'
import { completenessOf } from './completeness.ts'
import type { ProfileMedia } from '../schemas/media/media.ts'
import type { Profile } from '../schemas/people/profile.ts'

const at = { seconds: 0, nanoseconds: 0 }
const bare: Profile = {
  email: 'a@b.co',
  artisticName: 'Ana',
  username: 'ana',
  tempMediaIds: [],
  birthDate: at,
  phone: '11987654321',
  grants: [],
  status: 'pending',
  version: 1,
  media: [],
  classes: [],
  skills: [],
  createdAt: at,
  updatedAt: at,
}

function image(id: string): ProfileMedia {
  return { id, kind: 'image', base: id, widths: [320], width: 320, height: 400, placeholder: '#000000' }
}

it('a bare profile misses everything', () => {
  const { percent, missing } = completenessOf(bare)
  expect(percent).toBe(0)
  expect(missing[0]).toBe('Pelo menos três fotos')
})

it('a whole profile misses nothing', () => {
  const whole: Profile = {
    ...bare,
    media: [image('a'), image('b'), image('c')],
    links: { video: 'https://example.com/' },
    classes: ['x'],
    skills: [{ id: 'y', level: 1 }],
    city: 'Santos',
    uf: 'SP',
    heightCm: 170,
    playingAge: { min: 20, max: 30 },
    languages: ['Português'],
    bio: 'Atriz.',
  }
  expect(completenessOf(whole)).toEqual({ percent: 100, missing: [] })
})

it('what is there but empty is missing', () => {
  const { missing } = completenessOf({ ...bare, bio: '', city: '', uf: 'SP', languages: [] })
  expect(missing).toEqual(expect.arrayContaining(['Apresentação', 'Cidade e UF', 'Idiomas']))
})
