import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { VARIANT_FORMATS } from '../../domain/src/media/media.ts'
import { inParallel } from './inParallel.ts'
import type { DerivedPicture } from './pictures.ts'
import type { Target } from './target.ts'

const UPLOADS_AT_ONCE = 24

/** A file and where it is stored. */
export interface Upload {
  readonly file: string
  readonly name: string
  readonly contentType: string
  /** Read by tickets alone. */
  readonly isPrivate?: boolean
}

/** Returns the files of a picture as the functions store them after a registration. */
export function pictureUploads({ base, widths, folder }: DerivedPicture): Upload[] {
  return widths.flatMap((width) =>
    VARIANT_FORMATS.map((format) => ({
      file: join(folder, `${String(width)}.${format}`),
      name: `${base}/${String(width)}.${format}`,
      contentType: `image/${format}`,
    })),
  )
}

/** Metadata and bytes in one request of the JSON API; the emulator's owner token passes the rules by. */
function multipart({ name, contentType, isPrivate }: Upload, data: Buffer, boundary: string): Buffer {
  const cacheControl = isPrivate === true ? 'private, no-store' : 'public, max-age=31536000, immutable'
  const metadata = JSON.stringify({ name, contentType, cacheControl })
  return Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Type: application/json\r\n\r\n${metadata}\r\n`),
    Buffer.from(`--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`),
    data,
    Buffer.from(`\r\n--${boundary}--`),
  ])
}

function post(url: string, agent: Agent, body: Buffer, boundary: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent,
        headers: {
          authorization: 'Bearer owner',
          'content-type': `multipart/related; boundary=${boundary}`,
          'content-length': body.length,
        },
      },
      (answer) => {
        answer.resume()
        answer.once('error', reject)
        answer.once('end', () => {
          if (answer.statusCode === 200) resolve()
          else reject(new Error(`Storage recusou ${url}: ${String(answer.statusCode)}`))
        })
      },
    )
    sent.once('error', (error) => {
      // The server may close a kept connection in the moment in which it is used again, on a busy machine above all;
      // Node's documentation of `request.reusedSocket`.
      const isClosed = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
      if (isClosed) post(url, agent, body, boundary).then(resolve, reject)
      else reject(error)
    })
    sent.end(body)
  })
}

/** Uploads files with the headers that the functions give them; answers how many. */
export async function writeFiles(target: Target, uploads: readonly Upload[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: UPLOADS_AT_ONCE })
  const boundary = 'ribalta-seed'
  const url = `http://${target.storage}/upload/storage/v1/b/${target.bucket}/o?uploadType=multipart`
  try {
    await inParallel(uploads, UPLOADS_AT_ONCE, async (upload) => {
      const data = await readFile(upload.file)
      await post(
        `${url}&name=${encodeURIComponent(upload.name)}`,
        agent,
        multipart(upload, data, boundary),
        boundary,
      )
    })
  } finally {
    agent.destroy()
  }
  return uploads.length
}
