/** The named ones of an object's fields. */
export function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  // Object.fromEntries forgets which names it was given.
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>
}
