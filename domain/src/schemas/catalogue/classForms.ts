import * as z from 'zod/mini'

/** `settings/classForms`: the forms of each class by its id. Public; written by `importCatalogue` only. */
export const classFormsSchema = z.object({
  forms: z.record(z.string(), z.object({ feminine: z.string(), masculine: z.string(), neutral: z.string() })),
})
