import { readNewestPosts, type PostCard } from '../../data/posts/posts.ts'
import { portraitImage } from '../../lib/media/portraitImage.ts'
import { formatDate } from '../../lib/formats/formatDate.ts'
import { useLoad } from '../../lib/loading/useLoad.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Link } from '../../ui/Link.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const PLACEHOLDERS = [0, 1, 2] as const
const SIZES = '(min-width: 1500px) 450px, (min-width: 768px) 30vw, calc(100vw - 32px)'
const GRID = 'grid gap-x-6 gap-y-12 md:grid-cols-3'

const load = (signal: AbortSignal) => readNewestPosts(signal)

/** What the agency wrote last; nothing at all before it wrote anything. */
export function NewestPosts() {
  const posts = useLoad(load)
  if (posts.status === 'ready' && posts.data.length === 0) return null
  return (
    <section aria-labelledby="blog" className="border-t border-line">
      <div className="page-band py-20 md:py-28">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4 md:mb-12">
          <h2 id="blog" className="text-title">
            Do blog
          </h2>
          <ButtonLink to="/blog" variant="secondary">
            Todos os textos
          </ButtonLink>
        </div>
        {posts.status === 'failed' ? (
          <ErrorState title="Não foi possível carregar os textos" onRetry={posts.retry} />
        ) : (
          <ul aria-busy={posts.status === 'loading'} className={GRID}>
            {posts.status === 'loading'
              ? PLACEHOLDERS.map((place) => (
                  <li key={place} aria-hidden="true">
                    <Skeleton className="aspect-[3/2] w-full" />
                    <Skeleton className="mt-4 h-8 w-4/5" />
                    <Skeleton className="mt-3 h-16 w-full" />
                  </li>
                ))
              : posts.data.map((post) => (
                  <li key={post.slug}>
                    <Post post={post} />
                  </li>
                ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function Post({ post: { slug, title, excerpt, cover, publishedAt, readingMinutes } }: { post: PostCard }) {
  return (
    <article className="group relative">
      <Portrait
        image={cover === undefined ? null : portraitImage({ ...cover, id: slug, kind: 'image' })}
        alt=""
        ratio="wide"
        sizes={SIZES}
        className="rounded-card"
      />
      <p className="mt-4 text-sm text-muted">{`${formatDate(publishedAt)} · ${String(readingMinutes)} min de leitura`}</p>
      <h3 className="mt-1 text-2xl wrap-anywhere">
        <Link to={`/blog/${slug}`} className="after:absolute after:inset-0 group-hover:text-accent">
          {title}
        </Link>
      </h3>
      <p className="mt-2 text-muted">{excerpt}</p>
    </article>
  )
}
