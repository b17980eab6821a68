import { useParams, useSearchParams } from 'react-router-dom'
import { ABOUT_PARAM, chatPath } from '../../lib/deskPath.ts'

const VIEW_PARAM = 'ver'
const WAITING = 'esperam'

/** Which conversations are listed: one’s own, or of all artists who wait for an answer. */
export type ChatView = 'own' | 'waiting'

export interface ChatAddress {
  readonly conversationId: string | undefined
  readonly view: ChatView
  /** What the next message is about, as `kind.id`. */
  readonly about: string | undefined
  readonly setView: (view: ChatView) => void
  /** The next message is about nothing. */
  readonly dropAbout: () => void
  /** Of a conversation, or of the list alone, with the view that is shown. */
  readonly pathOf: (conversationId?: string) => string
}

/** Returns which conversations an address lists. */
export function viewOf(params: URLSearchParams): ChatView {
  return params.get(VIEW_PARAM) === WAITING ? 'waiting' : 'own'
}

/** What Chat shows, in its address: `/chat/ID?ver=esperam&sobre=casting.ID`. */
export function useChatAddress(): ChatAddress {
  const { conversationId } = useParams()
  const [params, setParams] = useSearchParams()
  const view = viewOf(params)

  function change(name: string, value: string | undefined): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === undefined) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return {
    conversationId,
    view,
    about: params.get(ABOUT_PARAM) ?? undefined,
    setView: (next) => {
      change(VIEW_PARAM, next === 'waiting' ? WAITING : undefined)
    },
    dropAbout: () => {
      change(ABOUT_PARAM, undefined)
    },
    pathOf: (id) => {
      const path = id === undefined ? '/chat' : chatPath(id)
      return view === 'waiting' ? `${path}?${VIEW_PARAM}=${WAITING}` : path
    },
  }
}
