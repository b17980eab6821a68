import { takePath } from '@ribalta/domain/screenTests/screenTest'
import { useCallback } from 'react'
import { formatBytes } from '../../lib/formats/formatBytes.ts'
import { formatClock } from '../../lib/formats/formatLength.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PrivateVideoFile } from '../privateFiles/PrivateVideoFile.tsx'
import { useLive, type Watch } from '../useLive.ts'
import type { TestEntry } from './requests.ts'
import { type TakeEntry, watchSentTakes } from './takes.ts'

export interface SentTakesProps {
  test: Pick<TestEntry, 'id' | 'artistId'>
  /** Whose they are, where that is not the reader. */
  name?: string
}

/** The takes that were sent to the agency, live, to be watched. */
export function SentTakes({ test: { id, artistId }, name }: SentTakesProps) {
  const watch = useCallback<Watch<TakeEntry[]>>(
    (onValue, onError) => watchSentTakes({ testRequestId: id, artistId }, onValue, onError),
    [id, artistId],
  )
  const live = useLive(watch)
  if (live.status === 'loading') return <Skeleton className="aspect-video w-full" />
  if (live.status === 'failed')
    return <ErrorState title="Não foi possível carregar os takes" onRetry={live.retry} />
  if (live.data.length === 0) return <p className="text-muted">Nenhum take.</p>
  const takes = live.data.toSorted((one, other) => one.begunAt.seconds - other.begunAt.seconds)
  return (
    <ul aria-label="Takes" className="grid gap-6 xl:has-[>:nth-child(2)]:grid-cols-2">
      {takes.map(({ id: takeId, seconds, bytes }, place) => {
        const number = `Take ${String(place + 1)}`
        const facts = [...(seconds === undefined ? [] : [formatClock(seconds)]), formatBytes(bytes)]
        return (
          <li key={takeId}>
            <div className="aspect-video overflow-hidden rounded-card bg-sunken">
              <PrivateVideoFile
                path={takePath(artistId, id, takeId)}
                bytes={bytes}
                label={name === undefined ? number : `${number} de ${name}`}
              />
            </div>
            <p className="mt-2">
              {number} <span className="text-muted">· {facts.join(' · ')}</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
