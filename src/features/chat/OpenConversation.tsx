import { Suspense, useEffect, useRef, useState } from 'react'
import type { ComposerHandle } from '../../data/conversations/composer/composerHandle.ts'
import type { ConversationEntry } from '../../data/conversations/conversations.ts'
import { ConversationView } from '../../data/conversations/ConversationView.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { AboutNotice } from './AboutNotice.tsx'
import { otherIn } from './peer.ts'
import { RepliesButton } from './replies/RepliesButton.tsx'
import { useAbout } from './useAbout.ts'
import type { ChatAddress } from './useChatAddress.ts'

const RepliesDialog = lazyPart(() => import('./replies/RepliesDialog.tsx'))

export interface OpenConversationProps {
  conversation: ConversationEntry
  reader: string
  address: ChatAddress
  /** Its reader came to write, or the button is gone that had the focus. */
  takesFocus: boolean
}

/** A conversation that its reader is in. */
export function OpenConversation({ conversation, reader, address, takesFocus }: OpenConversationProps) {
  const { id, artistId, names } = conversation
  const next = useAbout(address.about)
  const place = useRef<HTMLDivElement>(null)
  const composer = useRef<ComposerHandle>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  useEffect(() => {
    if (takesFocus) place.current?.querySelector('textarea')?.focus()
  }, [takesFocus])

  function choose(): void {
    setIsChoosing(true)
  }

  // What the team says to artists is not for one of it who is the artist here.
  const tools =
    artistId === reader
      ? undefined
      : { buttons: <RepliesButton onClick={choose} />, onSlash: choose, composer }
  return (
    <div ref={place} className="flex min-h-0 grow flex-col">
      <AboutNotice next={next} onDrop={address.dropAbout} />
      <div className="flex min-h-0 grow flex-col">
        <ConversationView
          key={id}
          conversation={conversation}
          reader={reader}
          about={'about' in next ? next.about : undefined}
          onAboutDone={address.dropAbout}
          tools={tools}
        />
      </div>
      {isChoosing ? (
        <Suspense fallback={null}>
          <RepliesDialog
            name={names[otherIn(conversation, reader) ?? '']}
            composer={composer}
            onClose={() => {
              setIsChoosing(false)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
