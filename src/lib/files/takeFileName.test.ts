import { expect, it } from 'vitest'
import { takeFileName } from './takeFileName.ts'

const TAKE = { name: 'Ana Souza', title: 'Cena da cozinha', number: 1, type: 'video/mp4' }

it('says whose take it is, of which test and which one', () => {
  expect(takeFileName(TAKE)).toBe('Ana Souza - Cena da cozinha - take 1.mp4')
  expect(takeFileName({ ...TAKE, number: 2, type: 'video/quicktime' })).toBe(
    'Ana Souza - Cena da cozinha - take 2.mov',
  )
  expect(takeFileName({ ...TAKE, name: undefined, type: 'video/webm' })).toBe('Cena da cozinha - take 1.webm')
})

it.each([
  ['João "Jota" / Zé', 'João Jota Zé - Cena da cozinha - take 1.mp4'],
  ['../..\\CON:*?<x>|', 'CON x - Cena da cozinha - take 1.mp4'],
  ['\u202Eexe.4pm\u0000\n', 'exe.4pm - Cena da cozinha - take 1.mp4'],
  ['...', 'Cena da cozinha - take 1.mp4'],
])('is a name that every system takes, of %j', (name, expected) => {
  expect(takeFileName({ ...TAKE, name })).toBe(expected)
})

it('is no longer than systems allow, whatever the letters', () => {
  const long = takeFileName({ ...TAKE, name: '😀'.repeat(200), title: '日'.repeat(200) })
  expect(new TextEncoder().encode(long).length).toBeLessThanOrEqual(255)
})
