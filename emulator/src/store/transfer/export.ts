import { randomBytes } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Document } from '../types.ts'
import { Kind, KIND_HEADER, KIND_SUFFIX, METADATA_SUFFIX, Overall, VERSION } from './format.ts'
import { RecordLogWriter } from './recordLog.ts'
import { writeEntity } from './writeEntity.ts'

/** Bytes handed to the system at once. */
const PORTION = 1024 * 1024
const NAMESPACES = 'all_namespaces'
const KINDS = 'all_kinds'
const OUTPUT = 'output-0'

/**
 * Writes all documents as of now to `<directory>/<name>/`, as Google's emulator does, to be read by either. An earlier
 * export of that name is there until this one is complete, whatever happens: the data go into a folder of their own, and
 * the file that names it is replaced last, in one step.
 */
export async function exportDatabase(database: Database, directory: string, name: string): Promise<void> {
  const documents = database.allDocuments()
  const target = join(directory, name)
  const metadataFile = join(target, `${name}${METADATA_SUFFIX}`)
  const isFirst = (await readdir(target).catch(() => [])).length === 0
  const folder = isFirst ? KINDS : `${KINDS}_${randomBytes(4).toString('hex')}`
  const begun = join(target, NAMESPACES, folder)
  const unfinished = `${metadataFile}.${randomBytes(4).toString('hex')}`
  try {
    const kinds = documents.length === 0 ? [] : [await writeKind(begun, name, documents)]
    const path = `${NAMESPACES}/${folder}/${NAMESPACES}_${KINDS}${KIND_SUFFIX}`
    await mkdir(target, { recursive: true })
    await writeMetadata(
      unfinished,
      kinds.map((kind) => ({ header: KIND_HEADER, path, ...kind })),
    )
    await rename(unfinished, metadataFile)
    await syncFolder(target)
  } catch (error) {
    await rm(begun, { recursive: true, force: true })
    await rm(unfinished, { force: true })
    throw error
  }
  await removeOthers(target, `${name}${METADATA_SUFFIX}`, documents.length === 0 ? undefined : folder)
}

interface WrittenKind {
  readonly entities: bigint
  readonly bytes: bigint
}

async function writeKind(folder: string, name: string, documents: readonly Document[]): Promise<WrittenKind> {
  const started = BigInt(Date.now()) * 1000n
  await mkdir(folder, { recursive: true })
  const log = new RecordLogWriter()
  await writeWhole(join(folder, OUTPUT), async (file) => {
    let portion: Buffer[] = []
    let size = 0
    for (const document of documents) {
      const record = log.append(writeEntity(document.name, document.fields))
      portion.push(record)
      size += record.byteLength
      if (size < PORTION) continue
      await file.writeFile(Buffer.concat(portion))
      portion = []
      size = 0
    }
    await file.writeFile(Buffer.concat(portion))
  })
  const about = { name, started, ended: BigInt(Date.now()) * 1000n }
  const kind = Kind.encode({ about, files: [{ kind: '', path: OUTPUT }] })
  await writeWhole(join(folder, `${NAMESPACES}_${KINDS}${KIND_SUFFIX}`), (file) => file.writeFile(kind))
  await syncFolder(folder)
  return { entities: BigInt(documents.length), bytes: BigInt(log.size) }
}

async function writeMetadata(
  path: string,
  kinds: Parameters<typeof Overall.encode>[0]['kinds'],
): Promise<void> {
  const log = new RecordLogWriter()
  const records = [log.append(Uint8Array.of(VERSION)), log.append(Overall.encode({ kinds }))]
  await writeWhole(path, (file) => file.writeFile(Buffer.concat(records)))
}

/** Writes a file and makes sure that it is on disk. */
async function writeWhole(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, 'w')
  try {
    await write(file)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes sure that a folder's entries are on disk; a system that cannot do that with a folder does without. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined)
  try {
    await folder?.sync().catch(() => undefined)
  } finally {
    await folder?.close()
  }
}

/** What earlier exports, complete or not, left behind; nothing refers to it any more. */
async function removeOthers(target: string, metadata: string, folder: string | undefined): Promise<void> {
  const kept = folder === undefined ? [metadata] : [metadata, NAMESPACES]
  const others = [
    ...(await readdir(target)).filter((entry) => !kept.includes(entry)).map((entry) => join(target, entry)),
    ...(folder === undefined ? [] : await readdir(join(target, NAMESPACES)))
      .filter((entry) => entry !== folder)
      .map((entry) => join(target, NAMESPACES, entry)),
  ]
  for (const path of others) await rm(path, { recursive: true, force: true })
}
