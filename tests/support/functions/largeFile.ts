import { backend } from './functions.ts'

const HOST = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '127.0.0.1:9199'}`
/** The local Storage takes no larger piece. */
const PIECE = 50 * 1024 * 1024

/** Stores a file of nothing but zeros past the rules, in pieces. */
export async function storeLarge(path: string, size: number): Promise<void> {
  const objects = `${HOST}/v0/b/${backend.bucket.name}/o?name=${encodeURIComponent(path)}`
  const owner = { authorization: 'Bearer owner' }
  const begun = await fetch(objects, {
    method: 'POST',
    headers: {
      ...owner,
      'content-type': 'application/json',
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
    },
    body: JSON.stringify({ contentType: 'video/mp4' }),
  })
  const session = begun.headers.get('x-goog-upload-url')
  if (session === null) throw new Error('The upload did not begin')
  for (let offset = 0; offset < size; offset += PIECE) {
    const length = Math.min(PIECE, size - offset)
    const command = offset + length === size ? 'upload, finalize' : 'upload'
    const answer = await fetch(session, {
      method: 'POST',
      headers: {
        ...owner,
        'content-type': 'application/octet-stream',
        'x-goog-upload-command': command,
        'x-goog-upload-offset': String(offset),
      },
      body: new Uint8Array(length),
    })
    if (!answer.ok) throw new Error(`The upload was answered with ${String(answer.status)}`)
  }
}
