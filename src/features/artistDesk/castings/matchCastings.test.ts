import { dateToInstant } from '@ribalta/domain/instant'
import { sampleRole } from '@ribalta/domain/testing/sampleRole'
import { searchedPerson } from '@ribalta/domain/testing/searchedPerson'
import { describe, expect, it } from 'vitest'
import type { CastingWithRoles } from '../../../data/castings/offAir.ts'
import { matchCastings, unsaidOf } from './matchCastings.ts'

const ana = searchedPerson({
  classes: ['atriz'],
  skills: [{ id: 'canto', level: 3 }],
})
const NAMES = { classes: [], skills: [] }

type Role = CastingWithRoles['roles'][number]

function role(title: string, changes: Partial<Role> = {}): Role {
  return { ...sampleRole(title), id: title, ...changes }
}

function casting(id: string, ...roles: Role[]): CastingWithRoles {
  return {
    casting: {
      id,
      title: id,
      kind: 'cinema',
      visibility: 'public',
      brand: undefined,
      isBrandConfidential: false,
      description: '',
      city: '',
      uf: '',
      shootFrom: undefined,
      shootTo: undefined,
      applyUntil: dateToInstant(new Date('2026-12-01T02:59:00Z')),
      paymentTermDays: undefined,
      status: 'open',
      validatedBy: undefined,
      openedAt: undefined,
    },
    roles,
  }
}

describe('castings for an artist', () => {
  it('are those in one of whose roles nothing required is missing; skills only rank', () => {
    const castings = [
      casting('nenhum', role('pai', { gender: 'masculino' })),
      casting(
        'um',
        role('pai', { gender: 'masculino' }),
        role('tia', { skills: [{ id: 'piano', level: 5 }] }),
      ),
      casting('aberto', role('vizinha')),
      casting('vazio'),
    ]
    const { forYou, others } = matchCastings(castings, ana, NAMES)
    expect(forYou.map((each) => each.casting.id)).toEqual(['um', 'aberto'])
    expect(others.map((each) => each.casting.id)).toEqual(['nenhum', 'vazio'])
  })

  it('begin with the roles that fit, those of which least is missing first', () => {
    const open = casting(
      'c',
      role('pai', { gender: 'masculino' }),
      role('pianista', { skills: [{ id: 'piano', level: 1 }] }),
      role('cantora', { skills: [{ id: 'canto', level: 2 }] }),
    )
    const [matched] = matchCastings([open], ana, NAMES).forYou
    expect(matched?.roles.map(({ role: { title }, isFit, fit }) => [title, isFit, fit.missing])).toEqual([
      ['cantora', true, []],
      ['pianista', true, ['piano']],
      ['pai', false, ['Gênero: Masculino']],
    ])
  })
})

it('what a profile does not say of what is required has a name', () => {
  expect(unsaidOf(ana)).toEqual([])
  expect(unsaidOf({ ...ana, classes: [], gender: undefined, playingAge: undefined })).toEqual([
    'classe',
    'gênero',
    'idade cênica',
  ])
})
