import { dateToInstant } from '@ribalta/domain/instant'
import { describe, expect, it } from 'vitest'
import {
  type CastingValues,
  castingValuesSchema,
  draftValuesSchema,
  EMPTY_CASTING,
  emptyRole,
  toCastingValues,
} from './castingForm.ts'

const typed: CastingValues = {
  title: 'Campanha de inverno',
  kind: 'publicidade',
  visibility: 'public',
  brand: '',
  isBrandConfidential: false,
  description: 'Filme de um dia com três cenas.',
  city: 'Recife',
  uf: 'PE',
  shootFrom: '2027-03-01',
  shootTo: '2027-03-02',
  applyUntil: '2027-02-10',
  paymentTermDays: '30',
  client: '',
  budget: '10.000',
  notes: '',
  roles: [
    {
      ...emptyRole('vizinha'),
      title: 'Vizinha',
      profile: 'Ri com o corpo inteiro.',
      ageMin: '30',
      ageMax: '45',
      pay: '2.500,50',
      media: ['internet'],
    },
  ],
}

/** What is said at each field: the first objection to it. */
function objectionsTo(values: CastingValues): Record<string, string> {
  const issues = castingValuesSchema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

describe('a casting that was typed', () => {
  it('is sent in cents and instants, without what was left empty', () => {
    expect(castingValuesSchema.parse(typed)).toEqual({
      casting: {
        title: typed.title,
        kind: 'publicidade',
        visibility: 'public',
        description: typed.description,
        city: 'Recife',
        uf: 'PE',
        shootFrom: '2027-03-01',
        shootTo: '2027-03-02',
        applyUntil: dateToInstant(new Date('2027-02-11T02:59:00Z')),
        paymentTermDays: 30,
      },
      roles: [
        {
          id: 'vizinha',
          role: {
            title: 'Vizinha',
            quantity: 1,
            profile: 'Ri com o corpo inteiro.',
            classes: [],
            skills: [],
            playingAge: { min: 30, max: 45 },
            payCents: 250_050,
            usage: { media: ['internet'], territory: 'Brasil', months: 12 },
            order: 0,
          },
        },
      ],
      internal: { budgetCents: 1_000_000 },
    })
  })

  it('is saved as a draft with a title only, and asks for the rest before it opens', () => {
    const bare = { ...EMPTY_CASTING, title: 'Campanha de inverno', paymentTermDays: '' }
    expect(draftValuesSchema.parse(bare)).toEqual({
      casting: { title: 'Campanha de inverno', visibility: 'public', description: '', city: '' },
      roles: [],
      internal: {},
    })
    expect(Object.keys(objectionsTo(bare))).toEqual([
      'roles',
      'paymentTermDays',
      'applyUntil',
      'description',
      'uf',
      'city',
      'kind',
    ])
  })

  it('leaves a fee without an amount to be agreed', () => {
    const [role] = typed.roles
    if (role === undefined) throw new Error('There is no role')
    const { roles } = castingValuesSchema.parse({ ...typed, roles: [{ ...role, pay: '' }] })
    expect(roles[0]?.role.payCents).toBe(0)
  })

  it('is shown again as it was typed', () => {
    const { casting, roles, internal } = castingValuesSchema.parse(typed)
    const at = dateToInstant(new Date(0))
    const stored = {
      ...casting,
      status: 'draft' as const,
      createdAt: at,
      updatedAt: at,
      version: 1,
    }
    expect(toCastingValues({ casting: stored, roles, internal })).toEqual({
      ...typed,
      budget: 'R$ 10.000,00',
      roles: [{ ...typed.roles[0], pay: 'R$ 2.500,50' }],
    })
  })

  it('tells its brand to everybody, or keeps it to the team', () => {
    const branded = { ...typed, brand: ' Café Serra Azul ' }
    const told = castingValuesSchema.parse(branded)
    expect(told.casting).toMatchObject({ brand: 'Café Serra Azul' })
    expect(told.casting).not.toHaveProperty('isBrandConfidential')
    expect(told.internal).not.toHaveProperty('brand')
    const kept = castingValuesSchema.parse({ ...branded, isBrandConfidential: true })
    expect(kept.casting).toMatchObject({ isBrandConfidential: true })
    expect(kept.casting).not.toHaveProperty('brand')
    expect(kept.internal).toMatchObject({ brand: 'Café Serra Azul' })
    // No brand is no secret.
    const none = castingValuesSchema.parse({ ...typed, isBrandConfidential: true })
    expect(none.casting).not.toHaveProperty('isBrandConfidential')
  })

  it.each(['public', 'roster', 'invited'] as const)('is for whom it says: %s', (visibility) => {
    expect(castingValuesSchema.parse({ ...typed, visibility }).casting.visibility).toBe(visibility)
  })

  it('is objected to where it is wrong, at the field', () => {
    const [role] = typed.roles
    if (role === undefined) throw new Error('There is no role')
    expect(
      objectionsTo({
        ...typed,
        title: 'x',
        kind: '',
        applyUntil: '',
        paymentTermDays: 'logo',
        shootTo: '2027-02-01',
        roles: [
          role,
          { ...role, roleId: 'b', pay: 'muito', quantity: '0', ageMin: '50', ageMax: '20', media: [] },
        ],
      }),
    ).toEqual({
      title: 'Título: informe ao menos 3 caracteres.',
      kind: 'Escolha o tipo.',
      applyUntil: 'Informe o último dia de inscrição.',
      paymentTermDays: 'Informe de 0 a 180 dias.',
      'roles.1.pay': 'Informe um valor, como 1.500,00.',
      'roles.1.quantity': 'Informe de 1 a 200 vagas.',
      'roles.1.ageMin': 'A idade mínima não pode passar da máxima.',
      'roles.1.media': 'Diga onde a imagem será usada.',
    })
    expect(objectionsTo({ ...typed, shootTo: '2027-02-01' })).toEqual({
      shootTo: 'O último dia vem depois do primeiro.',
    })
  })
})
