import { useSearchParams } from 'react-router-dom'
import { adminPlace } from './adminPath.ts'
import { PostDesk } from './PostDesk.tsx'
import { PostTable } from './PostTable.tsx'

/** The director's posts, and one of them being written. */
export function Component() {
  const [params] = useSearchParams()
  const place = adminPlace(params)
  return (
    <div className="page-band pb-24">
      {place.kind === 'list' ? (
        <PostTable key={place.status} status={place.status} />
      ) : (
        <PostDesk key={place.slug ?? ''} slug={place.slug} />
      )}
    </div>
  )
}
