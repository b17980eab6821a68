import { CASTING_KINDS, USAGE_MEDIA, type CastingKind, type UsageMedium } from '@ribalta/domain/casting'
import { CASTING_STATUSES, type CastingStatus } from '@ribalta/domain/castingStatus'
import { UFS } from '@ribalta/domain/brazil'
import { GENDERS, SKILL_LEVELS } from '@ribalta/domain/facts'
import type { Instant } from '@ribalta/domain/instant'
import type { CastingRole } from '@ribalta/domain/schemas/casting'
import {
  instantField,
  mapField,
  mapList,
  optionalNumber,
  optionalText,
  textField,
  textList,
} from './fields.ts'
import { readPublicQuery } from './publicQuery.ts'
import type { RestDocument } from './restDocuments.ts'
import type { RestQuery } from './rest.ts'

/** A casting as its public page shows it. */
export interface PublicCasting {
  readonly id: string
  readonly title: string
  readonly kind: CastingKind
  readonly description: string
  readonly city: string
  readonly uf: string
  /** First and last day of the shoot, `YYYY-MM-DD`. */
  readonly shootFrom: string | undefined
  readonly shootTo: string | undefined
  readonly applyUntil: Instant
  readonly paymentTermDays: number | undefined
  readonly status: CastingStatus
  readonly validatedBy: string | undefined
  readonly openedAt: Instant | undefined
}

export type PublicRole = Omit<CastingRole, 'order'> & { readonly id: string }

type RunQuery = (query: RestQuery, signal?: AbortSignal) => Promise<RestDocument[]>
type Data = RestDocument['data']

/** What the home page shows at most. */
const OPEN_ON_HOME = 6
const MOST_ROLES = 50

function oneOf<T extends string | number>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((item) => item === value)
}

/** A document of `castings`, checked by hand as the other public documents are; undefined where it says too little. */
export function decodeCasting(id: string, data: Data): PublicCasting | undefined {
  const title = textField(data, 'title')
  const kind = oneOf(CASTING_KINDS, data['kind'])
  const status = oneOf(CASTING_STATUSES, data['status'])
  const applyUntil = instantField(data, 'applyUntil')
  if (title === '' || kind === undefined || status === undefined || applyUntil === undefined) return undefined
  return {
    id,
    title,
    kind,
    description: textField(data, 'description'),
    city: textField(data, 'city'),
    uf: oneOf(UFS, data['uf']) ?? '',
    shootFrom: optionalText(data, 'shootFrom'),
    shootTo: optionalText(data, 'shootTo'),
    applyUntil,
    paymentTermDays: optionalNumber(data, 'paymentTermDays'),
    status,
    validatedBy: optionalText(data, 'validatedBy'),
    openedAt: instantField(data, 'openedAt'),
  }
}

function decodePlayingAge(data: Data): { min: number; max: number } | undefined {
  const age = mapField(data, 'playingAge')
  const min = optionalNumber(age, 'min')
  const max = optionalNumber(age, 'max')
  return min === undefined || max === undefined || min > max ? undefined : { min, max }
}

/** A document of a casting's `roles`; undefined where it has no title. */
export function decodeRole(id: string, data: Data): PublicRole | undefined {
  const title = textField(data, 'title')
  if (title === '') return undefined
  const usage = mapField(data, 'usage')
  return {
    id,
    title,
    quantity: optionalNumber(data, 'quantity') ?? 1,
    profile: textField(data, 'profile'),
    classes: textList(data, 'classes'),
    skills: mapList(data, 'skills').flatMap((skill) => {
      const skillId = textField(skill, 'id')
      const level = oneOf(SKILL_LEVELS, skill['level'])
      return skillId === '' || level === undefined ? [] : [{ id: skillId, level }]
    }),
    playingAge: decodePlayingAge(data),
    gender: oneOf(GENDERS, data['gender']),
    payCents: optionalNumber(data, 'payCents') ?? 0,
    usage: {
      media: textList(usage, 'media').flatMap((medium): UsageMedium[] => {
        const known = oneOf(USAGE_MEDIA, medium)
        return known === undefined ? [] : [known]
      }),
      territory: textField(usage, 'territory'),
      months: optionalNumber(usage, 'months') ?? 0,
      exclusivity: optionalText(usage, 'exclusivity'),
    },
  }
}

/** The castings that are open, the newest first. Rejects as {@link readPublicQuery} does. */
export async function readOpenCastings(
  limit = OPEN_ON_HOME,
  signal?: AbortSignal,
  runQuery: RunQuery = readPublicQuery,
): Promise<PublicCasting[]> {
  const documents = await runQuery(
    { collection: 'castings', where: [['status', '==', 'open']], orderBy: [['openedAt', 'desc']], limit },
    signal,
  )
  return documents.flatMap(({ id, data }) => decodeCasting(id, data) ?? [])
}

/**
 * An open casting, or undefined where there is none that everybody may see. A query and no `get`: who may see nothing gets
 * an empty answer and no error.
 */
export async function readOpenCasting(
  id: string,
  signal?: AbortSignal,
  runQuery: RunQuery = readPublicQuery,
): Promise<PublicCasting | undefined> {
  const [document] = await runQuery(
    {
      collection: 'castings',
      where: [
        ['__name__', '==', { reference: `castings/${id}` }],
        ['status', '==', 'open'],
      ],
      limit: 1,
    },
    signal,
  )
  return document === undefined ? undefined : decodeCasting(document.id, document.data)
}

/** The roles of an open casting, in their order. */
export async function readOpenRoles(
  castingId: string,
  signal?: AbortSignal,
  runQuery: RunQuery = readPublicQuery,
): Promise<PublicRole[]> {
  const documents = await runQuery(
    {
      parent: `castings/${castingId}`,
      collection: 'roles',
      orderBy: [['order', 'asc']],
      limit: MOST_ROLES,
    },
    signal,
  )
  return documents.flatMap(({ id, data }) => decodeRole(id, data) ?? [])
}
