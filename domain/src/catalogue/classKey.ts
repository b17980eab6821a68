/** A class's key where none was given: the Portuguese name lower-cased with spaces turned into hyphens. */
export function defaultClassKey(namePT: string): string {
  return namePT.toLowerCase().replace(/\s+/g, '-')
}
