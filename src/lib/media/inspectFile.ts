import { HEIC_TYPE, readFileType, SIGNATURE_BYTES } from '@ribalta/domain/media/fileSignature'
import { isVideoType, MAX_IMAGE_PIXELS } from '@ribalta/domain/media/media'
import { logWarning } from '../log.ts'
import type { CheckedFile } from './checkFile.ts'
import { drawJpeg } from './drawJpeg.ts'
import { hasVideoIndex } from './videoIndex.ts'
import { readVideoMetadata } from './videoMetadata.ts'

/** Larger than anything that is shown of a photo, and small enough for the canvas of any phone. */
const CONVERTED = { longestSide: 4096, quality: 0.92 }

const UNREADABLE = 'Não foi possível ler este arquivo. Escolha-o de novo.'
const BROKEN_PHOTO =
  'Não foi possível abrir esta foto: o arquivo está incompleto ou com defeito. Escolha outra ou exporte-a como JPG.'
const LARGE_PHOTO = 'A foto tem mais de 50 megapixels. Exporte-a em tamanho menor e envie de novo.'
const BROKEN_VIDEO =
  'Não foi possível abrir este vídeo: o arquivo está incompleto ou com defeito. Escolha outro ou exporte-o em MP4.'
const HEIC_PHOTO =
  'Este navegador não converte fotos HEIC. Exporte a foto como JPG e envie de novo; no iPhone, os Ajustes da Câmera têm o formato “Mais compatível”.'

/** Returns why a photo can't be used; undefined when it decodes. */
async function refusePhoto(file: File): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file)
    const pixels = bitmap.width * bitmap.height
    bitmap.close()
    return pixels > MAX_IMAGE_PIXELS ? LARGE_PHOTO : undefined
  } catch {
    return BROKEN_PHOTO
  }
}

async function convertHeic(file: File): Promise<CheckedFile> {
  try {
    return { file: await drawJpeg(file, CONVERTED) }
  } catch (error) {
    logWarning('A HEIC photo could not be converted', error)
    return { reason: HEIC_PHOTO }
  }
}

async function inspectVideo(file: File): Promise<CheckedFile> {
  const metadata = await readVideoMetadata(file)
  const isPlayable = metadata !== undefined && metadata.width > 0
  if (!isPlayable && !(await hasVideoIndex(file))) return { reason: BROKEN_VIDEO }
  return metadata?.seconds === undefined ? { file } : { file, seconds: metadata.seconds }
}

async function inspect(file: File): Promise<CheckedFile> {
  const head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
  const type = readFileType(head) ?? ''
  if (type === HEIC_TYPE) return convertHeic(file)
  const typed = file.type === type ? file : new File([file], file.name, { type })
  if (isVideoType(type)) return inspectVideo(typed)
  const reason = type.startsWith('image/') ? await refusePhoto(typed) : undefined
  return reason === undefined ? { file: typed } : { reason }
}

/**
 * Opens a chosen file as far as this device can: its type is read from its bytes, a photo is decoded, a video shows its metadata or, where
 * the browser has no codec for it, its index; a HEIC photo becomes a JPEG.
 */
export async function inspectFile(file: File): Promise<CheckedFile> {
  if (file.size === 0) return { reason: 'O arquivo está vazio.' }
  try {
    return await inspect(file)
  } catch (error) {
    logWarning('A chosen file could not be read', error)
    return { reason: UNREADABLE }
  }
}
