import { MAX_CASTING_ROLES, USAGE_MEDIA, type UsageMedium } from '@ribalta/domain/castings/casting'
import { GENDERS, SKILL_LEVELS } from '@ribalta/domain/people/facts'
import type { CastingRole } from '@ribalta/domain/schemas/castings/casting'
import type { RunQuery } from './castings.ts'
import { mapField, mapList, optionalNumber, optionalText, textField, textList } from '../rest/fields.ts'
import { readPublicQuery } from '../rest/publicQuery.ts'
import type { RestDocument } from '../rest/documents.ts'

export type PublicRole = Omit<CastingRole, 'order'> & { readonly id: string }

type Data = RestDocument['data']

function oneOf<T extends string | number>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((item) => item === value)
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
      limit: MAX_CASTING_ROLES,
    },
    signal,
  )
  return documents.flatMap(({ id, data }) => decodeRole(id, data) ?? [])
}
