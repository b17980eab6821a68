import { open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Timestamp } from '../../values/value.ts'
import { packDocument } from '../data/packed-document.ts'
import type { Database, Document } from '../types.ts'
import { FORMAT, FORMAT_VERSION } from './format.ts'
import type { Json } from './value-json.ts'
import { decodeFields, isList } from './value-json.ts'

/**
 * Adds the documents of an export, given by its metadata file, to a database, in place of those of the same names;
 * all or, when anything is wrong with the export, none (throws). Returns how many there were. The database may be of
 * another project than the one exported.
 */
export async function importDatabase(database: Database, metadataFile: string): Promise<number> {
  const { file, documents: expected } = await readMetadata(metadataFile)
  const root = `${database.name}/documents/`
  const documents: Document[] = []
  const lines = await open(join(dirname(metadataFile), file))
  try {
    for await (const line of lines.readLines()) documents.push(packDocument(decodeLine(line, root)))
  } finally {
    await lines.close()
  }
  if (documents.length !== expected) {
    throw new Error(`${metadataFile}: the export has ${documents.length} documents instead of ${expected}`)
  }
  database.load(documents)
  return documents.length
}

async function readMetadata(path: string): Promise<{ file: string; documents: number }> {
  const metadata = parseObject(await readFile(path, 'utf8'), path)
  const { format, version, file, documents } = metadata
  if (format !== FORMAT || version !== FORMAT_VERSION) {
    throw new Error(`${path}: not an export of this program`)
  }
  if (typeof file !== 'string' || typeof documents !== 'number') throw new Error(`${path}: incomplete`)
  return { file, documents }
}

function parseObject(text: string, source: string): { readonly [name: string]: Json } {
  let json: Json
  try {
    json = JSON.parse(text) as Json
  } catch (cause) {
    throw new Error(`${source}: not an export of this program`, { cause })
  }
  if (json === null || typeof json !== 'object' || isList(json)) throw new Error(`${source}: not an object`)
  return json
}

function decodeLine(line: string, root: string): Document {
  const { name, created, updated, fields } = parseObject(line, 'exported document')
  if (typeof name !== 'string') throw new Error('exported document without a name')
  return {
    name: root + name,
    fields: decodeFields(fields, root),
    createTime: decodeTime(created),
    updateTime: decodeTime(updated),
  }
}

function decodeTime(json: Json | undefined): Timestamp {
  const [seconds, nanos] = json !== undefined && json !== null && isList(json) ? json : []
  if (typeof seconds !== 'number' || typeof nanos !== 'number') {
    throw new Error('exported document without its times')
  }
  return new Timestamp(seconds, nanos)
}
