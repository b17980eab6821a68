import type { ReactNode, Ref } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:gap-x-6 xl:grid-cols-4'

/** Everybody found, as portraits. */
export function FoundGrid({ children, ref }: { children: ReactNode; ref: Ref<HTMLUListElement> }) {
  return (
    <ul ref={ref} aria-label="Resultados" className={GRID}>
      {children}
    </ul>
  )
}

/** In the place of the first page. */
export function FoundPlaceholders() {
  return (
    <div aria-hidden="true" className={GRID}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-[4/5] w-full" holdsPhoto />
          <Skeleton className="mt-3 h-5 w-2/3" />
          <Skeleton className="mt-1.5 h-4 w-1/2" />
        </div>
      ))}
    </div>
  )
}
