import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../../../lib/classNames.ts'
import { useDraft } from '../../../lib/forms/useDraft.ts'
import { useMatches } from '../../../lib/useMatches.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { ConversationEntry } from '../conversations.ts'
import type { MessageEntry } from '../messages.ts'
import { FoundMessages } from './FoundMessages.tsx'
import { MessageInPlace } from './MessageInPlace.tsx'
import { isSearchable } from './queries.ts'

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 80)

export interface SearchDialogProps {
  conversation: ConversationEntry
  reader: string
  onClose: () => void
}

/** Looks for what was said in a conversation, and shows it in its place. */
export default function SearchDialog({ conversation, reader, onClose }: SearchDialogProps) {
  const isNarrow = useMatches('(max-width: 39.99rem)')
  const [typed, setTyped] = useState('')
  const draft = useDraft(typed, tidy, setTyped)
  const [shown, setShown] = useState<MessageEntry>()
  /** Which of the results was gone to. */
  const left = useRef<HTMLElement>(null)
  const isBack = shown === undefined
  useLayoutEffect(() => {
    if (isBack) left.current?.focus()
  }, [isBack])

  return (
    <Dialog
      open
      isWhole={isNarrow}
      title="Buscar na conversa"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <div className="flex min-h-0 grow flex-col gap-4 sm:h-[65dvh]">
        <div className={classNames('flex min-h-0 grow flex-col gap-4', !isBack && 'hidden')}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              setTyped(tidy(draft.text))
            }}
          >
            <TextField
              label="Procurar"
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              description="Pelo começo das palavras, com duas letras ou mais. Acentos não importam."
              value={draft.text}
              onChange={({ currentTarget }) => {
                draft.change(currentTarget.value)
              }}
            />
          </form>
          <div className="-mx-1 min-h-0 grow overflow-y-auto px-1">
            {isSearchable(typed) ? (
              <FoundMessages
                conversation={conversation}
                reader={reader}
                typed={typed}
                onShow={(message, from) => {
                  left.current = from
                  setShown(message)
                }}
              />
            ) : null}
          </div>
        </div>
        {shown === undefined ? null : (
          <MessageInPlace
            conversation={conversation}
            reader={reader}
            message={shown}
            onBack={() => {
              setShown(undefined)
            }}
          />
        )}
      </div>
    </Dialog>
  )
}
