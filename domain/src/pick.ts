/**
 * The named ones of an object's fields. The names are taken as they stand: left to infer them, TypeScript takes them from where the result
 * goes, and a schema's shape goes where any name does.
 */
export function pick<T extends object, const Names extends readonly (keyof T)[]>(
  from: T,
  names: Names,
): Pick<T, Names[number]> {
  // Object.fromEntries forgets which names it was given.
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Names[number]>
}
