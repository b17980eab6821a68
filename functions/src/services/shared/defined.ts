type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The fields that have a value; Firestore stores no `undefined`. */
export function withoutUndefined<T extends object>(fields: T): Defined<T> {
  const defined: Defined<T> = {}
  for (const key of Object.keys(fields) as (keyof T)[]) {
    const value = fields[key]
    if (value !== undefined) defined[key] = value as Exclude<T[keyof T], undefined>
  }
  return defined
}
