import { formatList } from '../../../lib/formats/formatList.ts'
import { artistsWords } from '../artistsWords.ts'

/** What it means that these left, and what to do. */
export function leftWords(names: readonly string[]): string {
  return names.length === 1
    ? `${formatList(names)} saiu desta apresentação. O cliente não vê mais nem o nome nem as fotos. Tire da proposta ou escolha alguém no lugar.`
    : `${formatList(names)} saíram desta apresentação. O cliente não vê mais nem os nomes nem as fotos. Tire da proposta ou escolha alguém no lugar de cada um.`
}

/** That these, who had left, are taken out on the screen alone. */
export function takenOutWords(names: readonly string[]): string {
  return `${formatList(names)}, que ${names.length === 1 ? 'saiu' : 'saíram'} desta apresentação, já não ${names.length === 1 ? 'está' : 'estão'} na lista. Falta salvar.`
}

/** Names the artists who must agree before the client sees them. */
export function askedWords(names: readonly string[]): string {
  return names.length === 1
    ? `${formatList(names)} ainda não aceitou participar. O cliente vê depois que aceitar.`
    : `${artistsWords(names.length)} ainda não aceitaram participar: ${formatList(names)}. O cliente vê cada um depois que aceitar.`
}

/** Names the artists whose agreement covers less than staff chose. */
export function widenedWords(names: readonly string[]): string {
  return names.length === 1
    ? `${formatList(names)} ainda não aceitou as mudanças. O cliente só vê o que já tinha aceitado.`
    : `${artistsWords(names.length)} ainda não aceitaram as mudanças: ${formatList(names)}. O cliente só vê o que cada um já tinha aceitado.`
}
