import { CastingItem, type CastingItemProps } from './CastingItem.tsx'
import type { MatchedCasting } from './matchCastings.ts'

export interface CastingItemsProps extends Omit<CastingItemProps, 'matched'> {
  label: string
  castings: readonly MatchedCasting[]
}

/** Castings as a list, each with its roles. */
export function CastingItems({ label, castings, ...shown }: CastingItemsProps) {
  return (
    <ul aria-label={label} className="flex flex-col gap-5">
      {castings.map((matched) => (
        <li key={matched.casting.id}>
          <CastingItem matched={matched} {...shown} />
        </li>
      ))}
    </ul>
  )
}
