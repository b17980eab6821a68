/** A value as JSON would have it: without fields that are undefined. The callable SDK would send them as null, which no field of ours is. */
export function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined)
  if (typeof value !== 'object' || value === null) return value
  const present = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(present.map(([key, item]) => [key, withoutUndefined(item)]))
}
