import { useMemo } from 'react'
import type { Elements } from '../../ui/elements.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { KeysHelp } from '../../ui/KeysHelp.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { TestEntry } from './requests.ts'
import { TakesGone } from './TakesGone.tsx'
import type { SentTake } from './watching/sentTake.ts'
import { TakePlayer } from './watching/TakePlayer.tsx'
import { useSentTakes } from './watching/useSentTakes.ts'
import { useWatching, type Watching } from './watching/useWatching.ts'
import { WATCH_KEYS } from './watching/watchKeys.ts'

export interface SentTakesProps {
  test: Pick<TestEntry, 'id' | 'artistId' | 'title' | 'takesGoneAt'>
  /** Whose they are, where that is not the reader. */
  name?: string
  /** What else is said of them by whoever watches; its screen shows the keys, too. */
  children?: (watching: Watching) => Elements
}

const NONE: readonly SentTake[] = []
const HELP = <KeysHelp keys={WATCH_KEYS} />

/** The takes that were sent to the agency, live, to be watched; what has gone says so. */
export function SentTakes({ test, name, children }: SentTakesProps) {
  const live = useSentTakes(test)
  const watching = useWatching(live.status === 'ready' ? live.data : NONE)
  const of = useMemo(() => ({ title: test.title, name }), [test.title, name])
  if (test.takesGoneAt !== undefined) return <TakesGone at={test.takesGoneAt} />
  if (live.status === 'loading') return <Skeleton className="aspect-video w-full" />
  if (live.status === 'failed')
    return <ErrorState title="Não foi possível carregar os takes" onRetry={live.retry} />
  if (live.data.length === 0) return <p className="text-muted">Nenhum take.</p>
  return (
    <div className="flex flex-col gap-8">
      <TakePlayer watching={watching} of={of} help={children === undefined ? HELP : null} />
      {children?.(watching)}
    </div>
  )
}
