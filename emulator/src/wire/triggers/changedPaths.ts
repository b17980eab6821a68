import { formatFieldPath } from '../../store/fieldPath.ts'
import { identicalValues } from '../../values/identical.ts'
import { fieldOf, MapValue } from '../../values/value.ts'
import type { Fields } from '../../values/value.ts'

/** The wire paths of the fields that differ, as deep as maps go on both sides. */
export function changedPaths(
  before: Fields,
  after: Fields,
  prefix: readonly string[] = [],
): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) => {
    const path = [...prefix, name]
    const old = fieldOf(before, name)
    const current = fieldOf(after, name)
    if (old instanceof MapValue && current instanceof MapValue)
      return changedPaths(old.fields, current.fields, path)
    const isSame = old !== undefined && current !== undefined && identicalValues(old, current)
    return isSame ? [] : [formatFieldPath(path)]
  })
}
