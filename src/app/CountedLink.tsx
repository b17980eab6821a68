import { type ComponentType, Suspense, useEffect, useId, useState } from 'react'
import { whenIdle } from '../lib/loading/whenIdle.ts'
import { lazyPart, NoNote } from '../ui/lazyPart.tsx'
import { NavLink } from '../ui/Link.tsx'
import { FEED, WORK } from './navigation.ts'
import { NAV_ITEM_STYLE } from './navigationStyle.ts'

interface CountProps {
  reader: string
  /** By which the link names this as its description. */
  id: string
}

/** What is counted beside a link of the navigation: the feed's news, and the tests that wait for an artist. */
export const COUNTS: Readonly<Partial<Record<string, ComponentType<CountProps>>>> = {
  [FEED]: lazyPart(() => import('../data/staffMarks/FeedCount.tsx'), { Note: NoNote }),
  [WORK]: lazyPart(() => import('../data/testRequests/TestsCount.tsx'), { Note: NoNote }),
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
      {label}
      {isCounting ? (
        <Suspense fallback={null}>
          <Count reader={reader} id={id} />
        </Suspense>
      ) : null}
    </NavLink>
  )
}
