import * as z from 'zod/mini'
import { isDocumentId } from '../documentId.ts'

const INVALID = 'Identificador inválido.'

/** What can be a document's id, a person's uid included. All ids of payloads are of this. */
export const documentIdSchema = z.string().check(z.refine(isDocumentId, INVALID))

/** An id that a client makes by chance, once for what it asks, so that a lost answer can be asked for again. */
export const chanceIdSchema = documentIdSchema.check(z.minLength(20, INVALID), z.maxLength(64, INVALID))

/** A role's id, which ends an application's (`{artistId}_{roleId}`): with a uid that begins with `__` it must not make a reserved one. */
export const roleIdSchema = documentIdSchema.check(z.refine((id) => !id.endsWith('__'), INVALID))
