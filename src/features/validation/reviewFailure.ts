import { errorCode, errorMessage } from '../../lib/errorCode.ts'

export interface ReviewFailure {
  /** For the person, as it stands. */
  message: string
  /** The profile changed, or somebody else decided, since it was opened. */
  isConflict: boolean
}

/** What these say is written for people; anything else is the machine's. */
const SPOKEN: ReadonlySet<string> = new Set([
  'functions/failed-precondition',
  'functions/permission-denied',
  'functions/not-found',
  'functions/resource-exhausted',
  'functions/invalid-argument',
])

/** What a decision that was not taken means for the reviewer. */
export function toReviewFailure(error: unknown): ReviewFailure {
  const code = errorCode(error) ?? ''
  if (code === 'functions/aborted') {
    return {
      message: 'Este perfil mudou enquanto você o conferia. Agora você vê a versão atual: confira de novo.',
      isConflict: true,
    }
  }
  return {
    message: SPOKEN.has(code)
      ? errorMessage(error)
      : 'Não foi possível registrar a decisão. Verifique sua conexão e tente novamente.',
    isConflict: false,
  }
}
