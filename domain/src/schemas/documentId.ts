import * as z from 'zod/mini'

/** What can be a document's id, and so a part of a path, without leading anywhere else. */
export const documentIdSchema = z.string().check(
  z.regex(/^[\w-]{1,128}$/, 'Identificador inválido.'),
  z.refine((id) => !/^__.*__$/.test(id)),
)
