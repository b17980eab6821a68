import { expect, it } from 'vitest'
import { messageWords } from './messageWords.ts'

const at = { seconds: 1, nanoseconds: 0 }

it('a message from Contatos is answered by e-mail and, with a phone, by WhatsApp', () => {
  const message = {
    id: 'a',
    kind: 'contact',
    about: '',
    name: 'Helena Prado',
    email: 'helena@example.com',
    phone: '11987654321',
    subject: 'contratar',
    message: 'Oi',
    at,
  } as const
  expect(messageWords(message)).toEqual({
    kind: 'Contato',
    title: 'Contratar artistas',
    from: 'Helena Prado',
    answers: [
      {
        label: 'Responder a helena@example.com',
        href: 'mailto:helena@example.com?subject=Sua%20mensagem%3A%20Contratar%20artistas',
      },
      { label: 'WhatsApp (11) 98765-4321', href: 'https://wa.me/5511987654321' },
    ],
    about: undefined,
  })
})

it('a report leads to its casting, and may have nobody to answer', () => {
  const report = {
    id: 'b',
    kind: 'report',
    about: '',
    castingId: 'um dois',
    reason: 'cobranca',
    message: '',
    at,
  } as const
  expect(messageWords(report)).toEqual({
    kind: 'Denúncia',
    title: 'Pediram dinheiro',
    from: 'Sem e-mail',
    answers: [],
    about: { label: 'Abrir o casting', to: '/casting/um%20dois' },
  })
})

it('an address cannot add to the mail that answers it', () => {
  const message = {
    id: 'c',
    kind: 'contact',
    about: '',
    name: 'X',
    email: 'a?bcc=b@example.com',
    subject: 'outro',
    message: 'Oi',
    at,
  } as const
  const [answer] = messageWords(message).answers
  expect(new URL(answer?.href ?? '').searchParams.has('bcc')).toBe(false)
})
