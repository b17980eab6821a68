import type { RosterCard } from '../schemas/roster/roster.ts'
import type { RosterOrder } from './list.ts'

/** The columns of the table of everybody beside the name, and of its file, in their order. */
export const ROSTER_COLUMNS = [
  'status',
  'classes',
  'city',
  'uf',
  'playingAge',
  'heightCm',
  'gender',
  'eyes',
  'hair',
  'shoe',
  'languages',
  'skills',
  'minor',
  'video',
  'drt',
  'look',
  'updated',
  'created',
] as const
export type RosterColumn = (typeof ROSTER_COLUMNS)[number]

/** Where a column's value is on a card. */
export const COLUMN_FIELDS = {
  status: 'status',
  classes: 'classes',
  city: 'city',
  uf: 'uf',
  playingAge: 'playingAge',
  heightCm: 'heightCm',
  gender: 'gender',
  eyes: 'eyes',
  hair: 'hair',
  shoe: 'shoe',
  languages: 'languages',
  skills: 'skills',
  minor: 'minor',
  video: 'hasVideo',
  drt: 'hasDrt',
  look: 'lookConfirmedAt',
  updated: 'updatedAt',
  created: 'createdAt',
} as const satisfies Readonly<Record<RosterColumn, keyof RosterCard>>

/** The columns that the table can be sorted by. */
export const COLUMN_ORDERS: Readonly<Partial<Record<RosterColumn, RosterOrder>>> = {
  city: 'city',
  look: 'look',
  updated: 'updated',
  created: 'created',
}

/** Those shown until somebody chooses others. */
export const USUAL_COLUMNS: readonly RosterColumn[] = [
  'status',
  'classes',
  'city',
  'uf',
  'playingAge',
  'heightCm',
  'look',
  'updated',
]
