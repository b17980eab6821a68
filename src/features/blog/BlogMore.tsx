import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { FeedLink } from './FeedLink.tsx'
import { blogPath } from './tagParam.ts'

export interface BlogMoreProps {
  isEmpty: boolean
  tag: string | undefined
  hasMore: boolean
  isLoading: boolean
  onMore: () => void
}

/** What follows the posts: more of them, or that there are none. */
export default function BlogMore({ isEmpty, tag, hasMore, isLoading, onMore }: BlogMoreProps) {
  usePageMeta({
    path: '/blog',
    // The posts of a tag are all in the whole list.
    isIndexed: tag === undefined,
  })
  return (
    <>
      {isEmpty ? (
        <EmptyState
          title={tag === undefined ? 'Ainda não há posts' : `Nenhum post com a etiqueta “${tag}”`}
          action={tag === undefined ? undefined : <ButtonLink to={blogPath()}>Ver todos os posts</ButtonLink>}
        >
          {tag === undefined
            ? 'Os textos da agência aparecem aqui assim que forem publicados.'
            : 'A etiqueta pode ter mudado de nome.'}
        </EmptyState>
      ) : null}
      {hasMore ? (
        <div className="mt-14 flex justify-center">
          <Button variant="secondary" size="large" busy={isLoading} onClick={onMore}>
            Ver mais
          </Button>
        </div>
      ) : null}
      <p className="mt-16 border-t border-line pt-6 text-sm text-muted">
        Prefere um leitor de notícias? <FeedLink />
      </p>
    </>
  )
}
