import type { RecordingEnd } from '../../../data/recordings/record.ts'
import { formatClock } from '../../../lib/formats/formatLength.ts'

/** So many seconds before its longest a recording says so. */
export const LAST_SECONDS = 10

export const NOT_BEGUN =
  'Não foi possível começar a gravar. Tente de novo; se não for, use um arquivo gravado com a câmera do aparelho.'

/** What is said of a recording that ended by itself; undefined where somebody ended it. */
export function endWords(end: RecordingEnd, seconds: number): string | undefined {
  const kept = `o que foi gravado até ${formatClock(seconds)} está guardado.`
  switch (end) {
    case 'stopped':
      return undefined
    case 'limit':
      return 'Chegou ao tempo máximo: o take está guardado.'
    case 'camera':
      return `A câmera ou o microfone parou: ${kept}`
    case 'full':
      return `O aparelho ficou sem espaço: ${kept}`
    case 'failed':
      return `A gravação parou antes da hora: ${kept}`
  }
}
