import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PDF_TYPE } from '@ribalta/domain/media/media'
import { testFolder } from '@ribalta/domain/screenTests/screenTest'
import { backend, type Person } from '../functions/functions.ts'
import { inHours, pdfOf, requestedOne, TEST_CONTENT, testsInput, uploadedFile } from '../screenTests.ts'

const CLIP = fileURLToPath(new URL('../../../scripts/seed/clips/demo-artista.webm', import.meta.url))

export const SCENE = 'ANA: Você chegou cedo.\nBETO: A porta estava aberta.'

/** A test that `agent` asks of an artist as the app does; `form` goes over what is asked, `more` over all else. */
export function askedTest(
  agent: Person,
  artist: Pick<Person, 'uid'>,
  form: object = {},
  more: object = {},
): Promise<string> {
  const asked = {
    ...TEST_CONTENT,
    instructions: 'Faça a cena uma vez contida e uma vez aberta.',
    payCents: 350_000,
    usage: 'Internet, Brasil, 12 meses',
    dates: '1 e 2 de março de 2027',
    deadline: inHours(20),
    message: 'Gostamos muito do seu material.',
  }
  const input = { form: { ...asked, ...form }, sides: { kind: 'text', text: SCENE }, ...more }
  return requestedOne(agent, testsInput([artist], input))
}

/** A video that plays, and at its end as many bytes as make it so large; no other file has the same ones. */
export function takeFile(bytes: number, name = 'take.webm') {
  const clip = readFileSync(CLIP)
  const rest = randomBytes(Math.max(0, bytes - clip.length))
  return { name, mimeType: 'video/webm', buffer: Buffer.concat([clip, rest]) }
}

/** Sides as staff upload them: one page that says so much. */
export async function pdfSides(agent: Person, words: string): Promise<object> {
  const tempMediaId = await uploadedFile(agent, await pdfOf(words))
  return { kind: 'upload', tempMediaId, name: 'cena.pdf' }
}

/** The sums of the takes that the store holds of a test, whether it was sent or not. */
export async function storedSums(artistId: string, testRequestId: string): Promise<string[]> {
  const [files] = await backend.bucket.getFiles({ prefix: testFolder(artistId, testRequestId) })
  const takes = files.filter(({ metadata }) => metadata.contentType !== PDF_TYPE)
  return takes.map(({ metadata }) => String(metadata.md5Hash))
}
