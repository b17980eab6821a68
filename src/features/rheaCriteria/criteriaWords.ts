import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'

function counted(count: number, one: string, more: string): string[] {
  return count === 0 ? [] : [`${String(count)} ${count === 1 ? one : more}`]
}

/** How much a set asks: “1 obrigatório, 3 desejáveis”. */
export function countWords(criteria: readonly Criterion[]): string {
  const required = criteria.filter(({ isRequired }) => isRequired).length
  return [
    ...counted(required, 'obrigatório', 'obrigatórios'),
    ...counted(criteria.length - required, 'desejável', 'desejáveis'),
  ].join(', ')
}
