import { StatusError } from '../../status.ts'
import { jsonObject } from '../../protobuf/message.ts'

export type ChangeKind = 'created' | 'updated' | 'deleted' | 'written'

/** A function that wants to hear of changes to certain documents. */
export interface Trigger {
  readonly key: string
  readonly generation: 1 | 2
  readonly project: string
  readonly databaseId: string
  readonly kind: ChangeKind
  /** The event type as it was registered; it is repeated in every event. */
  readonly eventType: string
  /** Matches the path of a document relative to `…/documents`. */
  readonly matches: (path: string) => boolean
}

const V1_EVENT_TYPE = /(?:^|\.|\/)document\.(create|update|delete|write)$/
const V2_EVENT_TYPE =
  /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(\.withAuthContext)?$/
const V1_RESOURCE = /^projects\/[^/]+\/databases\/([^/]+)\/documents\/(.+)$/
const V1_KINDS = { create: 'created', update: 'updated', delete: 'deleted', write: 'written' } as const

/** Reads the registration of a first-generation function; throws INVALID_ARGUMENT. */
export function parseV1Trigger(project: string, key: string, body: unknown): Trigger {
  const { eventType, resource } = jsonObject(jsonObject(body)['eventTrigger'])
  const kind = V1_EVENT_TYPE.exec(text(eventType))?.[1]
  const [, databaseId, pattern] = V1_RESOURCE.exec(text(resource)) ?? []
  if (!isV1Kind(kind) || databaseId === undefined || pattern === undefined) throw invalid(body)
  return {
    key,
    generation: 1,
    project,
    databaseId,
    kind: V1_KINDS[kind],
    eventType: text(eventType),
    matches: pathMatcher(pattern),
  }
}

/** Reads the registration of a second-generation function; throws INVALID_ARGUMENT. */
export function parseV2Trigger(project: string, key: string, body: unknown): Trigger {
  const { eventType, database, document } = jsonObject(body)
  const kind = V2_EVENT_TYPE.exec(text(eventType))?.[1]
  if (!isChangeKind(kind)) throw invalid(body)
  const { value, matchType } = jsonObject(document)
  const pattern = text(value)
  return {
    key,
    generation: 2,
    project,
    databaseId: text(database),
    kind,
    eventType: text(eventType),
    matches: matchType === 'EXACT' ? (path) => path === pattern : pathMatcher(pattern),
  }
}

/** `{x}` and `*` stand for one segment, `{x=**}` and `**` for any number of them. */
function pathMatcher(pattern: string): (path: string) => boolean {
  const source = pattern
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map((segment) => {
      if (/^\{[^}]*=\*\*\}$/.test(segment) || segment === '**') return '.+'
      if (/^\{[^}]*\}$/.test(segment) || segment === '*') return '[^/]+'
      return segment.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    })
    .join('/')
  const expression = new RegExp(`^${source}$`, 'su')
  return (path) => expression.test(path)
}

function isV1Kind(kind: string | undefined): kind is keyof typeof V1_KINDS {
  return kind !== undefined && Object.hasOwn(V1_KINDS, kind)
}

function isChangeKind(kind: string | undefined): kind is ChangeKind {
  return kind === 'created' || kind === 'updated' || kind === 'deleted' || kind === 'written'
}

function text(json: unknown): string {
  return typeof json === 'string' ? json : ''
}

function invalid(body: unknown): StatusError {
  return new StatusError('INVALID_ARGUMENT', `Not a Firestore trigger: ${JSON.stringify(body)}`)
}
