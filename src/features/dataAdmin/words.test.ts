import { describe, expect, it } from 'vitest'
import { changeWords, levelOf } from './grantWords.ts'
import { countsWords } from './importWords.ts'
import { refusalWords } from './refusalWords.ts'
import { usageWords } from './usageWords.ts'

describe('what is said', () => {
  it('of who uses a class', () => {
    expect(usageWords('classe', { artists: 0, profiles: 0 })).toBe('Ninguém usa esta classe.')
    expect(usageWords('classe', { artists: 0, profiles: 1 })).toMatch(
      /^1 perfil tem esta classe; nenhuma página publicada a mostra\./,
    )
    expect(usageWords('habilidade', { artists: 1, profiles: 1200 })).toMatch(
      /^1\.200 perfis têm esta habilidade; ela aparece em 1 página publicada\./,
    )
  })

  it('of what was refused, each kind that there was', () => {
    expect(refusalWords({ counts: { signIn: 1, call: 0, rate: 1200 } })).toEqual([
      '1 entrada que falhou',
      '1.200 pedidos acima do limite',
    ])
    expect(refusalWords({ counts: {} })).toEqual([])
  })

  it('of an import', () => {
    expect(countsWords({ new: 1, changed: 2 })).toBe('1 nova e 2 alteradas')
    expect(countsWords({ new: 0, changed: 0 })).toBe('nada a mudar')
  })

  it.each([
    [[], ['AGENT'], 'deu Agente a'],
    [[], ['AGENT', 'DIRECTOR'], 'deu Agente e Direção a'],
    [['AGENT', 'DIRECTOR'], ['AGENT'], 'tirou Direção de'],
    [['DIRECTOR'], ['AGENT'], 'trocou Direção por Agente de'],
  ] as const)('of grants that were %j and are %j', (before, after, words) => {
    expect(changeWords({ before, after })).toBe(words)
  })

  it('of the access that grants give', () => {
    expect([levelOf([]), levelOf(['AGENT']), levelOf(['AGENT', 'DIRECTOR'])]).toEqual([
      'none',
      'agent',
      'director',
    ])
  })
})
