import type { Json, RulesAuth } from '../../rules/index.ts'
import { StatusError } from '../../status.ts'

/** Who calls: an administrator, whom rules do not concern, or a client (`auth` is null for an anonymous one). */
export type Caller = { readonly admin: true } | { readonly admin: false; readonly auth: RulesAuth | null }

const ANONYMOUS: Caller = { admin: false, auth: null }
const ADMIN: Caller = { admin: true }
const BASE64URL = /^[\w-]*={0,3}$/

/**
 * Reads an Authorization header the way the official emulator does: `Bearer owner` and Google access tokens
 * (`ya29.…`) are administrators, any other bearer must look like a JWT; nothing of it is verified.
 * Throws INVALID_ARGUMENT `invalid jwt`, or UNKNOWN without text for another scheme.
 */
export function parseAuthorization(header: string | undefined): Caller {
  if (header === undefined) return ANONYMOUS
  const scheme = header.slice(0, 6).toLowerCase()
  const separator = header.at(6)
  if (scheme !== 'bearer' || separator === undefined || !/\s/.test(separator)) {
    throw new StatusError('UNKNOWN', '')
  }
  if (separator !== ' ') return ANONYMOUS
  const token = header.slice(7)
  if (/^(owner$|ya29\.)/i.test(token)) return ADMIN
  const claims = readClaims(token)
  const uid = claims['sub'] ?? claims['user_id']
  if (uid === undefined) return { admin: false, auth: { uid: '', token: claims } }
  return { admin: false, auth: { uid: typeof uid === 'string' ? uid : JSON.stringify(uid), token: claims } }
}

function readClaims(token: string): Readonly<Record<string, Json>> {
  const [header, claims, signature, ...rest] = token.split('.')
  if (header === undefined || claims === undefined || signature === undefined || rest.length > 0)
    throw invalidJwt()
  if (!BASE64URL.test(signature) || signature.replace(/=+$/, '').length % 4 === 1) throw invalidJwt()
  readSegment(header)
  return readSegment(claims)
}

function readSegment(segment: string): Readonly<Record<string, Json>> {
  if (segment === '' || !BASE64URL.test(segment)) throw invalidJwt()
  const json = parseJson(Buffer.from(segment, 'base64url').toString('utf8'))
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw invalidJwt()
  return json as Readonly<Record<string, Json>>
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    throw invalidJwt()
  }
}

function invalidJwt(): StatusError {
  return new StatusError('INVALID_ARGUMENT', 'invalid jwt')
}
