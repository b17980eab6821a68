import { type RefObject, useRef, useLayoutEffect } from 'react'
import { Button } from '../../../ui/Button.tsx'
import type { OpenThread } from '../useThread.ts'

export interface OlderMessagesProps {
  hasOlder: boolean
  older: OpenThread['older']
  onRead: () => void
  /** Gets the focus when there is nothing more to ask for. */
  log: RefObject<HTMLElement | null>
}

/** The way to what was said before, for whoever does not scroll, and where reading it failed. */
export function OlderMessages({ hasOlder, older, onRead, log }: OlderMessagesProps) {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (hasOlder || !hadFocus.current) return
    hadFocus.current = false
    log.current?.focus()
  }, [hasOlder, log])
  if (!hasOlder) return null
  return (
    <div className="flex flex-col items-center gap-2 py-3">
      {older === 'failed' ? (
        <output className="text-center text-sm text-danger">
          As mensagens anteriores não vieram. Verifique sua conexão e tente de novo.
        </output>
      ) : null}
      <Button
        variant="secondary"
        size="small"
        busy={older === 'reading'}
        onClick={onRead}
        onFocus={() => {
          hadFocus.current = true
        }}
        onBlur={() => {
          hadFocus.current = false
        }}
      >
        Mensagens anteriores
      </Button>
    </div>
  )
}
