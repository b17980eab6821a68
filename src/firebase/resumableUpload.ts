/** Firebase Storage's resumable protocol itself: the SDK's uploads end with the page, and these go on in the next one. */
import { appCheckSiteKey, emulators, firebaseSettings } from '../lib/firebaseSettings.ts'
import { firebaseAuth } from './auth.ts'

const STORE =
  emulators === undefined
    ? 'https://firebasestorage.googleapis.com'
    : `http://${emulators.host}:${String(emulators.storage)}`

/** The store answered, and not with what was asked for. */
export class UploadRefusal extends Error {
  override readonly name = 'UploadRefusal'
  readonly status: number

  constructor(status: number) {
    super(`The store answered with ${String(status)}`)
    this.status = status
  }
}

/** How far an upload is, as the store says. */
export interface UploadStanding {
  /** It takes no more, whether the file is there or was refused. */
  readonly isFinal: boolean
  readonly received: number
}

async function post(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: Blob | string | null,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(address, { method: 'POST', headers, body, signal })
  if (!response.ok) throw new UploadRefusal(response.status)
  return response
}

async function credentials(): Promise<Readonly<Record<string, string>>> {
  const { currentUser } = await firebaseAuth()
  if (currentUser === null) throw new Error('Nobody is signed in any more')
  const headers = { Authorization: `Firebase ${await currentUser.getIdToken()}` }
  if (emulators !== undefined || appCheckSiteKey === '') return headers
  const { appCheckHeaders } = await import('./appCheck.ts')
  return { ...headers, ...(await appCheckHeaders()) }
}

/** Begins an upload; resolves to its address, which is good for a week and on which the rest is asked. */
export async function startUpload(
  path: string,
  { type, bytes }: { readonly type: string; readonly bytes: number },
  signal: AbortSignal,
): Promise<string> {
  const response = await post(
    `${STORE}/v0/b/${firebaseSettings.storageBucket}/o?name=${encodeURIComponent(path)}`,
    {
      ...(await credentials()),
      'Content-Type': 'application/json; charset=utf-8',
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
      'X-Goog-Upload-Header-Content-Length': String(bytes),
      'X-Goog-Upload-Header-Content-Type': type,
    },
    JSON.stringify({ name: path, contentType: type }),
    signal,
  )
  const address = response.headers.get('x-goog-upload-url')
  if (address === null) throw new Error('The store gave no address for an upload')
  return address
}

/** Asks how much of an upload has arrived. */
export async function queryUpload(address: string, signal: AbortSignal): Promise<UploadStanding> {
  const { headers } = await post(address, { 'X-Goog-Upload-Command': 'query' }, null, signal)
  const received = Number(headers.get('x-goog-upload-size-received') ?? NaN)
  if (Number.isNaN(received)) throw new Error('The store did not say how much has arrived')
  return { isFinal: headers.get('x-goog-upload-status') === 'final', received }
}

/** Sends a part of a file from `offset` on; the last one ends the upload. */
export async function sendUpload(
  address: string,
  part: Blob,
  { offset, isLast }: { readonly offset: number; readonly isLast: boolean },
  signal: AbortSignal,
): Promise<void> {
  const commands = [...(part.size > 0 ? ['upload'] : []), ...(isLast ? ['finalize'] : [])]
  const headers = {
    'X-Goog-Upload-Command': commands.join(', '),
    'X-Goog-Upload-Offset': String(offset),
  }
  await post(address, headers, part, signal)
}
