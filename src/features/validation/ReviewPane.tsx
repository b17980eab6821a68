import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EntryView, type EntryViewProps } from './EntryView.tsx'
import { useReviewEntry } from './useReviewEntry.ts'

export interface ReviewPaneProps extends Omit<
  EntryViewProps,
  'profile' | 'published' | 'newer' | 'reread' | 'takeNewest'
> {
  /** The record as the queue follows it, where it does. */
  live: Profile | undefined
}

function Placeholder() {
  return (
    <div className="flex flex-col gap-6">
      <output className="sr-only">Carregando…</output>
      <Skeleton className="h-10 w-2/3" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="aspect-[4/5] w-full" />
        <Skeleton className="aspect-[4/5] w-full" />
      </div>
      <Skeleton className="h-40 w-full" />
    </div>
  )
}

/** One entry in whatever state it is. Key it by `uid`. */
export function ReviewPane({ live, ...view }: ReviewPaneProps) {
  const entry = useReviewEntry(view.uid, live)
  switch (entry.status) {
    case 'loading':
      return <Placeholder />
    case 'failed':
      return <ErrorState title="Não foi possível abrir este perfil" onRetry={entry.retry} />
    case 'missing':
      return <EmptyState title="Este perfil não existe mais">Escolha outro na fila.</EmptyState>
    case 'ready':
      return (
        <EntryView
          {...view}
          profile={entry.profile}
          published={entry.published}
          newer={entry.newer}
          reread={entry.reread}
          takeNewest={entry.takeNewest}
        />
      )
  }
}
