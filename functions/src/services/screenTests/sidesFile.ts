import { MAX_PDF_BYTES, PDF_TYPE, tempMediaPath } from '@ribalta/domain/media/media'
import { MAX_SIDES_PAGES, SIDES_FOLDER, testFolder } from '@ribalta/domain/screenTests/screenTest'
import { areSidesOpen } from '@ribalta/domain/screenTests/testStatus'
import type { NewSides, Sides } from '@ribalta/domain/schemas/screenTests/template'
import { type OpenSidesResult, testSidesSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { HttpsError } from 'firebase-functions/https'
import type { Backend, Bucket } from '../../admin/backend.ts'
import { mediaIdOf, requireOwnUploads } from '../media/claim.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { uploadMetadata } from '../media/uploadMetadata.ts'
import { paths } from '../shared/paths.ts'
import { invalid } from '../shared/refusals.ts'
import { onTest } from './onTest.ts'

/**
 * The sides that were asked for as they are stored; `kept` are those of a template, for who asks for them. An uploaded PDF is judged by
 * its bytes and lies from then on where it never changes: the same upload again is the same file. Throws `invalid-argument` for what is
 * missing, too large, too long, protected or no PDF.
 */
export async function claimSides(
  backend: Backend,
  caller: SignedInCaller,
  sides: NewSides,
  kept: Sides | undefined,
): Promise<Sides> {
  if (sides.kind === 'kept') {
    if (kept === undefined) throw invalid('O modelo não foi encontrado.', { field: 'template' })
    return kept
  }
  if (sides.kind !== 'upload') return sides
  await requireOwnUploads(backend, [sides.tempMediaId], caller)
  const bytes = await readUpload(backend.bucket, sides.tempMediaId)
  const pages = await pagesOf(bytes)
  if (pages > MAX_SIDES_PAGES) throw refused(`tem mais de ${String(MAX_SIDES_PAGES)} páginas`)
  const path = `${SIDES_FOLDER}${mediaIdOf(sides.tempMediaId)}.pdf`
  await savePdf(backend, path, bytes)
  return { kind: 'pdf', path, name: sides.name, pages }
}

async function readUpload(bucket: Bucket, tempMediaId: string): Promise<Buffer> {
  const upload = bucket.file(tempMediaPath(tempMediaId))
  const metadata = await uploadMetadata(upload)
  if (metadata === undefined) throw refused('não foi encontrado; envie-o de novo')
  if (metadata.bytes > MAX_PDF_BYTES) throw refused('passa de 20 MB')
  const [bytes] = await upload.download()
  return bytes
}

async function pagesOf(bytes: Buffer): Promise<number> {
  if (!bytes.subarray(0, 1024).includes('%PDF-')) throw refused('não é um PDF')
  try {
    return (await readPdf(bytes)).getPageCount()
  } catch {
    // Whatever its reader says of it, nobody could read it aloud.
    throw refused('não pôde ser lido: talvez esteja protegido por senha')
  }
}

/** Parses a PDF. The parser is large, so that it is loaded with the first one. */
async function readPdf(bytes: Buffer) {
  const { loadPdf } = await import('./loadPdf.ts')
  return loadPdf(bytes)
}

async function savePdf({ bucket, authorise }: Backend, path: string, bytes: Uint8Array): Promise<void> {
  await authorise()
  await bucket.file(path).save(Buffer.from(bytes), {
    resumable: false,
    contentType: PDF_TYPE,
    metadata: { cacheControl: 'private, no-store' },
  })
}

/**
 * Where the PDF of a test lies for whoever asks: staff read the original, the artist a copy with their name on every page, made when it
 * is first opened. Throws `not-found` for others and where there is no PDF, `failed-precondition` before the artist accepted.
 */
export async function openSides(
  backend: Backend,
  testRequestId: string,
  caller: SignedInCaller,
): Promise<OpenSidesResult> {
  const { db, bucket } = backend
  const found = await onTest(backend, testRequestId, caller, async (transaction, { test, as }) => {
    if (as === 'artist' && !areSidesOpen(test.status)) {
      throw new HttpsError('failed-precondition', 'Aceite o teste para ler o texto.')
    }
    const [stored, profile] = await transaction.getAll(
      paths.testSides(db, testRequestId),
      paths.profile(db, caller.uid),
    )
    const { sides } = testSidesSchema.parse(stored?.data())
    if (sides.kind !== 'pdf') throw new HttpsError('not-found', 'Este teste não tem PDF.')
    const name: unknown = profile?.get('artisticName')
    return { as, original: sides.path, name: typeof name === 'string' ? name : '' }
  })
  if (found.as === 'staff') return { path: found.original }
  const path = `${testFolder(caller.uid, testRequestId)}sides.pdf`
  const [isThere] = await bucket.file(path).exists()
  if (!isThere) {
    const [bytes] = await bucket.file(found.original).download()
    await savePdf(backend, path, await withName(bytes, found.name))
  }
  return { path }
}

/** A PDF with a name across every page, faint enough to read through. */
async function withName(bytes: Buffer, name: string): Promise<Uint8Array> {
  const { degrees, rgb, StandardFonts } = await import('@cantoo/pdf-lib')
  const pdf = await readPdf(bytes)
  const font = await pdf.embedFont(StandardFonts.HelveticaBold)
  const known = new Set(font.getCharacterSet())
  // The fonts that every reader has know Western letters alone.
  const text = Array.from(name)
    .filter((letter) => known.has(letter.codePointAt(0) ?? 0))
    .join('')
  for (const page of pdf.getPages()) {
    const { width, height } = page.getSize()
    const size = Math.min(64, width / Math.max(8, text.length * 0.7))
    const length = font.widthOfTextAtSize(text, size) * Math.SQRT1_2
    page.drawText(text, {
      x: (width - length) / 2,
      y: (height - length) / 2,
      size,
      font,
      rotate: degrees(45),
      color: rgb(0.5, 0.5, 0.5),
      opacity: 0.22,
    })
  }
  return pdf.save()
}

function refused(reason: string): HttpsError {
  return invalid(`O PDF ${reason}.`, { field: 'sides' })
}
