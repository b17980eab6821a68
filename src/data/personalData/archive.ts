import { Zip, ZipPassThrough } from 'fflate'
import { download } from '../../lib/files/download.ts'
import { readPersonalData, type PersonalData } from './personalData.ts'
import { askAhead, readPrivateFile } from '../privateFiles/readFile.ts'

export interface ArchiveProgress {
  /** Files in the archive so far, and how many there will be. */
  done: number
  total: number
}

/** What has been fetched already, so that trying again goes on instead of beginning anew. */
export interface ArchiveParts {
  data: PersonalData | undefined
  files: Map<string, Blob>
}

export function emptyParts(): ArchiveParts {
  return { data: undefined, files: new Map() }
}

/** Rejects as soon as `signal` says so, whatever becomes of the work. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
    }
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject)
  })
}

const README = `Tudo o que a agência tem sobre você.

dados.json  os registros: conta, perfil, dados privados, consentimentos, eventos e histórico
media/      suas fotos, em cada tamanho e formato guardado, e seus vídeos
`

/**
 * A zip of everything there is of the caller: the records as JSON and all media. What was fetched stays in `parts`. Rejects
 * where something could not be fetched, or with the signal's reason.
 */
export async function buildPersonalArchive(
  parts: ArchiveParts,
  onProgress: (progress: ArchiveProgress) => void,
  signal: AbortSignal,
): Promise<Blob> {
  parts.data ??= await orAborted(readPersonalData(signal), signal)
  const { records, media } = parts.data
  for (const [index, path] of media.entries()) {
    askAhead(media, index)
    onProgress({ done: parts.files.size, total: media.length })
    if (parts.files.has(path)) continue
    parts.files.set(path, await readPrivateFile(path, signal))
  }
  onProgress({ done: media.length, total: media.length })
  const json = JSON.stringify({ exportedAt: new Date().toISOString(), records }, null, 2)
  return zip([
    ['LEIA-ME.txt', new Blob([README])],
    ['dados.json', new Blob([json])],
    ...media.map((path) => [path, parts.files.get(path) ?? new Blob()] as const),
  ])
}

/** Stored as they are: photos and videos are compressed already. Every chunk goes into a blob, which need not be memory. */
async function zip(files: readonly (readonly [name: string, content: Blob])[]): Promise<Blob> {
  const chunks: Blob[] = []
  const archive = new Zip((error, chunk) => {
    if (error !== null) throw error
    chunks.push(new Blob([chunk.slice()]))
  })
  for (const [name, content] of files) {
    const entry = new ZipPassThrough(name)
    archive.add(entry)
    const reader = content.stream().getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      entry.push(value)
    }
    entry.push(new Uint8Array(), true)
  }
  archive.end()
  return new Blob(chunks, { type: 'application/zip' })
}

/** Hands the archive to the browser as a file of today. */
export function saveArchive(archive: Blob): void {
  download(`meus-dados-${new Date().toISOString().slice(0, 10)}.zip`, archive)
}
