import type { Post } from '@ribalta/domain/schemas/post'
import { POST_STATUS_LABELS } from '@ribalta/domain/postStatus'
import { useInfiniteQuery } from '@tanstack/react-query'
import { readPostHistory } from '../../data/posts/admin.ts'
import { formatDateTime } from '../../lib/formatDateTime.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'

export interface HistoryDialogProps {
  post: Post
  open: boolean
  onClose: () => void
  onRestore: (version: Post) => void
}

function Versions({ post, onRestore }: Pick<HistoryDialogProps, 'post' | 'onRestore'>) {
  const history = useInfiniteQuery({
    queryKey: ['postHistory', post.slug, post.version],
    queryFn: ({ pageParam }) => readPostHistory(post.slug, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length === 0 ? undefined : page.at(-1)?.version),
  })
  const versions = history.data?.pages.flat() ?? []
  const last = versions.at(-1)
  if (history.isPending) return <LoadingArea />
  if (history.isError && versions.length === 0) {
    return <ErrorState title="Não foi possível carregar o histórico" onRetry={() => void history.refetch()} />
  }
  if (versions.length === 0) return <p className="text-muted">Ainda não há versões anteriores.</p>
  return (
    <>
      <ul className="border-t border-line">
        {versions.map((version) => (
          <li
            key={version.version}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"
          >
            <div className="min-w-0">
              <p className="font-medium break-words">{version.title}</p>
              <p className="text-sm text-muted">
                Versão {version.version} · {POST_STATUS_LABELS[version.status]} ·{' '}
                {formatDateTime(version.updatedAt)}
              </p>
            </div>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Restaurar o texto da versão ${String(version.version)}`}
              onClick={() => {
                onRestore(version)
              }}
            >
              Restaurar texto
            </Button>
          </li>
        ))}
      </ul>
      {last !== undefined && last.version > 1 && history.hasNextPage ? (
        <Button
          variant="secondary"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Carregar mais
        </Button>
      ) : null}
    </>
  )
}

/** What a post was before; an older text can be taken back into the form, and is saved from there as any other. */
export function HistoryDialog({ post, open, onClose, onRestore }: HistoryDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Histórico"
      description="O texto restaurado vem para o editor; nada muda no blog até você salvar."
    >
      <Versions post={post} onRestore={onRestore} />
    </Dialog>
  )
}
