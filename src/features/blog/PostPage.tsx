import { Suspense, useCallback, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { readPost } from '../../data/posts/bySlug.ts'
import { useLoad } from '../../lib/loading/useLoad.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { PostPlaceholder } from './PostPlaceholder.tsx'
import { PostView, preloadBody } from './PostView.tsx'

const PostNotFound = lazyPart(() => import('./PostNotFound.tsx'))

/** What no post can be called is not asked for. */
const SLUG = /^[a-z0-9-]{1,100}$/

export function Component() {
  const { slug = '' } = useParams()
  const load = useCallback(
    (signal: AbortSignal) => (SLUG.test(slug) ? readPost(slug, signal) : Promise.resolve(undefined)),
    [slug],
  )
  const post = useLoad(load)
  useEffect(preloadBody, [])
  switch (post.status) {
    case 'loading':
      return <PostPlaceholder />
    case 'failed':
      return (
        <div className="page-band pt-16 pb-24">
          <h1 className="sr-only">Blog</h1>
          <ErrorState title="Não foi possível abrir este post" onRetry={post.retry} />
        </div>
      )
    case 'ready':
      return post.data === undefined ? (
        <Suspense fallback={<PostPlaceholder />}>
          <PostNotFound />
        </Suspense>
      ) : (
        <PostView key={post.data.slug} post={post.data} />
      )
  }
}
