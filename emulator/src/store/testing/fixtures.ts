import { StatusError } from '../../status.ts'
import type { Fields } from '../../values/value.ts'
import { createStore } from '../store.ts'
import type { Database, ListDocumentsRequest, Query, StoreOptions } from '../types.ts'

/** A fresh database `projects/p/databases/(default)`. */
export function freshDatabase(options: StoreOptions = {}): Database {
  return createStore(options).database('p', '(default)')
}

export const DOCUMENTS = 'projects/p/databases/(default)/documents'

/** The full name of a path in {@link freshDatabase}. */
export function nameOf(path: string): string {
  return path === '' ? DOCUMENTS : `${DOCUMENTS}/${path}`
}

/** The path of a full name. */
export function pathOf(name: string): string {
  return name.slice(DOCUMENTS.length + 1)
}

/** Commits whole documents by path. */
export async function put(database: Database, documents: Readonly<Record<string, Fields>>): Promise<void> {
  await database.commit(
    Object.entries(documents).map(([path, fields]) => ({ kind: 'update', name: nameOf(path), fields })),
  )
}

/** A query of one collection at the root. */
export function queryOf(collectionId: string, more: Partial<Query> = {}): Query {
  return { parent: DOCUMENTS, from: [{ collectionId, allDescendants: false }], ...more }
}

/** The paths a query finds, in order. */
export function find(database: Database, query: Query): string[] {
  return database
    .reader()
    .query(query)
    .documents.map(({ name }) => pathOf(name))
}

/** What something throws or rejects with, as `STATUS: message`; 'OK' when it does neither. */
export async function refusalOf(action: () => unknown): Promise<string> {
  try {
    await action()
    return 'OK'
  } catch (error) {
    if (error instanceof StatusError) return `${error.status}: ${error.message}`
    throw error
  }
}

/** The paths that a list gives, page by page. */
export function pagesOf(database: Database, request: ListDocumentsRequest): string[][] {
  const pages: string[][] = []
  let pageToken: string | undefined
  while (pageToken !== '') {
    const page = database.reader().listDocuments({ ...request, pageToken })
    pages.push(page.documents.map(({ name }) => pathOf(name)))
    pageToken = page.nextPageToken
  }
  return pages
}
