/**
 * One chunk of a channel response: the length of the JSON and the JSON. The client counts UTF-16 units of decoded text;
 * escaping everything beyond ASCII makes bytes and units the same and no chunk can end inside a character.
 */
export function frame(json: string): string {
  const ascii = json.replace(/[\u007f-\uffff]/g, escapeUnit)
  return `${ascii.length}\n${ascii}`
}

/** Several messages as one chunk: `[[id,[message]],…]`, each message given as JSON text. */
export function frameArrays(arrays: readonly { readonly id: number; readonly json: string }[]): string {
  return frame(`[${arrays.map(({ id, json }) => `[${id},[${json}]]`).join(',')}]`)
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** What a client posts: request headers (handshake only) and numbered messages. */
export interface PostedMaps {
  readonly headers: ReadonlyMap<string, string>
  /** The index of the first message. */
  readonly offset: number
  readonly messages: readonly string[]
}

/** Reads a form body `count=N&ofs=M&headers=…&req0___data__=…`; `$httpHeaders` in the URL is the older place. */
export function parsePostedMaps(body: string, query: URLSearchParams): PostedMaps {
  const form = new URLSearchParams(body)
  const messages: string[] = []
  const count = Number(form.get('count') ?? '0')
  for (let i = 0; i < count; i++) messages.push(form.get(`req${i}___data__`) ?? '')
  const headers = parseHeaders(form.get('headers') ?? query.get('$httpHeaders') ?? '')
  return { headers, offset: Number(form.get('ofs') ?? '0'), messages }
}

function parseHeaders(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>()
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return headers
}
