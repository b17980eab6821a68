import { expect, it } from 'vitest'
import { dateToInstant } from '../instant.ts'
import { PROFILE_STATUSES } from '../people/profileStatus.ts'
import { mayBeInCasting, waitsForGuardian } from './mayApply.ts'

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
