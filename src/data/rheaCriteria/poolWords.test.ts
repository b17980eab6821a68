import { expect, it } from 'vitest'
import type { Pooled } from './pooled.ts'
import type { Pool } from './freshestPool.ts'
import { poolWords } from './poolWords.ts'

const pool = (people: number, isWhole: boolean): Pool<Pooled> => ({
  people: Array.from({ length: people }, () => ({}) as Pooled),
  isWhole,
})

it.each<[Pool<Pooled>, number | undefined, ReturnType<typeof poolWords>]>([
  [pool(0, true), undefined, { found: 'Ninguém atende aos obrigatórios' }],
  [pool(1, true), undefined, { found: '1 pessoa atende aos obrigatórios' }],
  [pool(37, true), undefined, { found: '37 pessoas atendem aos obrigatórios' }],
  [
    pool(240, false),
    312,
    { found: '312 pessoas atendem aos obrigatórios', read: 'Entre as 240 de look mais recente' },
  ],
  [
    pool(240, false),
    1000,
    { found: '1.000+ pessoas atendem aos obrigatórios', read: 'Entre as 240 de look mais recente' },
  ],
  [
    pool(12, false),
    undefined,
    {
      found: 'Pelo menos 12 pessoas atendem aos obrigatórios',
      read: 'Entre as 12 de look mais recente',
    },
  ],
  [pool(0, false), undefined, { found: 'Entre quem pudemos ler, ninguém atende aos obrigatórios' }],
])('says how many meet what is required, and of whom the ranking is', (read, count, words) => {
  expect(poolWords(read, count, true)).toEqual(words)
})

it('names the whole roster where nothing is required', () => {
  expect(poolWords(pool(8, true), undefined, false).found).toBe('Todo o elenco: 8 pessoas')
  expect(poolWords(pool(240, false), 1000, false).found).toBe('Todo o elenco: 1.000+ pessoas')
})
