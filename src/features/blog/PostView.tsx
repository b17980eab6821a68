import { Suspense } from 'react'
import type { PublicPost } from '../../data/posts/bySlug.ts'
import { storedPicture } from '../../lib/media/portraitImage.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Link } from '../../ui/Link.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { COVER_SIZES } from './coverSizes.ts'
import { PostMeta } from './PostMeta.tsx'

const body = () => import('../../ui/markdown/Markdown.tsx')
const Markdown = lazyPart(body)
const PostEnd = lazyPart(() => import('./PostEnd.tsx'))

/** Asks for the text's renderer while the post itself is on its way. */
export function preloadBody(): void {
  // The part says so where the code doesn't come.
  body().catch(() => undefined)
}

function BodyPlaceholder() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}

/** A published post. */
export function PostView({ post }: { post: PublicPost }) {
  usePageTitle(post.title)
  return (
    <article className="page-band min-h-dvh pt-10 pb-24 md:pt-16">
      <header className="mx-auto max-w-reading">
        <p className="eyebrow">
          <Link to="/blog" className="hover:underline">
            Blog
          </Link>
        </p>
        <h1 className="mt-4 text-title break-words">{post.title}</h1>
        <p className="mt-5 text-xl text-muted">{post.excerpt}</p>
        <p className="mt-5 text-sm text-muted">
          <span>{`Por ${post.authorName}`}</span>
          <span aria-hidden="true"> · </span>
          <PostMeta post={post} />
        </p>
      </header>
      {post.cover === undefined ? null : (
        <div className="mx-auto mt-10 max-w-[65rem]">
          <Portrait
            image={storedPicture(post.cover)}
            alt={post.cover.alt}
            ratio="wide"
            sizes={COVER_SIZES}
            eager
            className="rounded-card"
          />
        </div>
      )}
      <div className="mx-auto mt-12 max-w-reading text-lg">
        <Suspense fallback={<BodyPlaceholder />}>
          <Markdown text={post.body} />
        </Suspense>
      </div>
      <Suspense>
        <PostEnd post={post} />
      </Suspense>
    </article>
  )
}
