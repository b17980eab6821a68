import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { adminPostQuery } from '../../data/posts/queries.ts'
import { useAuth } from '../../auth/AuthContext.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { adminPath } from './adminPath.ts'
import { PostEditor } from './PostEditor.tsx'

export interface PostDeskProps {
  slug: string | undefined
  /** Called before the post's new address is the page's. */
  onMove: (slug: string) => void
}

/** One post being written. It is read again each time, so that the writing begins from the stored post. */
export function PostDesk({ slug, onMove }: PostDeskProps) {
  const { user, profile } = useAuth()
  // While a post that was just saved is read at its new address, the director goes on writing.
  const post = useQuery({ ...adminPostQuery(slug), placeholderData: keepPreviousData })
  if (post.isPending) return <LoadingArea />
  if (post.isError || user === null || profile === null) {
    return (
      <div className="pt-16">
        <h1 className="sr-only">Blog Admin</h1>
        <ErrorState title="Não foi possível abrir este post" onRetry={() => void post.refetch()} />
      </div>
    )
  }
  if (slug !== undefined && post.data === null && !post.isPlaceholderData) {
    return (
      <>
        <PageHeader title="Este post não existe" eyebrow="Blog Admin">
          <p>O endereço pode ter mudado, ou o post pode ter sido excluído.</p>
        </PageHeader>
        <ButtonLink to={adminPath.list('draft')}>Ver os posts</ButtonLink>
      </>
    )
  }
  return (
    <PostEditor
      uid={user.uid}
      authorName={profile.artisticName}
      stored={post.data ?? undefined}
      onMove={onMove}
    />
  )
}
