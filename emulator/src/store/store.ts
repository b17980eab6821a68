import { MemoryDatabase } from './database.ts'
import type { ExportedDocument } from './transfer/import.ts'
import { documentsFor } from './transfer/import.ts'
import type { Database, Store, StoreOptions } from './types.ts'

/** Makes an empty store. */
export function createStore(options: StoreOptions = {}): Store {
  const databases = new Map<string, MemoryDatabase>()
  let seed: readonly ExportedDocument[] = []
  return {
    database(project: string, id: string): Database {
      const name = `projects/${project}/databases/${id}`
      const known = databases.get(name)
      if (known !== undefined) return known
      const database = new MemoryDatabase(name, options)
      database.load(documentsFor(database, seed))
      databases.set(name, database)
      return database
    },
    databases: () => [...databases.values()],
    seed(documents) {
      seed = documents
    },
    reset: () => {
      for (const database of databases.values()) {
        database.clear()
        database.load(documentsFor(database, seed))
      }
    },
  }
}
