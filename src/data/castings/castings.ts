import {
  CASTING_KINDS,
  CASTING_VISIBILITIES,
  type CastingKind,
  type CastingVisibility,
} from '@ribalta/domain/castings/casting'
import type { CastingStatus } from '@ribalta/domain/castings/castingStatus'
import type { Instant } from '@ribalta/domain/instant'
import { instantField, optionalNumber, optionalText, textField } from '../rest/fields.ts'
import { readPublicQuery, type PublicQuery } from '../rest/publicQuery.ts'
import type { RestDocument } from '../rest/documents.ts'

/** A casting as its public page shows it. */
export interface PublicCasting {
  readonly id: string
  readonly title: string
  readonly kind: CastingKind
  readonly visibility: CastingVisibility
  readonly brand: string | undefined
  /** There is a brand that is not told. */
  readonly isBrandConfidential: boolean
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

export type RunQuery = (query: PublicQuery, signal?: AbortSignal) => Promise<RestDocument[]>
type Data = RestDocument['data']

/** Here and not from the domain, whose arrows and labels a public page has no use for; the type knows of every state. */
const STATUSES: { readonly [Status in CastingStatus]: Status } = {
  draft: 'draft',
  open: 'open',
  paused: 'paused',
  closed: 'closed',
  archived: 'archived',
}
/** What the home page shows at most. */
const OPEN_ON_HOME = 6

function oneOf<T extends string | number>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((item) => item === value)
}

/** A document of `castings`, checked by hand as the other public documents are; undefined where it says too little. */
export function decodeCasting(id: string, data: Data): PublicCasting | undefined {
  const title = textField(data, 'title')
  const kind = oneOf(CASTING_KINDS, data['kind'])
  const status = oneOf(Object.values(STATUSES), data['status'])
  const applyUntil = instantField(data, 'applyUntil')
  const visibility = oneOf(CASTING_VISIBILITIES, data['visibility'])
  if (title === '' || kind === undefined || status === undefined || applyUntil === undefined) return undefined
  if (visibility === undefined) return undefined
  return {
    id,
    title,
    kind,
    visibility,
    brand: optionalText(data, 'brand'),
    isBrandConfidential: data['isBrandConfidential'] === true,
    description: textField(data, 'description'),
    city: textField(data, 'city'),
    uf: textField(data, 'uf'),
    shootFrom: optionalText(data, 'shootFrom'),
    shootTo: optionalText(data, 'shootTo'),
    applyUntil,
    paymentTermDays: optionalNumber(data, 'paymentTermDays'),
    status,
    validatedBy: optionalText(data, 'validatedBy'),
    openedAt: instantField(data, 'openedAt'),
  }
}

/** What everybody may find. */
const PUBLIC = [
  ['status', '==', 'open'],
  ['visibility', '==', 'public'],
] as const

/** The castings that everybody may find, the newest first. Rejects as {@link readPublicQuery} does. */
export async function readOpenCastings(
  limit = OPEN_ON_HOME,
  signal?: AbortSignal,
  runQuery: RunQuery = readPublicQuery,
): Promise<PublicCasting[]> {
  const documents = await runQuery(
    { collection: 'castings', where: PUBLIC, orderBy: [['openedAt', 'desc']], limit },
    signal,
  )
  return documents.flatMap(({ id, data }) => decodeCasting(id, data) ?? [])
}

/** A query and no `get`: who may see nothing gets an empty answer and no error. */
export function openCastingQuery(id: string): PublicQuery {
  return {
    early: `casting/${id}`,
    collection: 'castings',
    where: [['__name__', '==', { reference: `castings/${id}` }], ...PUBLIC],
    limit: 1,
  }
}

/** An open casting, or undefined where there is none that everybody may see. */
export async function readOpenCasting(
  id: string,
  signal?: AbortSignal,
  runQuery: RunQuery = readPublicQuery,
): Promise<PublicCasting | undefined> {
  const [document] = await runQuery(openCastingQuery(id), signal)
  return document === undefined ? undefined : decodeCasting(document.id, document.data)
}
