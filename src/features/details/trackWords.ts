import type { TrackRecord } from '@ribalta/domain/schemas/people/trackRecord'

/** What came of asking somebody before: “3 de 4 testes no prazo · 2 escolhas em 5 apresentações”. */
export function trackWords({ testsAsked, testsInTime, presented, chosen }: TrackRecord): string {
  const tests = `${String(testsInTime)} de ${String(testsAsked)} ${testsAsked === 1 ? 'teste' : 'testes'} no prazo`
  const choices =
    chosen === 0 ? 'nenhuma escolha' : `${String(chosen)} ${chosen === 1 ? 'escolha' : 'escolhas'}`
  const shown = `${String(presented)} ${presented === 1 ? 'apresentação' : 'apresentações'}`
  return [...(testsAsked === 0 ? [] : [tests]), ...(presented === 0 ? [] : [`${choices} em ${shown}`])].join(
    ' · ',
  )
}
