import { useRef, useState } from 'react'
import { unread } from '../../data/staffMarks/unread.ts'
import { formatDayHeading } from '../../lib/formats/formatDayHeading.ts'
import { useListKeys } from '../../lib/lists/useListKeys.ts'
import { useStore } from '../../lib/store.ts'
import { useNow } from '../../lib/useNow.ts'
import { Button } from '../../ui/Button.tsx'
import { KeysDialog } from '../../ui/KeysDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyFeed } from './EmptyFeed.tsx'
import { FeedGroupItem } from './FeedGroupItem.tsx'
import { feedGroups } from './feedGroups.ts'
import type { Feed } from './useFeed.ts'

const KEYS = [
  ['↑ ↓', 'Ir de uma novidade à outra'],
  ['Enter', 'Abrir'],
  ['?', 'Mostrar estas teclas'],
] as const

function newsWords(count: number, hasMore: boolean): string {
  if (hasMore) return `Mais de ${String(count)} novidades`
  return count === 1 ? '1 novidade' : `${String(count)} novidades`
}

export interface FeedListProps {
  feed: Feed
  reader: string
  onShowAll: (() => void) | undefined
}

/** The feed by day; what is new waits above it until it is asked for. */
export function FeedList({
  feed: { list, news, hasMoreNews, showNews, resume },
  reader,
  onShowAll,
}: FeedListProps) {
  const now = useNow()
  const known = useStore(unread)
  const rows = useRef<HTMLUListElement>(null)
  const [isHelping, setIsHelping] = useState(false)
  useListKeys({
    list: rows,
    onHelp: () => {
      setIsHelping(true)
    },
  })
  return (
    <>
      <output className="sticky top-20 z-10 flex justify-center">
        {news.length === 0 ? null : (
          <Button
            size="small"
            onClick={() => {
              showNews()
              rows.current?.querySelector<HTMLElement>('[data-item]')?.focus()
            }}
          >
            {newsWords(news.length, hasMoreNews)}
          </Button>
        )}
      </output>
      {resume === undefined ? null : (
        <Notice tone="warning">
          O feed parou de se atualizar.{' '}
          <Button variant="quiet" size="small" onClick={resume}>
            Tentar de novo
          </Button>
        </Notice>
      )}
      <PagedItems
        list={list}
        loading={<Skeleton className="h-96 w-full" />}
        failure="Não foi possível carregar o feed"
        empty={<EmptyFeed onShowAll={onShowAll} />}
      >
        {(lines) => {
          const groups = feedGroups(lines)
          return (
            <ul ref={rows} aria-label="Novidades">
              {groups.map((group, index) => (
                <FeedGroupItem
                  key={group.key}
                  group={group}
                  reader={reader}
                  mark={known?.reader === reader ? known.mark : undefined}
                  heading={
                    groups[index - 1]?.day === group.day ? undefined : formatDayHeading(group.day, now)
                  }
                />
              ))}
            </ul>
          )
        }}
      </PagedItems>
      {isHelping ? (
        <KeysDialog
          keys={KEYS}
          onClose={() => {
            setIsHelping(false)
          }}
        />
      ) : null}
    </>
  )
}
