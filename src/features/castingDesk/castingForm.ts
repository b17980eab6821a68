import { missingOf } from '@ribalta/domain/castings/missing'
import type { CastingVisibility, UsageMedium } from '@ribalta/domain/castings/casting'
import { OLDEST_AGE } from '@ribalta/domain/people/facts'
import { dateToInstant, instantToDate, type Instant } from '@ribalta/domain/instant'
import {
  type CastingContent,
  castingContentSchema,
  type CastingRole,
} from '@ribalta/domain/schemas/castings/casting'
import type { ArtistSkill } from '@ribalta/domain/schemas/people/facts'
import * as z from 'zod/mini'
import type { FullCasting } from '../../data/castings/queries.ts'
import { formatMoney } from '../../lib/formats/formatMoney.ts'
import { given, readMoney, readWhole } from '../../lib/forms/readTyped.ts'
import { typedSchema, type Objection } from '../../lib/forms/typedSchema.ts'

/** A role as it is typed. */
export interface RoleValues {
  roleId: string
  title: string
  quantity: string
  profile: string
  classes: string[]
  skills: ArtistSkill[]
  ageMin: string
  ageMax: string
  gender: string
  pay: string
  media: UsageMedium[]
  territory: string
  months: string
  exclusivity: string
}

/** A casting as it is typed. */
export interface CastingValues {
  title: string
  kind: string
  visibility: CastingVisibility
  brand: string
  isBrandConfidential: boolean
  description: string
  city: string
  uf: string
  shootFrom: string
  shootTo: string
  applyUntil: string
  paymentTermDays: string
  client: string
  budget: string
  notes: string
  roles: RoleValues[]
}

export function emptyRole(roleId: string): RoleValues {
  return {
    roleId,
    title: '',
    quantity: '1',
    profile: '',
    classes: [],
    skills: [],
    ageMin: '',
    ageMax: '',
    gender: '',
    pay: '',
    media: [],
    territory: 'Brasil',
    months: '12',
    exclusivity: '',
  }
}

export const EMPTY_CASTING: CastingValues = {
  title: '',
  kind: '',
  visibility: 'public',
  brand: '',
  isBrandConfidential: false,
  description: '',
  city: '',
  uf: '',
  shootFrom: '',
  shootTo: '',
  applyUntil: '',
  paymentTermDays: '30',
  client: '',
  budget: '',
  notes: '',
  roles: [],
}

const numberText = (value: number | undefined): string => (value === undefined ? '' : String(value))
const moneyText = (cents: number | undefined): string => (cents === undefined ? '' : formatMoney(cents))

function toRoleValues(roleId: string, role: CastingRole): RoleValues {
  return {
    roleId,
    title: role.title,
    quantity: String(role.quantity),
    profile: role.profile,
    classes: [...role.classes],
    skills: [...role.skills],
    ageMin: numberText(role.playingAge?.min),
    ageMax: numberText(role.playingAge?.max),
    gender: role.gender ?? '',
    pay: role.payCents === 0 ? '' : formatMoney(role.payCents),
    media: [...role.usage.media],
    territory: role.usage.territory,
    months: role.usage.months === 0 ? '' : String(role.usage.months),
    exclusivity: role.usage.exclusivity ?? '',
  }
}

/** A stored casting as the form shows it. */
export function toCastingValues({ casting, roles, internal }: FullCasting): CastingValues {
  return {
    title: casting.title,
    kind: casting.kind ?? '',
    visibility: casting.visibility,
    brand: internal.brand ?? casting.brand ?? '',
    isBrandConfidential: casting.isBrandConfidential === true,
    description: casting.description,
    city: casting.city,
    uf: casting.uf ?? '',
    shootFrom: casting.shootFrom ?? '',
    shootTo: casting.shootTo ?? '',
    applyUntil: casting.applyUntil === undefined ? '' : dayInBrasilia(casting.applyUntil),
    paymentTermDays: numberText(casting.paymentTermDays),
    client: internal.client ?? '',
    budget: moneyText(internal.budgetCents),
    notes: internal.notes ?? '',
    roles: roles.map(({ id, role }) => toRoleValues(id, role)),
  }
}

const BRASILIA_MS = -3 * 60 * 60_000

function dayInBrasilia(instant: Instant): string {
  return new Date(instantToDate(instant).getTime() + BRASILIA_MS).toISOString().slice(0, 10)
}

/** The last minute of a day in Brasília; undefined for what is no day. */
function endOfDay(day: string): Instant | undefined {
  const end = new Date(`${day}T23:59:00-03:00`)
  return Number.isNaN(end.getTime()) ? undefined : dateToInstant(end)
}

function toRole(values: RoleValues, order: number): object {
  const min = readWhole(values.ageMin)
  const max = readWhole(values.ageMax)
  const { title, profile, classes, skills, gender, media, territory } = values
  return {
    id: values.roleId,
    role: {
      title,
      profile,
      classes,
      skills,
      order,
      quantity: readWhole(values.quantity),
      // Nothing typed is “a combinar”.
      payCents: readMoney(values.pay) ?? 0,
      ...given({ gender }),
      ...(min === undefined && max === undefined
        ? {}
        : { playingAge: { min: min ?? 0, max: max ?? OLDEST_AGE } }),
      usage: {
        media,
        territory,
        months: readWhole(values.months) ?? 0,
        ...given({ exclusivity: values.exclusivity.trim() }),
      },
    },
  }
}

/** Where the form shows what the schema objects to. */
const FIELD_OF: Readonly<Record<string, string>> = {
  payCents: 'pay',
  budgetCents: 'budget',
  playingAge: 'ageMin',
}

const WORDS: Readonly<Record<string, string>> = {
  kind: 'Escolha o tipo.',
  uf: 'Escolha a UF.',
  shootFrom: 'Informe uma data.',
  shootTo: 'Informe uma data.',
  applyUntil: 'Informe o último dia de inscrição.',
  paymentTermDays: 'Informe de 0 a 180 dias.',
  quantity: 'Informe de 1 a 200 vagas.',
  pay: 'Informe um valor, como 1.500,00.',
  budget: 'Informe um valor, como 1.500,00.',
  months: 'Informe de 1 a 120 meses.',
  ageMin: `Informe idades de 0 a ${String(OLDEST_AGE)}, a menor primeiro.`,
}

/** What the schemas say where nobody thought of words for people. */
const UNWORDED: ReadonlySet<string> = new Set(['Invalid input', 'Instante inválido.'])

/** `roles.0.role.usage.months` as `roles.0.months`: the form is flat. */
function fieldOf(path: readonly PropertyKey[]): string {
  const names = path.map(String)
  if (names[0] === 'roles' && names.length > 3) {
    const [, index = '', , ...rest] = names
    return `roles.${index}.${flat(rest)}`
  }
  return flat(names.slice(names.length > 1 ? 1 : 0))
}

function flat(names: readonly string[]): string {
  const name = (names[0] === 'usage' ? names[1] : names[0]) ?? ''
  return FIELD_OF[name] ?? name
}

function toObjection({ path, message }: { path: readonly PropertyKey[]; message: string }): Objection {
  const field = fieldOf(path)
  const name = field.split('.').at(-1) ?? ''
  return { field, message: UNWORDED.has(message) ? (WORDS[name] ?? 'Confira este campo.') : message }
}

function toContent(values: CastingValues): object {
  const { title, kind, visibility, description, city, uf, shootFrom, shootTo } = values
  const brand = values.brand.trim()
  const isBrandSecret = values.isBrandConfidential && brand !== ''
  return {
    casting: {
      title,
      visibility,
      description,
      city,
      ...given({
        kind,
        uf,
        shootFrom,
        shootTo,
        applyUntil: endOfDay(values.applyUntil),
        paymentTermDays: readWhole(values.paymentTermDays),
      }),
      ...(isBrandSecret ? { isBrandConfidential: true } : given({ brand })),
    },
    roles: values.roles.map(toRole),
    internal: given({
      client: values.client.trim(),
      brand: isBrandSecret ? brand : '',
      notes: values.notes.trim(),
      budgetCents: readMoney(values.budget),
    }),
  }
}

/** Reads a draft as it is typed, which needs a title only. */
export const draftValuesSchema = typedSchema(toContent, castingContentSchema, toObjection)

const completeContentSchema = castingContentSchema.check(
  z.check<CastingContent>(
    ({ value, issues }) => {
      for (const { path, message } of missingOf(value))
        issues.push({ code: 'custom', input: value, path: [...path], message })
    },
    // Also where a field is wrong already: what `toContent` makes has every field that is asked for.
    { when: () => true },
  ),
)

/** Reads a casting as it is typed, with everything that it needs to be open. */
export const castingValuesSchema = typedSchema(toContent, completeContentSchema, toObjection)
