import { decodeFields, type RestValue } from './values.ts'

export interface RestDocument {
  id: string
  /** The path below the database's root, such as `artists/abc`. */
  path: string
  data: Record<string, unknown>
}

/** A document as the REST API writes it. */
export interface WireDocument {
  name: string
  fields?: Record<string, RestValue>
}

export function toDocument(wire: WireDocument): RestDocument {
  const path = wire.name.slice(wire.name.indexOf('/documents/') + '/documents/'.length)
  return { id: path.slice(path.lastIndexOf('/') + 1), path, data: decodeFields(wire.fields) }
}

/** The documents in the answer to a query, which has other things between them. */
export function documentsOf(answer: unknown): RestDocument[] {
  return (answer as { document?: WireDocument }[]).flatMap(({ document }) =>
    document === undefined ? [] : [toDocument(document)],
  )
}
