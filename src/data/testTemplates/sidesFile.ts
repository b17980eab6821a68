import { MAX_PDF_BYTES, PDF_TYPE, tempMediaPath } from '@ribalta/domain/media/media'
import type { NewSides } from '@ribalta/domain/schemas/screenTests/template'
import { openUploads } from '../uploads/openUploads.ts'
import { sendFile } from '../uploads/storage.ts'

/** Why a file cannot be sides, in words for the person; undefined where it can. */
export function refuseSides({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (type !== PDF_TYPE) return 'Formato não aceito. Envie um PDF.'
  if (size === 0) return 'O arquivo está vazio.'
  if (size > MAX_PDF_BYTES) return 'O PDF passa de 20 MB.'
  return undefined
}

/** Sends a PDF to a temporary slot, from which the command takes it. Rejects as `openUploads` and the upload do. */
export async function uploadSides(file: File): Promise<NewSides> {
  const { places } = await openUploads({
    sessions: [],
    files: [{ type: PDF_TYPE, bytes: file.size }],
    dropped: [],
  })
  const [tempMediaId] = places
  if (tempMediaId === undefined) throw new Error('The server gave no slot')
  await sendFile(file, tempMediaPath(tempMediaId), () => undefined).done
  return { kind: 'upload', tempMediaId, name: file.name.slice(-120) }
}
