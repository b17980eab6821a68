import { lazily } from '@ribalta/domain/lazily'
import { instantToDate, type Instant } from '@ribalta/domain/instant'
import type { SecondFactors } from '../../auth/secondFactors.ts'

const DAY = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' }))

export function formatDay(at: Instant): string {
  return DAY().format(instantToDate(at))
}

/** What a director still has to do for their rights, where the agency asks for a second factor. */
export function needWords({ factors, hasPassedOne }: SecondFactors): string | undefined {
  if (factors.length === 0) {
    return 'A agência pede um segundo fator a quem é da direção. Adicione um para usar a área da equipe.'
  }
  return hasPassedOne
    ? undefined
    : 'Esta entrada foi feita sem o segundo fator. Saia e entre de novo para usar a área da equipe.'
}
