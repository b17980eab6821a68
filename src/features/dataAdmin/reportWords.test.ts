import type { MessageReport } from '@ribalta/domain/schemas/conversations/conversation'
import { expect, it } from 'vitest'
import { reportWords } from './reportWords.ts'

const REPORT: MessageReport = {
  conversationId: 'ana',
  messageId: 'm1',
  artistId: 'ana',
  sender: 'bia',
  senderName: 'Bia Leal',
  text: 'Pague a taxa hoje.',
  attachments: 2,
  reportedBy: 'ana',
  reporterName: 'Ana Prado',
  reason: 'cobranca',
  message: 'Pediu dinheiro.',
  at: { seconds: 1, nanoseconds: 0 },
}

it('a report from the conversation of an artist leads there and to who wrote', () => {
  expect(reportWords(REPORT)).toEqual({
    reason: 'Pediram dinheiro',
    reporter: 'Ana Prado',
    sender: 'Bia Leal',
    attachments: '2 anexos',
    links: [
      { label: 'Abrir a conversa', to: '/chat/ana' },
      { label: 'Ver perfil de Bia Leal', to: '/details/bia' },
    ],
  })
})

it('into a conversation of two of the team nobody is led', () => {
  const { artistId: _none, ...ofTeam } = { ...REPORT, conversationId: 'bia_caio' }
  expect(reportWords(ofTeam).links).toEqual([{ label: 'Ver perfil de Bia Leal', to: '/details/bia' }])
})

it.each([
  [0, undefined],
  [1, '1 anexo'],
])('with %d files it says %s', (attachments, words) => {
  expect(reportWords({ ...REPORT, attachments }).attachments).toBe(words)
})

it('whose account is gone has no name', () => {
  expect(reportWords({ ...REPORT, senderName: '' }).sender).toBe('Conta excluída')
})
