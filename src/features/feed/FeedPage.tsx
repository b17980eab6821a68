import { useSearchParams } from 'react-router-dom'
import { useAuth } from '../../auth/AuthContext.tsx'
import type { Entering } from '../../data/entering.ts'
import { watchFeed } from '../../data/feed/queries.ts'
import { markAllRead, unread } from '../../data/staffMarks/unread.ts'
import { unreadWords } from '../../data/staffMarks/unreadWords.ts'
import { ToAnswerLink } from '../../data/testRequests/ToAnswerLink.tsx'
import { beginWatch } from '../../data/useLive.ts'
import { logWarning } from '../../lib/log.ts'
import { useStore } from '../../lib/store.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { UnlistedScreens } from '../../ui/UnlistedScreens.tsx'
import { FEED_TYPE_NAMES, FEED_TYPES, feedTypeOf, kindsOf } from './feedKinds.ts'
import { FeedList } from './FeedList.tsx'
import { useFeed } from './useFeed.ts'

const TYPE_PARAM = 'tipo'

export function begin({ params }: Entering): Promise<unknown> {
  const kinds = kindsOf(feedTypeOf(params.get(TYPE_PARAM)))
  return beginWatch((...told) => watchFeed(kinds, ...told))
}

/** What happened at the agency, the newest first. */
export function Component() {
  const { user, profile } = useAuth()
  const reader = user?.uid ?? ''
  const [params, setParams] = useSearchParams()
  const type = feedTypeOf(params.get(TYPE_PARAM))
  const feed = useFeed(kindsOf(type))
  const known = useStore(unread)
  const count = known?.reader === reader ? known.count : undefined

  function choose(next: string): void {
    setParams(next === '' ? {} : { [TYPE_PARAM]: next }, { replace: true, preventScrollReset: true })
  }

  async function readAll(): Promise<void> {
    feed.showNews()
    try {
      await markAllRead(reader)
    } catch (error) {
      logWarning('The feed was not marked as read', error)
      toast({
        variant: 'destructive',
        title: 'O feed não foi marcado como lido',
        description: 'Tente novamente.',
      })
    }
  }

  return (
    <div className="page-band pb-24">
      <PageHeader title="Feed" eyebrow="Agência" actions={<UnlistedScreens profile={profile} />}>
        <output>{count === undefined ? ' ' : count === 0 ? 'Tudo lido.' : `${unreadWords(count)}.`}</output>
      </PageHeader>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SelectField
          label="Tipo"
          value={type ?? ''}
          fieldClassName="w-full sm:w-72"
          onChange={({ target }) => {
            choose(target.value)
          }}
        >
          <option value="">Tudo</option>
          {FEED_TYPE_NAMES.map((name) => (
            <option key={name} value={name}>
              {FEED_TYPES[name]}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap gap-3">
          {type === 'testes' ? <ToAnswerLink viewer={reader} /> : null}
          <Button
            variant="secondary"
            disabled={count === undefined || count === 0}
            onClick={() => void readAll()}
          >
            Marcar tudo como lido
          </Button>
        </div>
      </div>
      <FeedList
        feed={feed}
        reader={reader}
        onShowAll={
          type === undefined
            ? undefined
            : () => {
                choose('')
              }
        }
      />
    </div>
  )
}
