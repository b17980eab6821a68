import { postData } from '@ribalta/domain/site/structuredData'
import { useCallback, useMemo } from 'react'
import { readRelatedPosts, type PublicPost } from '../../data/posts/bySlug.ts'
import { environment } from '../../lib/environment.ts'
import { storedPicture } from '../../lib/media/portraitImage.ts'
import { useLoad } from '../../lib/loading/useLoad.ts'
import { Link } from '../../ui/Link.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { useStructuredData } from '../../ui/useStructuredData.ts'
import { FeedLink } from './FeedLink.tsx'
import PostCards from './PostCards.tsx'
import { blogPath } from './tagParam.ts'

/** What follows a post's text: its tags, sharing, and posts that are about the same. */
export default function PostEnd({ post }: { post: PublicPost }) {
  const path = `/blog/${post.slug}`
  usePageMeta({ description: post.excerpt, path })
  const data = useMemo(
    () =>
      postData(post, {
        url: new URL(path, environment.appUrl).href,
        image: post.cover === undefined ? undefined : storedPicture(post.cover).src,
        agency: environment.appName,
      }),
    [post, path],
  )
  useStructuredData(data)
  const load = useCallback((signal: AbortSignal) => readRelatedPosts(post, signal), [post])
  const related = useLoad(load)
  return (
    <>
      <footer className="mx-auto mt-12 flex max-w-reading flex-col gap-6 border-t border-line pt-6">
        {post.tags.length === 0 ? null : (
          <ul aria-label="Etiquetas" className="flex flex-wrap gap-2">
            {post.tags.map((tag) => (
              <li key={tag}>
                <Link
                  to={blogPath(tag)}
                  className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm hover:border-ink hover:bg-sunken"
                >
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ShareButton name={post.title} path={path} />
          <FeedLink />
        </div>
      </footer>
      {related.status === 'ready' && related.data.length > 0 ? (
        <section aria-labelledby="relacionados" className="mt-20 border-t border-line pt-12">
          <h2 id="relacionados" className="mb-8 text-title">
            Leia também
          </h2>
          <PostCards posts={related.data} level="h3" />
        </section>
      ) : null}
    </>
  )
}
