import { refusalWords } from '../../lib/words/refusalWords.ts'

/** What is said where a call about one's own data failed. */
export function privacyFailure(error: unknown): string {
  return refusalWords(error, 'Não foi possível concluir. Verifique sua conexão e tente novamente.')
}
