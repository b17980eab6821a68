import { Suspense, useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readPostPage } from '../../data/posts/posts.ts'
import { createPagedLists } from '../../lib/lists/pagedList.ts'
import { useStore } from '../../lib/store.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { LeadPlaceholder, LeadPost } from './LeadPost.tsx'
import { tagFromParams } from './tagFromParams.ts'

/** What is below the first window, or of use only once it is there. */
const PostCards = lazyPart(() => import('./PostCards.tsx'), { isNow: true })
const BlogMore = lazyPart(() => import('./BlogMore.tsx'))
const BlogTags = lazyPart(() => import('./BlogTags.tsx'))

const listOf = createPagedLists({
  read: readPostPage,
  keyOf: (tag) => tag ?? '',
  keptForMs: 10 * 60_000,
})

export function Component() {
  const [params] = useSearchParams()
  const tag = tagFromParams(params)
  const list = useMemo(() => listOf(tag), [tag])
  // Deferred: cards at once are drawn in pieces.
  const { items: posts, status, hasStarted, hasMore } = useDeferredValue(useStore(list))
  usePageTitle(tag ? `Blog: ${tag}` : 'Blog')

  const [lead, ...others] = posts
  const isFailed = status === 'failed'
  return (
    <div className="page-band pb-24">
      <PageHeader title="Blog">
        <p>Bastidores e orientações, para quem está em cena e para quem escala.</p>
      </PageHeader>
      <div className="mb-10 min-h-11">
        {hasStarted && (
          <Suspense>
            <BlogTags posts={posts} tag={tag} />
          </Suspense>
        )}
      </div>
      <div aria-busy={status === 'loading'} className="flex flex-col gap-16">
        {!lead ? (
          !hasStarted &&
          !isFailed && (
            <>
              <output className="sr-only">Carregando…</output>
              <LeadPlaceholder />
            </>
          )
        ) : (
          <>
            <LeadPost post={lead} />
            <Suspense>
              <PostCards posts={others} />
            </Suspense>
          </>
        )}
      </div>
      {isFailed ? (
        <div className={lead && 'mt-12'}>
          <ErrorState title={`Não foi possível buscar ${lead ? 'mais' : 'os'} posts`} onRetry={list.more} />
        </div>
      ) : null}
      {hasStarted && !isFailed ? (
        <Suspense>
          <BlogMore
            isEmpty={!lead}
            tag={tag}
            hasMore={hasMore}
            isLoading={status === 'loading'}
            onMore={list.more}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
