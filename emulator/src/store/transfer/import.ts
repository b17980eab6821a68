import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StatusError } from '../../status.ts'
import { Timestamp } from '../../values/value.ts'
import { packDocument } from '../data/packedDocument.ts'
import type { PackedDocument } from '../data/packedDocument.ts'
import { parseDatabaseName } from '../names.ts'
import type { Database } from '../types.ts'
import { checkFields } from '../writes/checkFields.ts'
import { Kind, Overall, VERSION } from './format.ts'
import { readEntity } from './readEntity.ts'
import { readRecordLog } from './recordLog.ts'

/** Until the documents are kept, which gives them their times. */
const NO_TIME = new Timestamp(0, 0)

/** A document of an export; its name is its path as long as it belongs to no database. */
export interface ExportedDocument {
  readonly databaseId: string
  readonly document: PackedDocument
}

/**
 * Adds the documents of an export, given by its metadata file, to a database, in place of those of the same names;
 * all or, when anything is wrong with the export, none. Returns how many there were. The database may be of another
 * project than the one exported, but only documents of a database of the same id are taken. Throws INVALID_ARGUMENT with
 * the texts of Google's emulator.
 */
export async function importDatabase(database: Database, metadataFile: string): Promise<number> {
  const documents = documentsFor(database, await readExport(metadataFile))
  database.load(documents)
  return documents.length
}

/** Those documents of an export that belong into a database, under the names they have there. */
export function documentsFor(
  { name: database }: Database,
  documents: readonly ExportedDocument[],
): readonly PackedDocument[] {
  const { databaseId } = parseDatabaseName(database)
  return documents
    .filter((each) => each.databaseId === databaseId)
    .map(({ document }) => document.as({ name: `${database}/documents/${document.name}` }))
}

/** All documents of an export, given by its metadata file. Throws INVALID_ARGUMENT. */
export async function readExport(metadataFile: string): Promise<readonly ExportedDocument[]> {
  const documents: ExportedDocument[] = []
  for (const path of await readOverall(metadataFile)) {
    for (const file of await readKind(join(dirname(metadataFile), path))) await readOutput(file, documents)
  }
  return documents
}

/** The kinds' own metadata files, relative to the export's folder. */
async function readOverall(path: string): Promise<readonly string[]> {
  const records: Buffer[] = []
  try {
    for await (const record of readRecordLog(chunksOf(path))) records.push(record)
  } catch (error) {
    throw isSystemError(error)
      ? refused('Failed to parse overall export metadata file')
      : refused('Overall export metadata file version not supported')
  }
  const [version, overall] = records
  if (version?.length !== 1 || version[0] !== VERSION || overall === undefined) {
    throw refused('Overall export metadata file version not supported')
  }
  return Overall.decode(overall).kinds.map((kind) => kind.path)
}

async function readKind(path: string): Promise<readonly string[]> {
  const bytes = await readFile(path).catch(() => {
    throw refused(`${path} (No such file or directory)`)
  })
  return Kind.decode(bytes).files.map((file) => join(dirname(path), file.path))
}

async function readOutput(path: string, documents: ExportedDocument[]): Promise<void> {
  try {
    for await (const record of readRecordLog(chunksOf(path))) {
      const { databaseId, path: name, fields } = readEntity(record)
      checkFields(fields)
      const document = packDocument({ name, fields, createTime: NO_TIME, updateTime: NO_TIME })
      documents.push({ databaseId, document })
    }
  } catch (error) {
    if (isSystemError(error)) throw refused(`Failed parse entity file:${path}`)
    throw refused(error instanceof Error ? error.message : String(error))
  }
}

async function* chunksOf(path: string): AsyncGenerator<Buffer, undefined> {
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) yield chunk as Buffer
  return undefined
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && 'syscall' in error
}

function refused(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message)
}
