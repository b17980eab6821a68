/** Pixels in a second at which a text of so many words, so high as it is set, goes by at a pace of reading. */
export function scrollSpeed(text: string, height: number, wordsPerMinute: number): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length
  if (words === 0) return 0
  return height / ((words / wordsPerMinute) * 60)
}

export type PrompterKey = 'pause' | 'faster' | 'slower'

/** Where a key is pressed, as far as it matters. */
export interface PressedKey {
  readonly key: string
  readonly hasModifier: boolean
  /** What has the focus takes the space bar for itself. */
  readonly isOnButton: boolean
  /** What has the focus takes letters and arrows for itself. */
  readonly isInField: boolean
}

/** What a key does with a text that goes by. */
export function prompterKey({
  key,
  hasModifier,
  isOnButton,
  isInField,
}: PressedKey): PrompterKey | undefined {
  if (hasModifier || isInField) return undefined
  switch (key) {
    case ' ':
      return isOnButton ? undefined : 'pause'
    case 'p':
    case 'P':
      return 'pause'
    case 'ArrowUp':
      return 'faster'
    case 'ArrowDown':
      return 'slower'
    default:
      return undefined
  }
}
