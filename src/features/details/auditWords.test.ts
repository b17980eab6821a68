import { describe, expect, it } from 'vitest'
import { auditWords } from './auditWords.ts'

describe('a line of the audit log', () => {
  it.each<[Parameters<typeof auditWords>[0], string]>([
    [{ kind: 'privateRead' }, 'leu os dados privados'],
    [{ kind: 'guardianContact' }, 'viu o contato do responsável'],
    [{ kind: 'review', detail: { decision: 'requestChanges' } }, 'pediu ajustes no perfil'],
    [{ kind: 'profileState', detail: { act: 'suspend' } }, 'suspendeu o perfil'],
    [
      { kind: 'personalChange', detail: { fields: ['phone', 'pay'] } },
      'mudou o telefone e os dados de pagamento',
    ],
    [{ kind: 'applicationState', detail: { after: 'shortlisted' } }, 'pôs uma inscrição em “Pré-seleção”'],
    [{ kind: 'applicationState', detail: { after: 'declined' } }, 'pôs uma inscrição em “Não aprovado”'],
    [{ kind: 'testState', detail: { after: 'approved' } }, 'pôs um teste em “Aprovado”'],
    [
      { kind: 'testState', detail: { after: 'submitted', isOnBehalf: true } },
      'pôs um teste em “Recebido”, em nome da pessoa',
    ],
  ])('%o says so', (entry, words) => {
    expect(auditWords(entry)).toBe(words)
  })

  it('of what this page does not know says what it can', () => {
    expect(auditWords({ kind: 'review' })).toBe('avaliou o perfil')
    expect(auditWords({ kind: 'personalChange' })).toBe('mudou os dados pessoais')
    expect(auditWords({ kind: 'applicationState', detail: { after: 'elsewhere' } })).toBe(
      'mudou uma inscrição',
    )
  })
})
