import { instantToDate } from '@ribalta/domain/instant'
import type { Post } from '@ribalta/domain/schemas/posts/post'
import { useState } from 'react'
import type { Destination } from '../../data/posts/writes.ts'
import { Button } from '../../ui/Button.tsx'
import { Confirmation } from '../../ui/Confirmation.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'

export interface PostActionsProps {
  post: Post | undefined
  isSaving: boolean
  /** The names of the pictures that were sent and aren't in the post. */
  leftOut: readonly string[]
  onCheck: () => Promise<boolean>
  onSave: (destination: Destination) => void
  onHistory: () => void
  onDelete: () => void
}

/** As it stands: the text changes, the state does not. */
function unchanged(post: Post | undefined): Destination {
  if (post?.status === 'scheduled' && post.scheduledFor !== undefined) {
    return { status: 'scheduled', scheduledFor: instantToDate(post.scheduledFor) }
  }
  return { status: post?.status === 'published' || post?.status === 'archived' ? post.status : 'draft' }
}

/** What can be done with a post in its state, the main thing last. */
export function PostActions(props: PostActionsProps) {
  const { post, isSaving, leftOut, onCheck, onSave, onHistory, onDelete } = props
  const [open, setOpen] = useState<'publish' | 'schedule' | 'archive' | 'delete'>()
  const status = post?.status ?? 'draft'
  const canGoOut = status === 'draft' || status === 'scheduled'
  const planned = post?.scheduledFor === undefined ? undefined : instantToDate(post.scheduledFor)
  const close = (): void => {
    setOpen(undefined)
  }
  async function ask(what: 'publish' | 'schedule'): Promise<void> {
    if (await onCheck()) setOpen(what)
  }
  const toDraft = (
    <Button
      variant="secondary"
      busy={isSaving}
      onClick={() => {
        onSave({ status: 'draft' })
      }}
    >
      Voltar a rascunho
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-3">
      {post === undefined ? null : (
        <Button variant="quiet" onClick={onHistory}>
          Histórico
        </Button>
      )}
      {post !== undefined && canGoOut ? (
        <Button
          variant="quiet"
          onClick={() => {
            setOpen('delete')
          }}
        >
          Excluir
        </Button>
      ) : null}
      {status === 'published' ? (
        <Button
          variant="secondary"
          busy={isSaving}
          onClick={() => {
            setOpen('archive')
          }}
        >
          Arquivar
        </Button>
      ) : null}
      {status === 'scheduled' ? toDraft : null}
      <Button
        variant={canGoOut ? 'secondary' : 'primary'}
        busy={isSaving}
        onClick={() => {
          onSave(unchanged(post))
        }}
      >
        {status === 'draft' ? 'Salvar rascunho' : 'Salvar alterações'}
      </Button>
      {canGoOut ? (
        <>
          <Button
            variant="secondary"
            busy={isSaving}
            aria-haspopup="dialog"
            onClick={() => void ask('schedule')}
          >
            {status === 'scheduled' ? 'Mudar a data' : 'Agendar'}
          </Button>
          <Button busy={isSaving} aria-haspopup="dialog" onClick={() => void ask('publish')}>
            {status === 'scheduled' ? 'Publicar agora' : 'Publicar'}
          </Button>
        </>
      ) : null}
      {open === 'publish' ? (
        <PublishDialog
          leftOut={leftOut}
          onClose={close}
          onPublish={() => {
            close()
            onSave({ status: 'published' })
          }}
        />
      ) : null}
      {open === 'schedule' ? (
        <ScheduleDialog
          open
          leftOut={leftOut}
          planned={planned}
          onClose={close}
          onSchedule={(scheduledFor) => {
            close()
            onSave({ status: 'scheduled', scheduledFor })
          }}
        />
      ) : null}
      <Confirmation
        open={open === 'archive'}
        onClose={close}
        title="Tirar este post do ar?"
        action="Arquivar post"
        onConfirm={() => {
          onSave({ status: 'archived' })
        }}
      >
        O endereço passa a dizer que o post não existe, e um post arquivado não volta a ser publicado.
      </Confirmation>
      <Confirmation
        open={open === 'delete'}
        onClose={close}
        title="Excluir este post?"
        action="Excluir post"
        onConfirm={onDelete}
      >
        O texto e todas as versões anteriores são apagados. Não há como desfazer.
      </Confirmation>
    </div>
  )
}
