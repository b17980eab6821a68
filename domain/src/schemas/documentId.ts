import * as z from 'zod/mini'
import { isDocumentId } from '../documentId.ts'

/** What can be a document's id, a person's uid included. All ids of payloads are of this. */
export const documentIdSchema = z.string().check(z.refine(isDocumentId, 'Identificador inválido.'))

/** An id that a client makes by chance, once for what it asks, so that a lost answer can be asked for again. */
export const chanceIdSchema = documentIdSchema.check(
  z.minLength(20, 'Identificador inválido.'),
  z.maxLength(64, 'Identificador inválido.'),
)

/** A role's id, which ends an application's (`{artistId}_{roleId}`): with a uid that begins with `__` it must not make a reserved one. */
export const roleIdSchema = documentIdSchema.check(
  z.refine((id) => !id.endsWith('__'), 'Identificador inválido.'),
)
