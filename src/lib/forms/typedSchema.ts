import * as z from 'zod/mini'

/** What is wrong with a form, at which of its fields: `title`, `roles.0.months`. */
export interface Objection {
  readonly field: string
  readonly message: string
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

function atFirstName({ path, message }: Issue): Objection {
  return { field: String(path[0] ?? ''), message }
}

/**
 * The schema of a form that holds what is sent in another shape, such as tags as one text: `read` makes of what was
 * typed what `schema` judges, and `place` says at which of the form's fields an objection is shown.
 */
export function typedSchema<Typed, Sent>(
  read: (typed: Typed) => unknown,
  schema: z.ZodMiniType<Sent>,
  place: (issue: Issue) => Objection = atFirstName,
) {
  return z.pipe(
    z.custom<Typed>(),
    z.transform((typed: Typed, context): Sent => {
      const parsed = schema.safeParse(read(typed))
      if (parsed.success) return parsed.data
      for (const issue of parsed.error.issues) {
        const { field, message } = place(issue)
        context.issues.push({ code: 'custom', path: field.split('.'), message, input: typed })
      }
      return z.NEVER
    }),
  )
}
