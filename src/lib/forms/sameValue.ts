/** Whether two plain values say the same: the order of an object's keys does not matter, nor a key that is undefined. */
export function isSameValue(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (Array.isArray(left) || Array.isArray(right)) {
    return (
      Array.isArray(left) &&
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, index) => isSameValue(item, right[index]))
    )
  }
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  const values: Record<string, unknown> = { ...left }
  const others: Record<string, unknown> = { ...right }
  const keys = new Set([...Object.keys(values), ...Object.keys(others)])
  return [...keys].every((key) => isSameValue(values[key], others[key]))
}
