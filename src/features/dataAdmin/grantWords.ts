import type { Grant } from '@ribalta/domain/account/grants'
import { formatList } from '../../lib/formats/formatList.ts'

export const GRANT_LABELS: Readonly<Record<Grant, string>> = { AGENT: 'Agente', DIRECTOR: 'Direção' }

/** Why grants that somebody holds do nothing now. */
export const SLEEP_LABELS = { suspended: 'Perfil suspenso', disabled: 'Conta desativada' } as const

/** The choices that the team's dialog offers; a director is always an agent too. */
export const ACCESS_LEVELS = [
  {
    value: 'none',
    label: 'Sem acesso',
    explanation: 'Usa o site só como artista.',
    grants: [],
  },
  {
    value: 'agent',
    label: 'Agente',
    explanation: 'Vê elenco, perfis e contatos; valida perfis, monta listas, testes e propostas.',
    grants: ['AGENT'],
  },
  {
    value: 'director',
    label: 'Direção',
    explanation: 'Tudo de agente, e cuida do catálogo, do blog, da equipe e dos dados privados.',
    grants: ['AGENT', 'DIRECTOR'],
  },
] as const satisfies readonly {
  value: string
  label: string
  explanation: string
  grants: readonly Grant[]
}[]
export type AccessLevel = (typeof ACCESS_LEVELS)[number]['value']

export function levelOf(grants: readonly Grant[]): AccessLevel {
  if (grants.includes('DIRECTOR')) return 'director'
  return grants.includes('AGENT') ? 'agent' : 'none'
}

interface Change {
  readonly before: readonly Grant[]
  readonly after: readonly Grant[]
}

/** “deu Agente e Direção a”, “tirou Direção de”: what stands between who changed grants and whose they are. */
export function changeWords({ before, after }: Change): string {
  const names = (grants: readonly Grant[]): string => formatList(grants.map((grant) => GRANT_LABELS[grant]))
  const given = after.filter((grant) => !before.includes(grant))
  const taken = before.filter((grant) => !after.includes(grant))
  if (given.length === 0) return `tirou ${names(taken)} de`
  if (taken.length === 0) return `deu ${names(given)} a`
  return `trocou ${names(taken)} por ${names(given)} de`
}
