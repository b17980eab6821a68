import type { CastingContent } from '../schemas/castings/casting.ts'
import { needsUsage } from './casting.ts'

/** Something that a draft may lack and an open casting may not. */
export interface Missing {
  /** The path in {@link CastingContent}, as a schema's issue names it. */
  readonly path: readonly (string | number)[]
  /** Tells the agent, in Portuguese, how to complete it. */
  readonly message: string
}

interface Content {
  readonly casting: CastingContent['casting']
  readonly roles: readonly CastingContent['roles'][number][]
}
type Role = CastingContent['roles'][number]['role']

const atLeast = (label: string, count: number): string =>
  `${label}: informe ao menos ${String(count)} caracteres.`

/** Returns everything a casting lacks before it may open, in the order of the form; nothing for a complete one. */
export function missingOf({ casting, roles }: Content): Missing[] {
  const ofCasting: (readonly [isMissing: boolean, field: string, message: string])[] = [
    [casting.kind === undefined, 'kind', 'Escolha o tipo.'],
    [casting.city.length < 2, 'city', atLeast('Cidade', 2)],
    [casting.uf === undefined, 'uf', 'Escolha a UF.'],
    [casting.description.length < 20, 'description', atLeast('Descrição', 20)],
    [casting.applyUntil === undefined, 'applyUntil', 'Informe o último dia de inscrição.'],
    [casting.paymentTermDays === undefined, 'paymentTermDays', 'Informe de 0 a 180 dias.'],
  ]
  return [
    ...ofCasting.flatMap(([isMissing, field, message]) =>
      isMissing ? { path: ['casting', field], message } : [],
    ),
    ...(roles.length === 0 ? [{ path: ['roles'], message: 'Crie ao menos um personagem.' }] : []),
    ...roles.flatMap(({ role }, index) =>
      missingInRole(role, needsUsage(casting.kind)).map(({ path, message }) => ({
        path: ['roles', index, 'role', ...path],
        message,
      })),
    ),
  ]
}

function missingInRole({ title, profile, usage }: Role, isUsageNeeded: boolean): Missing[] {
  return [
    ...(title.length < 2 ? [{ path: ['title'], message: atLeast('Personagem', 2) }] : []),
    ...(profile.length < 10 ? [{ path: ['profile'], message: atLeast('Perfil', 10) }] : []),
    ...(isUsageNeeded ? missingInUsage(usage) : []),
  ]
}

function missingInUsage({ media, territory, months }: Role['usage']): Missing[] {
  const at = (field: string, message: string): Missing => ({ path: ['usage', field], message })
  return [
    ...(media.length === 0 ? [at('media', 'Diga onde a imagem será usada.')] : []),
    ...(territory.length < 2 ? [at('territory', atLeast('Território', 2))] : []),
    ...(months === 0 ? [at('months', 'Informe de 1 a 120 meses.')] : []),
  ]
}
