/** Code that comes later did not come: there is no connection, or its server does not answer. Its message is for people. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode'

  constructor(cause?: unknown) {
    super('Verifique sua conexão e tente novamente.', { cause })
  }
}

/** Only a missing file is expected; code that came and broke is told by the router. */
export function unlessMissing(error: unknown): void {
  if (!(error instanceof MissingCode)) throw error
}
