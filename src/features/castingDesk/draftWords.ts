/** “3 respostas em rascunho”. */
export function draftWords(count: number): string {
  return count === 1 ? '1 resposta em rascunho' : `${String(count)} respostas em rascunho`
}
