import { Suspense, useEffect, useId, useState } from 'react'
import { whenIdle } from '../lib/loading/whenIdle.ts'
import { lazyPart, NoNote } from '../ui/lazyPart.tsx'
import { NavLink } from '../ui/Link.tsx'
import { FEED } from './navigation.ts'
import { NAV_ITEM_STYLE } from './navigationStyle.ts'

const FeedCount = lazyPart(() => import('../data/staffMarks/FeedCount.tsx'), { Note: NoNote })

/** The link to the feed, with how much of it is news: counted once the page that was asked for is there. */
export function FeedLink({ reader, label }: { reader: string; label: string }) {
  const id = useId()
  const [isCounting, setIsCounting] = useState(false)
  useEffect(() => {
    whenIdle(() => {
      setIsCounting(true)
    })
  }, [])
  return (
    <NavLink to={FEED} className={NAV_ITEM_STYLE} aria-describedby={id}>
      {label}
      {isCounting ? (
        <Suspense fallback={null}>
          <FeedCount reader={reader} id={id} />
        </Suspense>
      ) : null}
    </NavLink>
  )
}
