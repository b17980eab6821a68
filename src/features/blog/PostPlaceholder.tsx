import { Skeleton } from '../../ui/Skeleton.tsx'

/** A post's page while the post is on the way, in the same frame. */
export function PostPlaceholder() {
  return (
    <div className="page-band min-h-dvh pt-10 pb-24 md:pt-16">
      <output className="sr-only">Carregando…</output>
      <div className="mx-auto max-w-reading">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="mt-4 font-display text-title break-words" holdsText="title" />
        <Skeleton className="mt-5 text-xl text-muted" holdsText="excerpt" />
        <Skeleton className="mt-5 h-5 w-56" />
      </div>
      <div className="mx-auto mt-10 max-w-[65rem]">
        <Skeleton className="aspect-[3/2] w-full" holdsPhoto />
      </div>
    </div>
  )
}
