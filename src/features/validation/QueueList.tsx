import { isMinor } from '@ribalta/domain/people/birthDate'
import { REVIEW_KIND_LABELS, reviewKind } from '@ribalta/domain/people/reviewQueue'
import { useEffect, useRef } from 'react'
import { Link } from '../../ui/Link.tsx'
import { PrivateImage } from '../../data/privateFiles/PrivateImage.tsx'
import type { ProfileEntry } from '../../data/profiles/queue.ts'
import { classNames } from '../../lib/classNames.ts'
import { formatSince } from '../../lib/formats/formatSince.ts'
import { PagedEnd } from '../../ui/PagedItems.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { entryPath } from '../../lib/entryPath.ts'
import type { ReviewQueue } from './useReviewQueue.ts'

function Face({ profile }: Pick<ProfileEntry, 'profile'>) {
  const photo = profile.media.find((item) => item.kind === 'image')
  return (
    <span className="block aspect-[4/5] w-14 shrink-0 overflow-hidden rounded-control bg-sunken">
      {photo === undefined ? (
        <Portrait image={null} alt="" />
      ) : (
        <PrivateImage photo={photo} alt="" width={320} isInLink />
      )}
    </span>
  )
}

export interface QueueListProps {
  queue: ReviewQueue
  openId: string | undefined
  now: Date
  onOpen: () => void
}

/** Who waits, the longest first. */
export function QueueList({ queue, openId, now, onOpen }: QueueListProps) {
  const list = useRef<HTMLUListElement>(null)
  // On wide screens the queue scrolls by itself beside the entry, which opens from elsewhere too.
  useEffect(() => {
    if (openId !== undefined) {
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
    }
  }, [openId])
  return (
    <div className="flex flex-col gap-4">
      <ul ref={list} aria-label="Fila" className="flex flex-col">
        {queue.items.map(({ id, profile }) => (
          <li key={id} className="border-b border-line first:border-t">
            <Link
              to={entryPath(id)}
              aria-current={id === openId ? 'true' : undefined}
              onClick={onOpen}
              className={classNames(
                'relative flex items-start gap-4 px-3 py-3 -outline-offset-2 hover:bg-sunken',
                id === openId &&
                  'bg-sunken before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-accent',
              )}
            >
              <Face profile={profile} />
              <span className="flex min-w-0 flex-col items-start gap-1">
                <span className="max-w-full font-medium break-words">{profile.artisticName}</span>
                <span className="text-sm text-muted">{`${REVIEW_KIND_LABELS[reviewKind(profile)]}${profile.queuedAt === undefined ? '' : ` · ${formatSince(profile.queuedAt, now)}`}`}</span>
                {isMinor(profile.birthDate, now) ? <Tag tone="warning">Menor de 18</Tag> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <PagedEnd list={queue} />
    </div>
  )
}
