import { formatCount } from '../../lib/formats/formatCount.ts'
import type { Pool } from './freshestPool.ts'

export interface PoolWords {
  /** How many are ranked: “37 pessoas atendem aos obrigatórios”. */
  readonly found: string
  /** Of whom the ranking is, where it is not of all of them. */
  readonly read?: string
}

/** Who a preview is of. `count` is how many there are where not all were read; without it nobody could tell. */
export function poolWords(
  { people, isWhole }: Pool<unknown>,
  count: number | undefined,
  hasRequired: boolean,
): PoolWords {
  const read = people.length
  if (isWhole) return { found: foundWords(formatCount(read), read, hasRequired) }
  if (read === 0) return { found: 'Entre quem pudemos ler, ninguém atende aos obrigatórios' }
  const number = count === undefined ? `Pelo menos ${formatCount(read)}` : formatCount(count)
  return {
    found: foundWords(number, count ?? read, hasRequired),
    read: read === 1 ? 'Só uma delas pôde ser lida' : `Entre as ${formatCount(read)} de look mais recente`,
  }
}

/** How many are ranked, where they are all: “37 pessoas atendem aos obrigatórios”; `everybody` is what a ranking of all is of. */
export function foundWords(
  number: string,
  count: number,
  hasRequired: boolean,
  everybody = 'Todo o elenco',
): string {
  const people = count === 1 ? 'pessoa' : 'pessoas'
  if (!hasRequired) return `${everybody}: ${number.toLowerCase()} ${people}`
  if (count === 0) return 'Ninguém atende aos obrigatórios'
  return `${number} ${people} ${count === 1 ? 'atende' : 'atendem'} aos obrigatórios`
}
