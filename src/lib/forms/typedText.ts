import * as z from 'zod/mini'

/** What was typed into one field, read and checked against the domain; left empty it is absent. */
export function typedText<T extends z.core.SomeType>(read: (text: string) => unknown, schema: T) {
  const toValue = z.transform((text: string) => (text.trim() === '' ? undefined : read(text.trim())))
  return z.pipe(z.pipe(z.string(), toValue), z.optional(schema))
}
