import { randomBytes } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Timestamp } from '../../values/value.ts'
import type { Database, Document } from '../types.ts'
import type { Metadata } from './format.ts'
import { DOCUMENTS_FILE, FORMAT, FORMAT_VERSION, METADATA_SUFFIX } from './format.ts'
import { encodeFields } from './value-json.ts'

const BATCH = 500

/**
 * Writes all documents as of now to `<directory>/<name>/`. The folder appears, or replaces an earlier one, only when
 * it is complete; a crash leaves at most a folder of another name behind.
 */
export async function exportDatabase(database: Database, directory: string, name: string): Promise<void> {
  const documents = database.allDocuments()
  const target = join(directory, name)
  const writing = `${target}.writing-${randomBytes(4).toString('hex')}`
  await mkdir(writing, { recursive: true })
  try {
    await writeDocuments(join(writing, DOCUMENTS_FILE), documents, `${database.name}/documents/`)
    const metadata: Metadata = {
      format: FORMAT,
      version: FORMAT_VERSION,
      documents: documents.length,
      file: DOCUMENTS_FILE,
    }
    await writeWhole(join(writing, `${name}${METADATA_SUFFIX}`), async (file) => {
      await file.writeFile(`${JSON.stringify(metadata, null, 2)}\n`)
    })
    await replace(target, writing)
  } catch (error) {
    await rm(writing, { recursive: true, force: true })
    throw error
  }
}

async function writeDocuments(path: string, documents: readonly Document[], root: string): Promise<void> {
  await writeWhole(path, async (file) => {
    for (let i = 0; i < documents.length; i += BATCH) {
      const lines = documents.slice(i, i + BATCH).map((document) => `${encodeLine(document, root)}\n`)
      await file.writeFile(lines.join(''))
    }
  })
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

async function replace(target: string, by: string): Promise<void> {
  const old = `${by}.old`
  const hadOld = await moveIfThere(target, old)
  await rename(by, target)
  if (hadOld) await rm(old, { recursive: true, force: true })
}

async function moveIfThere(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

function encodeLine({ name, fields, createTime, updateTime }: Document, root: string): string {
  return JSON.stringify({
    name: name.slice(root.length),
    created: encodeTime(createTime),
    updated: encodeTime(updateTime),
    fields: encodeFields(fields, root),
  })
}

function encodeTime({ seconds, nanos }: Timestamp): readonly [number, number] {
  return [seconds, nanos]
}
