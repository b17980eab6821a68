import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { adminPlace } from './adminPath.ts'
import { PostDesk } from './PostDesk.tsx'
import { PostTable } from './PostTable.tsx'

/** A post that got its address, or another one, while it was written: the same desk goes on. */
interface Moved {
  readonly key: string
  readonly to: string
}

/** The director's posts, and one of them being written. */
export function Component() {
  const [params] = useSearchParams()
  const place = adminPlace(params)
  const [moved, setMoved] = useState<Moved>()
  return (
    <div className="page-band pb-24">
      {place.kind === 'list' ? (
        <PostTable key={place.status} status={place.status} />
      ) : (
        <PostDesk
          key={moved !== undefined && moved.to === place.slug ? moved.key : (place.slug ?? '')}
          slug={place.slug}
          onMove={(to) => {
            setMoved({ key: place.slug ?? '', to })
          }}
        />
      )}
    </div>
  )
}
