/** The object with one method exchanged, so that a test can come between two steps of a service. */
export function withMethod<T extends object, K extends keyof T>(target: T, method: K, replacement: T[K]): T {
  return new Proxy(target, {
    get(object, key): unknown {
      if (key === method) return replacement
      const value: unknown = Reflect.get(object, key, object)
      return typeof value === 'function' ? (value.bind(object) as unknown) : value
    },
  })
}
