import { expect, it } from 'vitest'
import { castingContentSchema } from '../schemas/castings/casting.ts'
import { sampleRole } from '../testing/sampleRole.ts'
import { missingOf } from './missing.ts'

/** A role with everything that an open casting needs. */
function role() {
  const usage = { media: ['internet'], territory: 'Brasil', months: 12 }
  return { ...sampleRole('Mãe'), profile: 'Ri com o corpo inteiro.', usage }
}

const AT = { seconds: 1_800_000_000, nanoseconds: 0 }
const COMPLETE = {
  casting: {
    title: 'Café da manhã',
    kind: 'publicidade',
    visibility: 'public',
    description: 'Uma manhã de domingo, a casa cheia.',
    city: 'São Paulo',
    uf: 'SP',
    applyUntil: AT,
    paymentTermDays: 30,
  },
  roles: [{ id: 'mae', role: role() }],
  internal: {},
}

const fieldsOf = (content: unknown): string[] =>
  missingOf(castingContentSchema.parse(content)).map(({ path }) => path.join('.'))

it('finds nothing missing in a complete casting', () => {
  expect(fieldsOf(COMPLETE)).toEqual([])
})

it('accepts a draft with a title only, and names everything that it lacks before it can open', () => {
  const draft = { casting: { title: 'Café da manhã', description: '', city: '' }, roles: [], internal: {} }
  expect(fieldsOf(draft)).toEqual([
    'casting.kind',
    'casting.city',
    'casting.uf',
    'casting.description',
    'casting.applyUntil',
    'casting.paymentTermDays',
    'roles',
  ])
})

it('asks for usage rights except in kinds without broadcast', () => {
  const unused = { media: [], territory: '', months: 0 }
  const roles = [{ id: 'mae', role: { ...role(), usage: unused } }]
  const usage = ['media', 'territory', 'months'].map((field) => `roles.0.role.usage.${field}`)
  for (const [kind, missing] of [
    ['publicidade', usage],
    ['foto', usage],
    ['teatro', []],
    ['evento', []],
  ] as const) {
    expect(fieldsOf({ ...COMPLETE, casting: { ...COMPLETE.casting, kind }, roles })).toEqual(missing)
  }
})

it('leaves the fee to be agreed', () => {
  const roles = [{ id: 'mae', role: { ...role(), payCents: 0 } }]
  expect(fieldsOf({ ...COMPLETE, roles })).toEqual([])
})
