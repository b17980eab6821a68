import { MESSAGE_REPORT_REASON_LABELS, previewOf } from '@ribalta/domain/conversations/conversation'
import { useRef, useState } from 'react'
import { formatDateTime } from '../../../lib/formats/formatDateTime.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, type DialogProps } from '../../../ui/Dialog.tsx'
import { ReportDialog } from '../../../ui/ReportDialog.tsx'
import { prepareCalls } from '../../callables.ts'
import { usePagedQuery } from '../../pagedQuery.ts'
import { newRandomId } from '../../../lib/newRandomId.ts'
import { reportMessage } from '../calls.ts'
import type { ConversationEntry } from '../conversations.ts'
import { speakerName } from '../log/speakerName.ts'
import type { MessageEntry } from '../messages.ts'
import { MessageChoice } from './MessageChoice.tsx'
import { othersMessagesQuery } from './queries.ts'

const WHO_READS = 'Só a direção da agência lê a denúncia, e quem escreveu não fica sabendo.'

export interface MessageReportProps extends Pick<DialogProps, 'returnTo'> {
  conversation: ConversationEntry
  reader: string
  open: boolean
  onClose: (isSent: boolean) => void
}

/** Tells directors what is wrong with a message: which one, then why. What was typed stays until it is sent. */
export default function MessageReport(props: MessageReportProps) {
  const { conversation, reader, open, returnTo, onClose } = props
  /** With the name of the report, so that a repeat of it is harmless, and one of another message is not taken for it. */
  const [chosen, setChosen] = useState<{ readonly message: MessageEntry; readonly requestId: string }>()
  const [step, setStep] = useState<'which' | 'why'>('which')
  const [hasReached, setHasReached] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [error, setError] = useState<string>()
  const list = usePagedQuery(othersMessagesQuery(conversation.id, { reader, isLooking: open }))
  const first = useRef<HTMLInputElement>(null)

  function goOn(): void {
    if (chosen === undefined) {
      setError('Escolha a mensagem.')
      first.current?.focus()
      return
    }
    setHasReached(true)
    setStep('why')
  }

  return (
    <>
      <Dialog
        open={open && step === 'which'}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose(false)
        }}
        title="Denunciar mensagem"
        description={WHO_READS}
        returnTo={returnTo}
        actions={
          <>
            <Button
              variant="quiet"
              onClick={() => {
                onClose(false)
              }}
            >
              Cancelar
            </Button>
            {list.items.length === 0 ? null : <Button onClick={goOn}>Continuar</Button>}
          </>
        }
      >
        <div className="-mx-1 max-h-[55dvh] min-h-24 overflow-y-auto px-1">
          <MessageChoice
            conversation={conversation}
            reader={reader}
            list={list}
            chosen={chosen?.message}
            error={error}
            firstRef={first}
            onChoose={(message) => {
              setError(undefined)
              setChosen({ message, requestId: newRandomId() })
            }}
          />
        </div>
      </Dialog>
      {chosen === undefined || !hasReached ? null : (
        <ReportDialog
          open={open && step === 'why'}
          subject="mensagem"
          description={WHO_READS}
          thanks="Obrigado por contar. A direção da agência vai ler, e quem escreveu não fica sabendo."
          reasons={MESSAGE_REPORT_REASON_LABELS}
          asksEmail={false}
          requestId={chosen.requestId}
          returnTo={returnTo}
          onBegin={prepareCalls}
          send={async ({ requestId, reason, message }) => {
            const messageId = chosen.message.id
            await reportMessage({ requestId, conversationId: conversation.id, messageId, reason, message })
            setIsSent(true)
          }}
          onClose={() => {
            onClose(isSent)
          }}
        >
          <ChosenMessage
            conversation={conversation}
            reader={reader}
            message={chosen.message}
            onOther={() => {
              setStep('which')
            }}
          />
        </ReportDialog>
      )}
    </>
  )
}

interface ChosenMessageProps extends Pick<MessageReportProps, 'conversation' | 'reader'> {
  message: MessageEntry
  onOther: () => void
}

function ChosenMessage({ conversation, reader, message, onOther }: ChosenMessageProps) {
  const { sender, at, text, attachments } = message
  return (
    <div className="flex flex-col items-start gap-2">
      <figure className="w-full rounded-control bg-sunken px-3 py-2">
        <figcaption className="text-sm break-words text-muted">{`${speakerName(conversation, sender, reader)} · ${formatDateTime(at)}`}</figcaption>
        <blockquote className="wrap-anywhere">{previewOf(text, attachments)}</blockquote>
      </figure>
      <Button variant="quiet" size="small" onClick={onOther}>
        Escolher outra mensagem
      </Button>
    </div>
  )
}
