import { describe, expect, it } from 'vitest'
import { attachmentPath, previewOf, unreadCount } from './conversation.ts'

describe('what a list says of a message', () => {
  const photo = { kind: 'image', name: 'IMG_2041.jpg' } as const
  const pdf = { kind: 'pdf', name: 'Currículo.pdf' } as const

  it('is its first words, on one line', () => {
    expect(previewOf('Bom dia!\n\nTudo bem?')).toBe('Bom dia! Tudo bem?')
    expect(Array.from(previewOf('🎬'.repeat(200)))).toHaveLength(120)
  })

  it('is what goes with it, where it has no words', () => {
    expect(previewOf('Segue', [photo])).toBe('Segue')
    expect(previewOf('', [photo])).toBe('Foto')
    expect(previewOf('', [pdf])).toBe('Currículo.pdf')
    expect(previewOf('', [photo, pdf])).toBe('2 anexos')
  })
})

it('what is not read is counted in one’s own conversation alone for who is not of staff', () => {
  const inbox = { last: { ana: 5, bia: 2 }, read: { ana: 3 } }
  expect(unreadCount(inbox, { uid: 'ana', isStaff: true })).toBe(4)
  expect(unreadCount(inbox, { uid: 'ana', isStaff: false })).toBe(2)
})

it('a file lies below its conversation, which the rules of private files go by', () => {
  expect(attachmentPath('ana', 'm1', 2)).toBe('chat/ana/m1/2')
})
