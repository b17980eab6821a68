import { expect, it } from 'vitest'
import { dropOn, inGroups, inPlaceOf, moveGroup, moveInGroup, putBack, rolesOf } from './itemOrder.ts'

const item = (artistId: string, role = '') => ({ artistId, role })
const ALL = [item('ana', 'Mãe'), item('bia', 'Mãe'), item('caio', 'Pai'), item('duda')]
const ids = (items: readonly { artistId: string }[]): string =>
  items.map(({ artistId }) => artistId).join(' ')

it('each role stands together, where its first one stands', () => {
  expect(ids(inGroups([item('ana', 'Mãe'), item('caio', 'Pai'), item('bia', 'Mãe')]))).toBe('ana bia caio')
})

it('somebody moves among those of the same role, and not out of it', () => {
  expect(ids(moveInGroup(ALL, 'ana', 1))).toBe('bia ana caio duda')
  expect(ids(moveInGroup(ALL, 'bia', -1))).toBe('bia ana caio duda')
  expect(moveInGroup(ALL, 'bia', 1)).toBe(ALL)
  expect(moveInGroup(ALL, 'ana', -1)).toBe(ALL)
  expect(moveInGroup(ALL, 'ninguém', 1)).toBe(ALL)
})

it('a role moves with everybody in it', () => {
  expect(ids(moveGroup(ALL, 'Mãe', 1))).toBe('caio ana bia duda')
  expect(ids(moveGroup(ALL, '', -1))).toBe('ana bia duda caio')
  expect(moveGroup(ALL, 'Mãe', -1)).toBe(ALL)
})

it('who is dropped on another takes the place and the role', () => {
  const dropped = dropOn(ALL, 'duda', 'ana')
  expect(ids(dropped)).toBe('duda ana bia caio')
  expect(dropped[0]).toEqual(item('duda', 'Mãe'))
  expect(ids(dropOn(ALL, 'ana', 'bia'))).toBe('bia ana caio duda')
  expect(dropOn(ALL, 'de outra lista', 'bia')).toBe(ALL)
})

it('who was taken out comes back to the same place, once', () => {
  const without = ALL.filter(({ artistId }) => artistId !== 'bia')
  expect(ids(putBack(without, item('bia', 'Mãe'), 1))).toBe('ana bia caio duda')
  expect(putBack(ALL, item('bia', 'Mãe'), 1)).toBe(ALL)
})

it('others come into the place of somebody, and for the same', () => {
  const replaced = inPlaceOf(ALL, 'bia', [item('eva'), item('caio')])
  expect(ids(replaced)).toBe('ana eva caio duda')
  expect(replaced[1]).toEqual(item('eva', 'Mãe'))
  expect(ids(inPlaceOf(ALL, 'bia', []))).toBe('ana caio duda')
  // Whoever was to be replaced is gone meanwhile.
  expect(ids(inPlaceOf(ALL, 'fabio', [item('eva')]))).toBe('ana bia caio duda eva')
})

it('roles are offered once each, and none where there is none', () => {
  expect(rolesOf(ALL)).toEqual(['Mãe', 'Pai'])
})
