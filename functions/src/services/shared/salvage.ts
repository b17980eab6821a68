import type * as z from 'zod/mini'

type Path = readonly PropertyKey[]

interface Salvaged<T> {
  /** Undefined when nothing usable is left. */
  readonly value: T | undefined
  readonly isMalformed: boolean
}

/** What is dropped may leave its surroundings incomplete; documents are not nested deeper than this. */
const MAX_PASSES = 8

/**
 * Parses data of which a part may be malformed: drops the innermost values that the schema refuses and fills fields that are then
 * missing at the top from `instead`, until the rest passes.
 */
export function salvage<T extends z.ZodMiniType>(
  schema: T,
  data: unknown,
  instead: Readonly<Record<string, unknown>> = {},
): Salvaged<z.output<T>> {
  let rest = data
  for (let pass = 0; pass <= MAX_PASSES; pass += 1) {
    const parsed = schema.safeParse(rest)
    if (parsed.success) return { value: parsed.data, isMalformed: pass > 0 }
    const bad = parsed.error.issues.flatMap(pathsOf).map((path) => existingPart(rest, path))
    // A required field is missing, and nothing fills it.
    if (pass > 0 && bad.some((path) => path.length === 0)) break
    const distinct = new Map(bad.map((path) => [JSON.stringify(path), path]))
    // From the end, so that the indices of a list still hold.
    for (const path of [...distinct.values()].toReversed()) rest = without(rest, path)
    rest = isRecord(rest) ? { ...instead, ...rest } : rest
  }
  return { value: undefined, isMalformed: true }
}

function pathsOf(issue: z.core.$ZodIssue): Path[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
}

function isRecord(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Returns the part of a path that leads somewhere: a value that lacks something is itself what is malformed. */
function existingPart(value: unknown, [key, ...deeper]: Path): Path {
  if (key === undefined || !isRecord(value) || !Object.hasOwn(value, key)) return []
  return [key, ...existingPart(value[key], deeper)]
}

function without(value: unknown, [key, ...deeper]: Path): unknown {
  if (key === undefined || !isRecord(value) || !Object.hasOwn(value, key)) return value
  if (Array.isArray(value)) {
    const index = Number(key)
    return deeper.length === 0 ? value.toSpliced(index, 1) : value.with(index, without(value[index], deeper))
  }
  const { [key]: inner, ...others } = value
  return deeper.length === 0 ? others : { ...value, [key]: without(inner, deeper) }
}
