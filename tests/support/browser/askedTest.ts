import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { requestTestsResultSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { openUploadsResultSchema } from '@ribalta/domain/schemas/media/uploads'
import { tempMediaPath } from '@ribalta/domain/media/media'
import { backend, call, type Person } from '../functions/functions.ts'

const CLIP = fileURLToPath(new URL('../../../scripts/seed/clips/demo-artista.webm', import.meta.url))

export const SCENE = 'ANA: Você chegou cedo.\nBETO: A porta estava aberta.'

/** A test that `agent` asks of an artist as the app does; `form` goes over what is asked, `more` over all else. */
export async function askedTest(
  agent: Person,
  artistId: string,
  form: object = {},
  more: object = {},
): Promise<string> {
  const { result, error } = await call(
    'requestTests',
    {
      requestId: randomBytes(12).toString('hex'),
      people: [{ artistId }],
      form: {
        title: 'Cena da cozinha',
        kind: 'dramaturgia',
        instructions: 'Faça a cena uma vez contida e uma vez aberta.',
        takes: 2,
        seconds: 120,
        payCents: 350_000,
        usage: 'Internet, Brasil, 12 meses',
        dates: '1 e 2 de março de 2027',
        deadline: { seconds: Math.floor(Date.now() / 1000) + 20 * 3600, nanoseconds: 0 },
        message: 'Gostamos muito do seu material.',
        ...form,
      },
      sides: { kind: 'text', text: SCENE },
      ...more,
    },
    agent.token,
  )
  if (error !== undefined) throw new Error(`The request was refused: ${error.status} ${error.message}`)
  const { asked, hurdles } = requestTestsResultSchema.parse(result)
  const [first] = asked
  if (first === undefined) throw new Error(`Nobody was asked: ${JSON.stringify(hurdles)}`)
  return first.testRequestId
}

/** A video that plays, and at its end as many bytes as make it so large; no other file has the same ones. */
export function takeFile(bytes: number, name = 'take.webm') {
  const clip = readFileSync(CLIP)
  const rest = randomBytes(Math.max(0, bytes - clip.length))
  return { name, mimeType: 'video/webm', buffer: Buffer.concat([clip, rest]) }
}

/** A PDF of one page that says so much. */
function pdf(words: string): Buffer {
  const text = `BT /F1 18 Tf 60 700 Td (${words}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(text.length)} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${String(index + 1)} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = String(objects.length + 1)
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${file}${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${String(file.length)}\n%%EOF`,
  )
}

/** Sides as staff upload them. */
export async function pdfSides(agent: Person, words: string): Promise<object> {
  const bytes = pdf(words)
  const files = [{ type: 'application/pdf', bytes: bytes.length }]
  const { result } = await call('openUploads', { sessions: [], files, dropped: [] }, agent.token)
  const tempMediaId = openUploadsResultSchema.parse(result).places.join()
  const place = backend.bucket.file(tempMediaPath(tempMediaId))
  await place.save(bytes, { resumable: false, contentType: 'application/pdf' })
  return { kind: 'upload', tempMediaId, name: 'cena.pdf' }
}
