import { Skeleton } from '../../ui/Skeleton.tsx'

/** A casting's page while it is on the way. */
export function CastingPlaceholder() {
  return (
    <div className="page-band min-h-dvh pt-10 pb-24 md:pt-16">
      <output className="sr-only">Carregando…</output>
      <Skeleton className="h-4 w-32" />
      <Skeleton className="mt-3 max-w-4xl font-display text-title break-words" holdsText="title" />
      <Skeleton className="mt-8 h-36 w-full lg:h-20" />
      <Skeleton
        className="mt-8 max-w-reading text-lg break-words whitespace-pre-line"
        holdsText="description"
      />
      <Skeleton className="mt-12 h-72 w-full" />
    </div>
  )
}
