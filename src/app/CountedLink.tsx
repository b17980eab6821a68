import { type ComponentType, Suspense, useEffect, useId, useState } from 'react'
import { whenIdle } from '../lib/loading/whenIdle.ts'
import { lazyPart, NoNote } from '../ui/lazyPart.tsx'
import { NavLink } from '../ui/Link.tsx'
import { CHAT, FEED, OWN, WORK } from './navigation.ts'
import { NAV_ITEM_STYLE } from './navigationStyle.ts'

export interface CountProps {
  reader: string
  /** Where the link leads. */
  to: string
  /** By which the link names this as its description. */
  id: string
}

const Messages = lazyPart(() => import('./MessagesCount.tsx'), { Note: NoNote })

/** What is counted beside a link of the navigation: the feed's news, the tests that wait for an artist, and messages. */
export const COUNTS: Readonly<Partial<Record<string, ComponentType<CountProps>>>> = {
  [FEED]: lazyPart<CountProps>(() => import('../data/staffMarks/FeedCount.tsx'), { Note: NoNote }),
  [WORK]: lazyPart<CountProps>(() => import('../data/testRequests/TestsCount.tsx'), { Note: NoNote }),
  [CHAT]: Messages,
  [OWN]: Messages,
}

export interface CountedLinkProps {
  reader: string
  to: string
  label: string
  Count: ComponentType<CountProps>
}

/** A link with how much waits behind it: counted once the page that was asked for is there. */
export function CountedLink({ reader, to, label, Count }: CountedLinkProps) {
  const id = useId()
  const [isCounting, setIsCounting] = useState(false)
  useEffect(() => {
    whenIdle(() => {
      setIsCounting(true)
    })
  }, [])
  return (
    <NavLink to={to} className={NAV_ITEM_STYLE} aria-describedby={id}>
      <span>{label}</span>
      {isCounting ? (
        <Suspense fallback={null}>
          <Count reader={reader} to={to} id={id} />
        </Suspense>
      ) : null}
    </NavLink>
  )
}
