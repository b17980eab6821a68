import * as z from 'zod/mini'
import { PROJECT } from './functions.ts'

const FIRESTORE = process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080'
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`
const answerSchema = z.array(
  z.object({
    document: z.optional(
      z.object({ name: z.string(), fields: z.optional(z.unknown()), updateTime: z.string() }),
    ),
  }),
)

export interface StoredDocument {
  readonly path: string
  /** What it holds, as REST writes it. */
  readonly text: string
  /** When it was last changed. */
  readonly updateTime: string
}

/** Every document of every collection, however deep, past the rules: a query that names no collection finds them all at once. */
export async function everyDocument(): Promise<readonly StoredDocument[]> {
  const response = await fetch(`http://${FIRESTORE}/v1/${DOCUMENTS}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  })
  const answer = answerSchema.parse(await response.json())
  return answer.flatMap(({ document }) => {
    if (document === undefined) return []
    const { name, fields = {}, updateTime } = document
    return [{ path: name.slice(DOCUMENTS.length + 1), text: JSON.stringify(fields), updateTime }]
  })
}
