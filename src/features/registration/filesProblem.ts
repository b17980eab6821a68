import { isUnsent, type Upload } from '../../lib/media/uploads.ts'

export const NO_FILES = 'Envie pelo menos uma foto ou um vídeo.'
export const UNSENT_FILES = 'Há arquivos que não foram enviados. Tente de novo ou remova cada um deles.'

/** Returns what is wrong with the chosen files, or undefined. Files still being sent are fine. */
export function filesProblem(uploads: readonly Upload[]): string | undefined {
  if (uploads.some(isUnsent)) return UNSENT_FILES
  return uploads.every(({ state }) => state.kind === 'refused') ? NO_FILES : undefined
}
