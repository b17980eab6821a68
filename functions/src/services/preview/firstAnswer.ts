import * as z from 'zod/mini'
import { escapeJson } from '../shared/escape.ts'

/** Where a prerendered page says what it asks by itself (the application's src/lib/loading/earlyRequest.ts), as its build writes it. */
const BLOCK = /(<script type="application\/json" id="early">)([^<]*)(<\/script>)/
const requestSchema = z.looseObject({ url: z.url(), body: z.string() })
const blockSchema = z.looseObject({ request: z.optional(requestSchema) })

/** The documents, without the moments at which each was read and written. */
const answerSchema = z.array(
  z.object({ document: z.optional(z.object({ name: z.string(), fields: z.optional(z.unknown()) })) }),
)

/** What the last part of an address may hold to be put into a query; the page's own script asks nothing else either. */
const SEGMENT = /^[\w-]*$/
/** Longer than this the page is worth more without its data: it then asks by itself. */
const MAX_WAIT_MS = 2_000

export interface FirstAnswerOptions {
  /** Path of the address that the page is for. */
  readonly path: string
  /** Origin of the site, which a key that is bound to it wants to be told. */
  readonly siteUrl: string
}

/**
 * A prerendered page with the answer to what it would ask first: one round trip less before its photos. The question is the
 * page's own, sent to Firestore's REST API without any account, so the rules answer it as they answer a visitor.
 * Unchanged where the page asks nothing; rejects where no answer comes.
 */
export async function withFirstAnswer(html: string, { path, siteUrl }: FirstAnswerOptions): Promise<string> {
  const json = BLOCK.exec(html)?.[2]
  const segment = path.split('/').at(-1) ?? ''
  if (json === undefined || !SEGMENT.test(segment)) return html
  const block = blockSchema.parse(JSON.parse(json))
  const { request } = block
  if (request === undefined) return html
  const response = await fetch(request.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Referer: `${siteUrl}/` },
    body: request.body.replaceAll('{segment}', segment),
    signal: AbortSignal.timeout(MAX_WAIT_MS),
  })
  if (!response.ok) throw new Error(`Firestore answered ${String(response.status)}`)
  const answer = answerSchema.parse(await response.json())
  return html.replace(BLOCK, (_all, start: string, _json, end: string) => {
    return `${start}${escapeJson({ ...block, answer })}${end}`
  })
}
