import { newSession } from './functions.ts'

/** Returns what a visitor sends from Contatos, under a new request id. */
export function contactInput(changes: object = {}) {
  return {
    requestId: `pedido-${newSession()}`,
    name: 'Helena Prado',
    email: 'helena@example.com',
    subject: 'contratar',
    message: 'Procuramos um elenco para um filme.',
    ...changes,
  }
}
