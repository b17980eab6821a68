import { GUARDIAN_FIRST } from '@ribalta/domain/proposals/consent'
import { sampleConsent } from '@ribalta/domain/testing/sampleConsent'
import { samplePresentation } from '@ribalta/domain/testing/samplePresentation'
import { describe, expect, it } from 'vitest'
import { standingWords, takesWords, toldWords } from './presentationWords.ts'
import type { PresentedProfile } from './standing.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const at = { seconds: Date.UTC(2026, 10, 25, 15) / 1000, nanoseconds: 0 }
const adult: PresentedProfile = {
  status: 'published',
  media: [],
  birthDate: { seconds: 642_902_400, nanoseconds: 0 },
}
const child: PresentedProfile = { ...adult, birthDate: { seconds: 1_400_000_000, nanoseconds: 0 } }

function words(changes: Parameters<typeof samplePresentation>[0], profile = adult): string[] {
  const { label, rest } = standingWords(samplePresentation(changes), profile, NOW)
  return [label, rest]
}
const agreed = sampleConsent('agreed', { at })
const left = sampleConsent('left', { at })

describe('what an artist reads of where they stand', () => {
  it('says that they need do nothing, or that nobody sees them before they agree', () => {
    expect(words({})).toEqual([
      'A agência avisou você',
      'Não precisa fazer nada: se não quiser participar, saia quando quiser.',
    ])
    expect(words({ consentMode: 'agree' })).toEqual([
      'Esperando você aceitar',
      'O cliente só vê você depois. Ainda não é um convite para o trabalho.',
    ])
  })

  it('says what they said, and when', () => {
    expect(words({ consent: agreed })).toEqual(['Você aceitou em 25/11/2026', ''])
    expect(words({ consent: left })).toEqual([
      'Você saiu em 25/11/2026',
      'O cliente não vê mais você. Se mudar de ideia, é só aceitar para voltar.',
    ])
  })

  it('says when the agency wants to show more than the artist agreed to', () => {
    const consent = sampleConsent('agreed', { at, facts: [] })
    expect(words({ consent })).toEqual([
      'A agência quer mostrar mais',
      'Você aceitou em 25/11/2026, e o cliente só vê o que você aceitou. O resto aparece se você aceitar de novo.',
    ])
  })

  it('sends nobody back in who waits for the guardian', () => {
    expect(words({}, child)).toEqual([
      'Esperando a autorização do responsável',
      `${GUARDIAN_FIRST} O cliente só vê você depois de você aceitar.`,
    ])
    expect(words({ consent: left }, child)[1]).toBe(`O cliente não vê mais você. ${GUARDIAN_FIRST}`)
  })

  it('says that nobody sees who is off the air', () => {
    const offAir = 'Enquanto o seu perfil não está no ar, ele não vê você.'
    expect(words({ consent: agreed }, { ...adult, status: 'suspended' })[1]).toContain('não está no ar')
    expect(words({}, { ...adult, status: 'pending' })[1]).toContain('não está no ar')
    expect(words({ consent: agreed })[1]).not.toContain(offAir)
  })

  it('says of those that have ended what was said to them', () => {
    expect(words({ state: 'over' })).toEqual(['Encerrada', ''])
    expect(words({ state: 'over', consent: agreed })).toEqual(['Encerrada', 'Você aceitou em 25/11/2026.'])
    expect(words({ state: 'over', consent: left })).toEqual(['Encerrada', 'Você saiu em 25/11/2026.'])
    expect(words({ state: 'removed', consent: left })).toEqual(['Você saiu em 25/11/2026', ''])
  })
})

describe('what a client reads and sees', () => {
  it('is the name, and what was chosen', () => {
    expect(toldWords([])).toBe('seu nome artístico')
    expect(toldWords(['playingAge', 'uf', 'bio'])).toBe(
      'seu nome artístico, idade cênica, UF e texto sobre você',
    )
  })

  it('counts takes', () => {
    const take = { testRequestId: 'teste', takeId: 'take', bytes: 1 }
    const counted = [[], [take], [take, take]].map((takes) => takesWords({ takes }))
    expect(counted).toEqual(['', '1 take de teste', '2 takes de teste'])
  })
})
