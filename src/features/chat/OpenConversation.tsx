import { useEffect, useRef } from 'react'
import type { ConversationEntry } from '../../data/conversations/conversations.ts'
import { ConversationView } from '../../data/conversations/ConversationView.tsx'
import { AboutNotice } from './AboutNotice.tsx'
import { useAbout } from './useAbout.ts'
import type { ChatAddress } from './useChatAddress.ts'

export interface OpenConversationProps {
  conversation: ConversationEntry
  reader: string
  address: ChatAddress
  /** Its reader came to write, or the button is gone that had the focus. */
  takesFocus: boolean
}

/** A conversation that its reader is in. */
export function OpenConversation({ conversation, reader, address, takesFocus }: OpenConversationProps) {
  const next = useAbout(address.about)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.querySelector('textarea')?.focus()
  }, [takesFocus])
  return (
    <div ref={place} className="flex min-h-0 grow flex-col">
      <AboutNotice next={next} onDrop={address.dropAbout} />
      <div className="flex min-h-0 grow flex-col">
        <ConversationView
          key={conversation.id}
          conversation={conversation}
          reader={reader}
          about={'about' in next ? next.about : undefined}
          onAboutDone={address.dropAbout}
        />
      </div>
    </div>
  )
}
