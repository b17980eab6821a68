import { searchedPerson } from '../testing/searchedPerson.ts'
import { describe, expect, it } from 'vitest'
import { askedOf, fitsRole, requiredOf, wishedOf, type AskingRole } from './roleFilter.ts'

const ana = searchedPerson({
  classes: ['atriz'],
})
const role: AskingRole = {
  classes: ['atriz', 'cantor'],
  skills: [{ id: 'violao', level: 4 }],
  playingAge: { min: 38, max: 50 },
  gender: 'feminino',
}

describe('what a role asks', () => {
  it('is class, gender and playing age as required, and skills as wished', () => {
    expect(requiredOf(role)).toEqual({
      classes: ['atriz', 'cantor'],
      gender: ['feminino'],
      playingAge: { min: 38, max: 50 },
    })
    expect(wishedOf(role)).toEqual({ skills: [{ id: 'violao', level: 4 }] })
    expect(askedOf(role)).toEqual({ ...requiredOf(role), ...wishedOf(role) })
  })

  it('is nothing where it says nothing', () => {
    expect(askedOf({ classes: [], skills: [] })).toEqual({})
  })
})

describe('somebody fits a role', () => {
  it('with one of its classes, its gender and a playing age that overlaps, whatever their skills', () => {
    expect(fitsRole(ana, role)).toBe(true)
    expect(fitsRole(ana, { classes: [], skills: [] })).toBe(true)
  })

  it.each<[string, Partial<AskingRole>]>([
    ['class', { classes: ['cantor'] }],
    ['gender', { gender: 'masculino' }],
    ['playing age', { playingAge: { min: 41, max: 50 } }],
  ])('not with another %s', (_name, changes) => {
    expect(fitsRole(ana, { ...role, ...changes })).toBe(false)
  })

  it('not where the profile does not say what is required', () => {
    expect(fitsRole({ ...ana, gender: undefined }, role)).toBe(false)
  })
})
