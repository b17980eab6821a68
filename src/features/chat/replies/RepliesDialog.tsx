import { withName } from '@ribalta/domain/conversations/quickReply'
import { type RefObject, useRef, useState } from 'react'
import type { ComposerHandle } from '../../../data/conversations/composer/composerHandle.ts'
import type { ReplyEntry } from '../../../data/quickReplies/quickReplies.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DeleteReply } from './DeleteReply.tsx'
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
  const hasChosen = useRef(false)
  const search = useRef<HTMLInputElement>(null)

  function choose({ text }: ReplyEntry): void {
    hasChosen.current = true
    // Whoever has no name (any more) is written in by hand.
    composer.current?.insert(name === undefined ? text : withName(text, name))
    onClose()
  }

  function close(): void {
    setOpen(undefined)
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
        onChoose={choose}
        onNew={() => {
          setOpen({ what: 'edit' })
        }}
        onEdit={(reply) => {
          setOpen({ what: 'edit', reply })
        }}
        onDelete={(reply) => {
          setOpen({ what: 'delete', reply })
        }}
      />
      {open?.what === 'edit' ? <ReplyForm reply={open.reply} onClose={close} /> : null}
      {open?.what === 'delete' ? (
        <DeleteReply reply={open.reply} returnTo={() => search.current ?? undefined} onClose={close} />
      ) : null}
    </Dialog>
  )
}
