import * as z from 'zod/mini'

/** What people are called by their classes (`settings/classForms`), by class id; read by all, written by importCatalogue. */
export const classFormsSchema = z.object({
  forms: z.record(z.string(), z.object({ feminine: z.string(), masculine: z.string(), neutral: z.string() })),
})
