import type { WordedNotice } from '@ribalta/domain/notices/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profileQuery } from '../profiles/queries.ts'
import { noticeOnWhatsApp } from '../../lib/words/noticeMessage.ts'
import { useNow } from '../../lib/useNow.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { WhatsAppLink } from '../../ui/WhatsAppLink.tsx'
import type { ActEnd } from './actOn.ts'

interface TellDialogProps {
  end: ActEnd
  isOpen: boolean
  /** Called when a message to one of them is opened: they may have been notified by hand from then on. */
  onSent: () => void
  onClose: () => void
}

/** Everybody whom an act reached, one message after the other; who was written to stays marked. */
export function TellDialog({ end: { reached }, isOpen, onSent, onClose }: TellDialogProps) {
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Avisar pelo WhatsApp"
      description="O e-mail vai sozinho. Aqui a mensagem já está escrita: abra, confira e envie."
      actions={<Button onClick={onClose}>Pronto</Button>}
    >
      <ul className="flex flex-col divide-y divide-line">
        {reached.map(({ uid, name, notice }) =>
          notice === undefined ? null : (
            <PersonToTell
              key={uid}
              uid={uid}
              name={name}
              notice={notice}
              isSent={sent.has(uid)}
              onSent={() => {
                onSent()
                setSent((before) => new Set([...before, uid]))
              }}
            />
          ),
        )}
      </ul>
    </Dialog>
  )
}

interface PersonToTellProps {
  uid: string
  name: string
  notice: WordedNotice
  isSent: boolean
  onSent: () => void
}

function PersonToTell({ uid, name, notice, isSent, onSent }: PersonToTellProps) {
  const now = useNow()
  const { data: profile, isPending, isError, refetch } = useQuery(profileQuery(uid))
  const href = profile == null ? undefined : noticeOnWhatsApp(profile, notice, now)
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-3 py-2">
      <span className="flex flex-wrap items-center gap-3">
        <span>{`${name} `}</span>
        {isSent ? <Tag tone="success">enviado</Tag> : null}
      </span>
      {isPending ? <span className="text-sm text-muted">Carregando…</span> : null}
      {isError ? (
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          Não carregou: tentar de novo
        </Button>
      ) : null}
      {href === undefined && profile != null ? (
        <span className="text-sm text-muted">Menor de 18 anos: fale com o responsável.</span>
      ) : null}
      {href === undefined ? null : <WhatsAppLink href={href} name={name} onOpen={onSent} />}
    </li>
  )
}
