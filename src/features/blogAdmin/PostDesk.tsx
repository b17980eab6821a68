import { useQuery } from '@tanstack/react-query'
import { adminPostQuery } from '../../data/posts/queries.ts'
import { useAuth } from '../../auth/AuthContext.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { adminPath } from './adminPath.ts'
import { PostEditor } from './PostEditor.tsx'

/** One post being written: read anew each time, so that the writing begins from what there is. */
export function PostDesk({ slug }: { slug: string | undefined }) {
  const { user, profile } = useAuth()
  const post = useQuery(adminPostQuery(slug))
  if (post.isPending) return <LoadingArea />
  if (post.isError || user === null || profile === null) {
    return (
      <div className="pt-16">
        <h1 className="sr-only">Blog Admin</h1>
        <ErrorState title="Não foi possível abrir este post" onRetry={() => void post.refetch()} />
      </div>
    )
  }
  if (slug !== undefined && post.data === null) {
    return (
      <>
        <PageHeader title="Este post não existe" eyebrow="Blog Admin">
          <p>O endereço pode ter mudado, ou o post pode ter sido excluído.</p>
        </PageHeader>
        <ButtonLink to={adminPath.list('draft')}>Ver os posts</ButtonLink>
      </>
    )
  }
  return <PostEditor uid={user.uid} authorName={profile.artisticName} stored={post.data ?? undefined} />
}
