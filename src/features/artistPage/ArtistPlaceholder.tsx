import { Skeleton } from '../../ui/Skeleton.tsx'
import { PAGE_GRID } from './pageGrid.ts'

/** An artist's page while the artist is on the way: the same frame, so that the portrait appears in its place. */
export function ArtistPlaceholder() {
  return (
    <div className="page-band min-h-dvh pt-6 pb-24 md:pt-10">
      <output className="sr-only">Carregando…</output>
      <div className={PAGE_GRID}>
        <Skeleton className="aspect-[4/5] w-full" holdsPhoto />
        <div>
          <Skeleton className="h-4 w-40" />
          <Skeleton className="mt-4 font-display text-hero break-words" holdsText="artisticName" />
          <Skeleton className="mt-12 h-14 w-full" />
          <Skeleton className="mt-10 h-40 w-full" />
        </div>
      </div>
    </div>
  )
}
