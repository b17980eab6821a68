import { Skeleton } from '../../ui/Skeleton.tsx'

/** A casting's page while it is on the way. */
export function CastingPlaceholder() {
  return (
    <div className="page-band pt-10 pb-24 md:pt-16">
      <output className="sr-only">Carregando…</output>
      <Skeleton className="h-4 w-32" />
      <Skeleton className="mt-4 h-12 w-full max-w-2xl" />
      <Skeleton className="mt-10 h-20 w-full" />
      <Skeleton className="mt-10 h-72 w-full" />
    </div>
  )
}
