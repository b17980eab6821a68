import type { PostCard } from '../../data/posts/posts.ts'
import { storedPicture } from '../../lib/media/portraitImage.ts'
import { Portrait } from '../../ui/Portrait.tsx'
import { LEAD_SIZES, POST_CARD_SIZES } from './coverSizes.ts'

/** A post's cover on its card; without one, a colour. */
export function PostCover({ post, isLead = false }: { post: PostCard; isLead?: boolean }) {
  return (
    <div className="overflow-hidden rounded-card">
      {post.cover === undefined ? (
        <span className="block aspect-[3/2] bg-accent-soft" />
      ) : (
        <Portrait
          image={storedPicture(post.cover)}
          alt=""
          ratio="wide"
          eager={isLead}
          sizes={isLead ? LEAD_SIZES : POST_CARD_SIZES}
          className="transition-transform duration-500 ease-out group-hover:scale-[1.02]"
        />
      )}
    </div>
  )
}

/** The first tags, above a title; a line of its height even without any. */
export function TagLine({ tags }: { tags: readonly string[] }) {
  return <p className="eyebrow min-h-[1.55em] truncate">{tags.slice(0, 2).join(' · ')}</p>
}
