import { Skeleton } from '../../ui/Skeleton.tsx'

/** A room while it is on the way: nothing of it is known yet. */
export function RoomPlaceholder() {
  return (
    <div className="mx-auto min-h-dvh w-full max-w-page">
      <output className="sr-only">Carregando…</output>
      <div className="px-4 pt-10 pb-12 sm:px-8 sm:pt-16 sm:pb-16 lg:px-14">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="mt-5 h-10 w-full max-w-xl sm:h-16" />
        <Skeleton className="mt-8 h-4 w-full max-w-md" />
        <Skeleton className="mt-3 h-4 w-2/3 max-w-xs" />
      </div>
      <div className="sm:grid sm:grid-cols-[5fr_6fr] sm:gap-8 sm:px-8 lg:gap-14 lg:px-14">
        <Skeleton className="aspect-[4/5] w-full max-sm:rounded-none" />
        <div className="px-4 pt-6 sm:p-0">
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="mt-6 h-14 w-full" />
        </div>
      </div>
    </div>
  )
}
