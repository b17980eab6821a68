import { HOST, PROJECT, SUITE_PORTS } from './project.ts'

/** Who asks: nobody, somebody with an account and nothing else, or the owner of the suite. */
export interface Asker {
  readonly name: string
  readonly token: string | undefined
}
export const VISITOR: Asker = { name: 'visitor', token: undefined }
export const OWNER: Asker = { name: 'owner', token: 'owner' }

const FIRESTORE = `http://${HOST}:${String(SUITE_PORTS.Firestore)}/v1/projects/${PROJECT}/databases/(default)/documents`
const STORAGE = `http://${HOST}:${String(SUITE_PORTS.Storage)}`
const AUTH = `http://${HOST}:${String(SUITE_PORTS.Auth)}/identitytoolkit.googleapis.com/v1/accounts`
const BUCKET = `${PROJECT}.appspot.com`

export interface Answer {
  readonly status: number
  readonly body: unknown
}

async function send(
  url: string,
  method: string,
  scheme: string,
  asker: Asker,
  body?: object,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(asker.token !== undefined && { authorization: `${scheme} ${asker.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: /^\s*[[{]/.test(text) ? (JSON.parse(text) as unknown) : text }
}

/** `path` is below `documents`, with a leading `/` or `:`. */
export function firestore(asker: Asker, method: string, path: string, body?: object): Promise<Answer> {
  return send(FIRESTORE + path, method, 'Bearer', asker, body)
}

/** An object by its name, or with none the bucket's list; `query` begins with `?`. */
export function bucket(asker: Asker, name: string | undefined, query = ''): Promise<Answer> {
  const object = name === undefined ? '' : `/${encodeURIComponent(name)}`
  return send(`${STORAGE}/v0/b/${BUCKET}/o${object}${query}`, 'GET', 'Firebase', asker)
}

/** The names of all objects. */
export async function everyObject(): Promise<readonly string[]> {
  const names: string[] = []
  let page = ''
  do {
    const url = `${STORAGE}/storage/v1/b/${BUCKET}/o?maxResults=1000&pageToken=${encodeURIComponent(page)}`
    const { body } = await send(url, 'GET', 'Bearer', OWNER)
    const { items = [], nextPageToken = '' } = body as {
      items?: readonly { name: string }[]
      nextPageToken?: string
    }
    names.push(...items.map(({ name }) => name))
    page = nextPageToken
  } while (page !== '')
  return names
}

/** Gives the work an account as anybody can make one, and takes it away again. */
export async function withBareAccount(work: (asker: Asker) => Promise<void>): Promise<void> {
  const post = (verb: string, body: object) =>
    send(`${AUTH}:${verb}?key=any`, 'POST', 'Bearer', VISITOR, body)
  const { body } = await post('signUp', { returnSecureToken: true })
  const { idToken } = body as { idToken: string }
  try {
    await work({ name: 'bare account', token: idToken })
  } finally {
    await post('delete', { idToken })
  }
}
