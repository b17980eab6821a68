import { withName } from '@ribalta/domain/conversations/quickReply'
import { type RefObject, useRef, useState } from 'react'
import type { ComposerHandle } from '../../../data/conversations/composer/composerHandle.ts'
import { DeleteDialog } from '../../../data/DeleteDialog.tsx'
import { deleteReplyMutation } from '../../../data/quickReplies/queries.ts'
import type { ReplyEntry } from '../../../data/quickReplies/quickReplies.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { RepliesList } from './RepliesList.tsx'
import { ReplyForm } from './ReplyForm.tsx'

export interface RepliesDialogProps {
  /** What the other person is called, where that is known. */
  name: string | undefined
  composer: RefObject<ComposerHandle | null>
  onClose: () => void
}

type Open =
  | { readonly what: 'edit'; readonly reply?: ReplyEntry }
  | { readonly what: 'delete'; readonly reply: ReplyEntry }

/** What the team says often: chosen for the message, which is not sent by that, and kept. */
export default function RepliesDialog({ name, composer, onClose }: RepliesDialogProps) {
  const [open, setOpen] = useState<Open>()
  // No toast: it would take the next Escape, which is meant for this dialog.
  const [said, setSaid] = useState('')
  const hasChosen = useRef(false)
  const search = useRef<HTMLInputElement>(null)

  function choose({ text }: ReplyEntry): void {
    hasChosen.current = true
    // Whoever has no name (any more) is written in by hand.
    composer.current?.insert(name === undefined ? text : withName(text, name))
    onClose()
  }

  function show(next: Open | undefined): void {
    setSaid('')
    setOpen(next)
  }

  /** What was saved late may have been left for something else. */
  function finish(words: string): void {
    setSaid(words)
    setOpen((current) => (current === open ? undefined : current))
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Respostas da equipe"
      description="A que você escolher vai para o campo da mensagem. Nada é enviado sozinho."
      returnTo={() => (hasChosen.current ? composer.current?.field() : undefined)}
    >
      <RepliesList
        search={search}
        said={said}
        onChoose={choose}
        onNew={() => {
          show({ what: 'edit' })
        }}
        onEdit={(reply) => {
          show({ what: 'edit', reply })
        }}
        onDelete={(reply) => {
          show({ what: 'delete', reply })
        }}
      />
      {open?.what === 'edit' ? (
        <ReplyForm
          reply={open.reply}
          onSaved={() => {
            finish('Resposta salva.')
          }}
          onClose={() => {
            show(undefined)
          }}
        />
      ) : null}
      {open?.what === 'delete' ? (
        <DeleteDialog
          id={open.reply.id}
          deletion={deleteReplyMutation}
          title="Excluir resposta"
          description={
            <span className="wrap-anywhere">{`“${open.reply.title}” some para toda a equipe. Não dá para desfazer.`}</span>
          }
          // The row that asked for it goes with the reply.
          returnTo={() => search.current ?? undefined}
          onDeleted={() => {
            finish('Resposta excluída.')
          }}
          onClose={() => {
            show(undefined)
          }}
        />
      ) : null}
    </Dialog>
  )
}
