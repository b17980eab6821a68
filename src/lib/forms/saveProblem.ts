import { errorCode } from '../errorCode.ts'
import { refusalWords } from '../words/refusalWords.ts'

/** Why something that others may save meanwhile was not saved. */
export interface SaveProblem {
  readonly words: string
  /** Somebody else has saved meanwhile. */
  readonly isStale: boolean
}

/** What to say of a saving that failed. */
export function saveProblem(error: unknown): SaveProblem {
  return {
    words: refusalWords(error, 'Não foi possível salvar. O que você digitou continua aqui; tente novamente.'),
    isStale: errorCode(error) === 'functions/aborted',
  }
}
