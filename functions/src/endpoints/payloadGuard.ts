/** The greatest request body, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024
const MAX_DEPTH = 8
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
  // The callable protocol's own wrapper for 64-bit numbers: no field of ours is one, and the SDK fails on bad ones.
  '@type',
])

/** What of an incoming request is looked at: the parsed JSON and the bytes that it came in. */
export interface IncomingBody {
  readonly body: unknown
  readonly byteLength: number
}

/**
 * Whether a request body can be handed to the callable protocol at all: a JSON object of exactly `data`, not too large,
 * not too deep, without keys that change objects and without text that cannot be stored (lone surrogates).
 * Schemas judge the rest.
 */
export function isAcceptableBody({ body, byteLength }: IncomingBody): boolean {
  return byteLength <= MAX_BODY_BYTES && hasExactly(body, ['data']) && isAcceptable(body.data, 0)
}

/** The same for a door: `data` is exactly a command's name and its own data, which is judged as a callable's is. */
export function isAcceptableCommandBody({ body, byteLength }: IncomingBody): boolean {
  if (byteLength > MAX_BODY_BYTES || !hasExactly(body, ['data'])) return false
  const { data: command } = body
  if (!hasExactly(command, ['name', 'data'])) return false
  return typeof command.name === 'string' && isAcceptable(command.name, 0) && isAcceptable(command.data, 0)
}

function hasExactly<Key extends string>(
  value: unknown,
  keys: readonly Key[],
): value is Readonly<Record<Key, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  return Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key))
}

function isAcceptable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (depth >= MAX_DEPTH) return false
  if (Array.isArray(value)) return value.every((item) => isAcceptable(item, depth + 1))
  return Object.entries(value).every(
    ([key, item]) => !FORBIDDEN_KEYS.has(key) && key.isWellFormed() && isAcceptable(item, depth + 1),
  )
}
