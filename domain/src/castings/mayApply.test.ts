import { expect, it } from 'vitest'
import { dateToInstant } from '../instant.ts'
import { PROFILE_STATUSES, type ProfileStatus } from '../people/profileStatus.ts'
import { CASTING_VISIBILITIES } from './casting.ts'
import { CASTING_STATUSES } from './castingStatus.ts'
import { isOpenTo, mayBeInCasting, waitsForGuardian } from './mayApply.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const born = (day: string) => dateToInstant(new Date(`${day}T00:00:00Z`))

it('who is published or in validation may be in a casting, and nobody else', () => {
  expect(PROFILE_STATUSES.filter(mayBeInCasting)).toEqual(['pending', 'published'])
})

it('a minor waits until the guardian was confirmed; an adult waits for nobody', () => {
  const child = { birthDate: born('2014-05-17') }
  expect(waitsForGuardian(child, NOW)).toBe(true)
  expect(waitsForGuardian({ ...child, guardianConfirmedAt: dateToInstant(NOW) }, NOW)).toBe(false)
  expect(waitsForGuardian({ birthDate: born('1990-05-17') }, NOW)).toBe(false)
})

it('an open casting is for everybody, the published, or who was asked in; no other state is for anybody', () => {
  const open = (status: ProfileStatus, isIn: boolean) =>
    CASTING_VISIBILITIES.filter((visibility) => isOpenTo({ status: 'open', visibility }, { status, isIn }))
  expect(open('pending', false)).toEqual(['public'])
  expect(open('published', false)).toEqual(['public', 'roster'])
  expect(open('pending', true)).toEqual(['public', 'roster', 'invited'])
  for (const status of CASTING_STATUSES.filter((each) => each !== 'open')) {
    expect(isOpenTo({ status, visibility: 'public' }, { status: 'published', isIn: true })).toBe(false)
  }
})
