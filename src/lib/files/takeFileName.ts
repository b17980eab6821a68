import { fileText } from './fileText.ts'

/** What videos are called by their type. */
const ENDINGS: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

export interface NamedTake {
  readonly title: string
  /** Whose it is, where that is said. */
  readonly name: string | undefined
  readonly number: number
  readonly type: string
}

/** What a take is called on somebody's device: “Ana Souza - Cena da cozinha - take 1.mp4”. */
export function takeFileName({ title, name, number, type }: NamedTake): string {
  const parts = [name ?? '', title].map(fileText).filter((part) => part !== '')
  return `${[...parts, `take ${String(number)}`].join(' - ')}.${ENDINGS[type] ?? 'mp4'}`
}
