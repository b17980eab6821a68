import { sortRecords } from '@ribalta/domain/sorting'
import { ROSTER_ORDERS } from '@ribalta/domain/roster/list'
import { rosterNameOf, toRoster } from '@ribalta/domain/roster/project'
import {
  exportRosterResultSchema,
  type ExportRosterResult,
} from '@ribalta/domain/schemas/roster/rosterExport'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import {
  backend,
  bareAccount,
  call,
  newSession,
  type Person,
  person,
} from '../support/functions/functions.ts'
import { makeProfile } from '../support/people.ts'

const CLASS = `classe-${newSession().slice(0, 8)}`
const PEOPLE = [
  { artisticName: 'Ângela Prado', city: 'Óbidos', uf: 'PA' },
  { artisticName: 'bento Luz', city: undefined, uf: 'SP' },
  { artisticName: 'Çelia Reis', city: 'Olinda', uf: 'PE' },
  { artisticName: 'Caio Nunes', city: 'Água Branca', uf: 'SP' },
  { artisticName: 'Ana Prado', city: '', uf: 'SP' },
] as const

let agent: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'] })
  const added = PEOPLE.map(({ artisticName, city, uf }, index) => {
    const at = Timestamp.fromMillis(Date.UTC(2026, 0, 10 - index))
    const profile = makeProfile(`linha-${CLASS}-${String(index)}`, {
      artisticName,
      uf,
      ...(city === undefined ? {} : { city }),
      classes: [CLASS],
      status: 'published',
      createdAt: at,
      updatedAt: Timestamp.fromMillis(at.toMillis() + index * 1000),
    })
    const uid = `linha-${CLASS}-${String(index)}`
    return { uid, name: rosterNameOf(uid, profile), entry: toRoster(uid, profile, new Date()) }
  })
  const batch = backend.db.batch()
  for (const { name, entry } of added) batch.set(backend.db.doc(`roster/${name}`), entry)
  await batch.commit()
  return async () => {
    await Promise.all(added.map(({ name }) => backend.db.doc(`roster/${name}`).delete()))
  }
})

const COLUMNS = ['city', 'uf', 'look', 'updated', 'created']

async function rowsOf(of: object, columns = COLUMNS): Promise<ExportRosterResult> {
  const answer = await call('exportRoster', { columns, of }, agent.token)
  expect(answer.error).toBeUndefined()
  return exportRosterResultSchema.parse(answer.result)
}

describe.each(ROSTER_ORDERS)('in the order %s', (by) => {
  it.each(['asc', 'desc'] as const)('%s, people come as the specification sorts lists', async (direction) => {
    const { rows, isCut } = await rowsOf({
      kind: 'filter',
      filter: { classes: [CLASS] },
      sort: { by, direction },
    })
    expect(isCut).toBe(false)
    // A city that was left empty is none, and any instant a time.
    const asGiven = rows.map(({ artisticName, city, lookConfirmedAt, updatedAt, createdAt }) => ({
      name: artisticName,
      city: city === '' ? null : city,
      look: lookConfirmedAt?.seconds,
      updated: updatedAt?.seconds,
      created: createdAt?.seconds,
    }))
    expect(asGiven).toHaveLength(PEOPLE.length)
    expect(sortRecords(asGiven, by, direction)).toEqual(asGiven)
  })

  it('every filter has its index, alone and with all the others', async () => {
    const whole = { uf: ['SP', 'PE'], minor: false, stale: true, video: false }
    const filters = [
      {},
      { status: ['published', 'archived'] },
      { uf: ['SP', 'PE'] },
      { minor: false },
      { stale: true },
      { video: false },
      { status: ['published'], ...whole },
      { classes: [CLASS, 'outra'] },
      { classes: [CLASS, 'outra'], uf: ['SP', 'PE'], minor: false },
      { classes: [CLASS], status: ['published'] },
      { classes: [CLASS], status: ['published', 'archived'], ...whole },
    ]
    for (const filter of filters) {
      for (const direction of ['asc', 'desc'] as const) {
        const { rows } = await rowsOf({ kind: 'filter', filter, sort: { by, direction } }, ['uf'])
        // Without a class the seed's people come, too.
        const own = rows.filter(({ uid }) => uid.startsWith('linha-'))
        expect(own).toHaveLength(filter.uf === undefined ? 5 : filter.uf.length + 2)
      }
    }
  })
})

it('marked people come in their order, those who are gone not at all, with nothing but what was asked', async () => {
  const uids = [3, 0].map((index) => `linha-${CLASS}-${String(index)}`)
  const { rows } = await rowsOf({ kind: 'marked', uids: [...uids, 'ninguem', ...uids] }, ['city'])
  expect(rows).toEqual([
    { uid: uids[0], artisticName: 'Caio Nunes', city: 'Água Branca' },
    { uid: uids[1], artisticName: 'Ângela Prado', city: 'Óbidos' },
  ])
  const { docs } = await backend.db.collection('auditLog').where('actor', '==', agent.uid).get()
  expect(docs.map((line) => line.data())).toContainEqual(
    expect.objectContaining({
      kind: 'rosterExport',
      detail: { of: 'marked', people: 2, columns: ['city'] },
    }),
  )
})

it('is for staff alone, and without a line in the audit log for anybody else', async () => {
  const data = { columns: ['city'], of: { kind: 'marked', uids: ['ninguem'] } }
  expect((await call('exportRoster', data)).error?.status).toBe('UNAUTHENTICATED')
  const ended = await person({ grants: ['AGENT'], status: 'suspended' })
  for (const { uid, token } of [await person(), await bareAccount(), ended]) {
    expect((await call('exportRoster', data, token)).error?.status).toBe('PERMISSION_DENIED')
    expect((await backend.db.collection('auditLog').where('actor', '==', uid).get()).size).toBe(0)
  }
})

it.each([
  { columns: ['email'], of: { kind: 'marked', uids: ['a'] } },
  { columns: [], of: { kind: 'marked', uids: [] } },
  { columns: [], of: { kind: 'marked', uids: Array.from({ length: 1001 }, (_, n) => `p${String(n)}`) } },
  { columns: [], of: { kind: 'filter', filter: { name: 'ana' }, sort: { by: 'name', direction: 'asc' } } },
  {
    columns: [],
    of: {
      kind: 'filter',
      filter: { classes: ['a', 'b', 'c', 'd'], uf: ['AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES'] },
      sort: { by: 'name', direction: 'asc' },
    },
  },
  { columns: [], of: { kind: 'filter', filter: {}, sort: { by: 'phone', direction: 'asc' } } },
  { columns: [], of: { kind: 'filter', filter: {}, sort: { by: 'name', direction: 'up' } } },
])('refuses %j', async (data) => {
  expect((await call('exportRoster', data, agent.token)).error?.status).toBe('INVALID_ARGUMENT')
})
