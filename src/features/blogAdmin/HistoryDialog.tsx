import type { Post } from '@ribalta/domain/schemas/posts/post'
import { POST_STATUS_LABELS } from '@ribalta/domain/posts/postStatus'
import { useState } from 'react'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { postHistoryQuery } from '../../data/posts/queries.ts'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { Button } from '../../ui/Button.tsx'
import { Confirmation } from '../../ui/Confirmation.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'

export interface HistoryDialogProps {
  post: Post
  open: boolean
  onClose: () => void
  /** Restoring replaces text that isn't saved. */
  isReplacing: boolean
  onRestore: (version: Post) => void
}

function Versions({ post, onRestore }: Pick<HistoryDialogProps, 'post' | 'onRestore'>) {
  const history = usePagedQuery(postHistoryQuery(post))
  return (
    <PagedItems
      list={history}
      loading={<LoadingArea />}
      failure="Não foi possível carregar o histórico"
      empty={<p className="text-muted">Ainda não há versões anteriores.</p>}
    >
      {(versions) => (
        <ul className="border-t border-line">
          {versions.map((version) => (
            <li
              key={version.version}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"
            >
              <div className="min-w-0">
                <p className="font-medium break-words">{version.title}</p>
                <p className="text-sm text-muted">
                  Versão <span>{version.version}</span> · <span>{POST_STATUS_LABELS[version.status]}</span> ·{' '}
                  <span>{formatDateTime(version.updatedAt)}</span>
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
      )}
    </PagedItems>
  )
}

/** Lists the earlier versions of a post. Restoring one puts its text into the form; nothing changes in the blog until it is saved. */
export function HistoryDialog({ post, open, onClose, isReplacing, onRestore }: HistoryDialogProps) {
  /** Chosen, and waiting for the director to agree to replace unsaved text. */
  const [chosen, setChosen] = useState<Post>()
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
        title="Histórico"
        description="O texto restaurado vem para o editor; nada muda no blog até você salvar."
      >
        <Versions
          post={post}
          onRestore={(version) => {
            onClose()
            if (isReplacing) setChosen(version)
            else onRestore(version)
          }}
        />
      </Dialog>
      <Confirmation
        open={chosen !== undefined}
        onClose={() => {
          setChosen(undefined)
        }}
        title="Trocar o que você digitou?"
        action="Restaurar texto"
        onConfirm={() => {
          if (chosen !== undefined) onRestore(chosen)
        }}
      >
        O que está no editor e ainda não foi salvo dá lugar ao texto da versão escolhida.
      </Confirmation>
    </>
  )
}
