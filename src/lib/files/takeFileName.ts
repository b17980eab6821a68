/** What videos are called by their type. */
const ENDINGS: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}
/** Bytes of either part: no system takes a name of more than 255. */
const LONGEST = 110

export interface NamedTake {
  readonly title: string
  /** Whose it is, where that is said. */
  readonly name: string | undefined
  readonly number: number
  readonly type: string
}

/** What a take is called on somebody's device: “Ana Souza - Cena da cozinha - take 1.mp4”. */
export function takeFileName({ title, name, number, type }: NamedTake): string {
  const parts = [name ?? '', title].map(tidy).filter((part) => part !== '')
  return `${[...parts, `take ${String(number)}`].join(' - ')}.${ENDINGS[type] ?? 'mp4'}`
}

/** Without what some system refuses in a name, or takes for something else: signs, what is not seen, and a dot at either end. */
function tidy(text: string): string {
  const seen = text.normalize('NFC').replaceAll(/[<>:"/\\|?*\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, ' ')
  return cut(seen.replaceAll(/\s+/g, ' ').trim()).replaceAll(/^[\s.]+|[\s.]+$/g, '')
}

function cut(text: string): string {
  let short = ''
  let bytes = 0
  for (const letter of text) {
    bytes += new TextEncoder().encode(letter).length
    if (bytes > LONGEST) break
    short += letter
  }
  return short
}
