import { USAGE_MEDIA_LABELS, type UsageMedium } from '@ribalta/domain/castings/casting'
import { formatList } from './formatList.ts'

interface Usage {
  readonly media: readonly UsageMedium[]
  readonly territory: string
  readonly months: number
  readonly exclusivity?: string | undefined
}

/**
 * Returns where and how long an image is used: “TV aberta e Internet, Brasil, por 12 meses. Exclusividade: bebidas quentes”. It is
 * empty for work that is neither broadcast nor published.
 */
export function formatUsage({ media, territory, months, exclusivity }: Usage): string {
  const where = formatList(media.map((medium) => USAGE_MEDIA_LABELS[medium]))
  const time = months === 1 ? '1 mês' : `${String(months)} meses`
  const parts = where === '' ? [] : [where, territory, months === 0 ? '' : `por ${time}`]
  const words = parts.filter((part) => part !== '').join(', ')
  return [words, exclusivity === undefined ? '' : `Exclusividade: ${exclusivity}`]
    .filter((sentence) => sentence !== '')
    .join('. ')
}
