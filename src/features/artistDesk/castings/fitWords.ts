import { formatList } from '../../../lib/formats/formatList.ts'
import type { Fit } from '../../../lib/roster/fit.ts'

/** Within a sentence: “a combinar”, “violão”, but “R$ 900,00” and “DJ”. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}(\p{Ll}| )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** “Classe: Ator ou Músico” as “classe (ator ou músico)”. */
function missingWords(label: string): string {
  const [name = '', ...rest] = label.split(': ')
  if (rest.length === 0) return lowerFirst(name)
  return `${lowerFirst(name)} (${rest.join(': ').split(' ou ').map(lowerFirst).join(' ou ')})`
}

/** How an artist meets a role: “Você atende 4 de 5: falta violão (avançado)”. */
export function fitWords({ met, asked, missing }: Fit): string {
  if (asked === 0) return 'Aberto a todos os perfis'
  if (missing.length === 0) return 'Você atende tudo'
  const verb = missing.length === 1 ? 'falta' : 'faltam'
  return `Você atende ${String(met)} de ${String(asked)}: ${verb} ${formatList(missing.map(missingWords))}`
}
