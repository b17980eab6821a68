import { errorCode } from '../../lib/errorCode.ts'
import { MissingCode } from '../../lib/loading/missingCode.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import type { UploadFailure } from '../../lib/media/uploads.ts'

/** Where nothing was answered, or nothing of ours: the Functions SDK says “internal” of a call that found no server. */
const UNANSWERED: ReadonlySet<string> = new Set([
  'functions/internal',
  'functions/unavailable',
  'functions/deadline-exceeded',
  'storage/retry-limit-exceeded',
  'storage/unknown',
])
const WORDS: Readonly<Record<UploadFailure['cause'], string>> = {
  connection: 'O envio falhou. Verifique sua conexão e tente de novo.',
  refused: 'O servidor não aceitou este envio. Tente de novo.',
  defect: 'O envio falhou por um problema nosso. Tente de novo em alguns minutos.',
}

/** Why a file was not sent, with words for the person. */
export function uploadFailure(error: unknown): UploadFailure {
  const cause = causeOf(error)
  return { cause, reason: refusalWords(error, WORDS[cause]) }
}

function causeOf(error: unknown): UploadFailure['cause'] {
  const code = errorCode(error)
  if (code !== undefined) return UNANSWERED.has(code) ? 'connection' : 'refused'
  // What `fetch` and `import` reject with where there is no network.
  return error instanceof TypeError || error instanceof MissingCode ? 'connection' : 'defect'
}
