import { describe, expect, it } from 'vitest'
import { noticeSchema } from '../schemas/notices/notice.ts'
import { isWanted, NOTICE_TOPIC_IDS, NOTICE_TOPICS } from './topics.ts'
import { noticeWords, type WordedNotice } from './words.ts'

const role = { casting: 'Campanha de verão', castingId: 'verão/1', role: 'Vizinha' } as const
const test = { title: 'Cena da cozinha', testRequestId: 'teste-da-cozinha' } as const
const EXAMPLES: Readonly<Record<WordedNotice['kind'], WordedNotice>> = {
  validated: { kind: 'validated', isOnAir: true },
  changesRequested: { kind: 'changesRequested', note: 'Falta uma foto.' },
  rejected: { kind: 'rejected', note: 'Não trabalhamos com esta área.' },
  changeRejected: { kind: 'changeRejected', note: 'A foto é de outra pessoa.' },
  suspended: { kind: 'suspended', note: 'Pausa combinada.' },
  archived: { kind: 'archived', note: 'Pausa combinada.' },
  republished: { kind: 'republished', note: 'De volta da pausa.' },
  contactChanged: { kind: 'contactChanged', fields: ['phone', 'pay'] },
  secondFactorsReset: { kind: 'secondFactorsReset' },
  lookAsked: { kind: 'lookAsked' },
  putIntoRole: { kind: 'putIntoRole', ...role },
  invitedToCasting: { kind: 'invitedToCasting', casting: role.casting, castingId: role.castingId },
  selected: { kind: 'selected', ...role },
  declined: { kind: 'declined', ...role },
  lapsed: { kind: 'lapsed', ...role },
  reopened: { kind: 'reopened', ...role },
  presented: { kind: 'presented', title: test.title },
  presentationChanged: { kind: 'presentationChanged', title: test.title },
  testAsked: { kind: 'testAsked', ...test, deadline: { seconds: 1_795_000_000, nanoseconds: 0 } },
  testExtended: { kind: 'testExtended', ...test, deadline: { seconds: 1_795_000_000, nanoseconds: 0 } },
  testCancelled: { kind: 'testCancelled', ...test },
  testApproved: { kind: 'testApproved', ...test },
  testRetake: { kind: 'testRetake', ...test },
  testDeclined: { kind: 'testDeclined', ...test },
  testExpired: { kind: 'testExpired', ...test },
  testOnBehalf: { kind: 'testOnBehalf', ...test, step: 'accepted' },
  invitation: { kind: 'invitation', name: 'Dora', link: { id: 'i'.repeat(43), key: 'k'.repeat(32) } },
}
const NOTICES = Object.values(EXAMPLES)

describe.each(NOTICES)('the notice $kind', (notice) => {
  const { subject, lines, link } = noticeWords(notice, 'Ribalta')

  it('says every word of its act', () => {
    const said = [subject, ...lines, link.path].join('\n')
    const { kind: _kind, ...words } = notice
    for (const word of Object.values(words)) {
      if (typeof word !== 'string' || word === 'verão/1') continue
      if (notice.kind === 'invitation' && word === notice.name) continue
      if (notice.kind === 'testOnBehalf' && word === notice.step) continue
      expect(said).toContain(word)
    }
    expect(said).not.toMatch(/undefined|null|\[object|\{|\}/)
  })

  it('fits a line of a mail client and leads to a page of ours', () => {
    expect(subject.length).toBeLessThanOrEqual(60)
    expect(link.path).toMatch(/^\/[a-z]/)
    expect(lines.every((line) => line.trim() === line && line !== '')).toBe(true)
  })

  it.each(Object.keys(notice).filter((key) => key !== 'kind'))('is no notice without its %s', (missing) => {
    const without = Object.fromEntries(Object.entries(notice).filter(([key]) => key !== missing))
    expect(noticeSchema.safeParse(without).success).toBe(false)
    expect(noticeSchema.safeParse({ ...notice, [missing]: '' }).success).toBe(false)
  })
})

it('an answer says what the agency wrote in place of its own last words', () => {
  const message = 'O cliente adorou o seu vídeo.'
  for (const kind of ['selected', 'declined', 'lapsed', 'reopened'] as const) {
    expect(noticeWords({ kind, ...role, message }, 'Ribalta').lines.at(-1)).toBe(message)
    expect(noticeSchema.safeParse({ kind, ...role, message: '' }).success).toBe(false)
  }
})

it('what the agency did in somebody’s name is said as they did it', () => {
  const said = (['accepted', 'refused', 'submitted'] as const).map(
    (step) => noticeWords({ kind: 'testOnBehalf', ...test, step }, 'Ribalta').lines[0],
  )
  expect(said).toEqual([
    'A agência aceitou o teste “Cena da cozinha” em seu nome.',
    'A agência recusou o teste “Cena da cozinha” em seu nome.',
    'A agência enviou o teste “Cena da cozinha” em seu nome.',
  ])
})

it('a casting’s address holds no part of another', () => {
  expect(noticeWords(EXAMPLES.selected, 'Ribalta').link.path).toBe('/casting/ver%C3%A3o%2F1')
})

it('what concerns the account and the decisions about it is always told, all else can be switched off', () => {
  const off = { off: [...NOTICE_TOPIC_IDS] }
  const always = NOTICES.map(({ kind }) => kind).filter((kind) => isWanted(kind, off))
  expect(always).toEqual([
    'rejected',
    'suspended',
    'archived',
    'contactChanged',
    'secondFactorsReset',
    'testOnBehalf',
    'invitation',
  ])
  expect(NOTICES.every(({ kind }) => isWanted(kind, { off: [] }))).toBe(true)
  expect(Object.keys(NOTICE_TOPICS)).toEqual([...NOTICE_TOPIC_IDS])
})
