import { Suspense, useRef, useState } from 'react'
import { useAttempt } from '../../../lib/loading/useAttempt.ts'
import { Button } from '../../../ui/Button.tsx'
import { Confirmation } from '../../../ui/Confirmation.tsx'
import { MoreIcon } from '../../../ui/icons.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import type { OpenedBy } from '../../../ui/menu.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { toast } from '../../../ui/toast/toastStore.ts'
import { leaveConversation } from '../calls.ts'
import type { ConversationEntry } from '../conversations.ts'
import { MENU_NAME, type Tool } from './tools.ts'

const MenuEntries = lazyPart(() => import('./MenuEntries.tsx'), { Note: MenuMissing })
const SearchDialog = lazyPart(() => import('../search/SearchDialog.tsx'))
const MessageReport = lazyPart(() => import('../report/MessageReport.tsx'))

export interface ConversationMenuProps {
  conversation: ConversationEntry
  /** Who is in it. */
  reader: string
}

/** What whoever is in a conversation can do with it. Beside its name, where a line that follows it finds room. */
export function ConversationMenu({ conversation, reader }: ConversationMenuProps) {
  const { id, artistId } = conversation
  const trigger = useRef<HTMLButtonElement>(null)
  /** The menu is there from the first press on, which opened it. */
  const [menu, setMenu] = useState<OpenedBy>()
  const [tool, setTool] = useState<Tool>()
  /** Which report it is; what is typed of one stays until it is sent. */
  const [report, setReport] = useState<number>()
  const { isBusy, problem, attempt } = useAttempt({
    logged: 'Somebody did not leave a conversation',
    words: 'Você ainda está na conversa: a saída não chegou ao servidor. Tente de novo.',
  })

  function choose(next: Tool): void {
    setTool(next)
    if (next === 'report') setReport((known) => known ?? 0)
  }

  function close(): void {
    setTool(undefined)
  }

  const leave = (): Promise<void> =>
    attempt(async () => {
      await leaveConversation(id)
      toast({ title: 'Você saiu da conversa' })
    })

  return (
    <>
      {menu === undefined ? (
        <MenuButton onOpen={setMenu} />
      ) : (
        <Suspense fallback={<MenuButton />}>
          <MenuEntries
            trigger={trigger}
            openedBy={menu}
            mayLeave={artistId !== undefined && artistId !== reader && !isBusy}
            onChoose={choose}
          />
        </Suspense>
      )}
      {problem === undefined ? null : (
        <div className="basis-full">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      {tool === 'search' ? (
        <Suspense fallback={null}>
          <SearchDialog conversation={conversation} reader={reader} onClose={close} />
        </Suspense>
      ) : null}
      {report === undefined ? null : (
        <Suspense fallback={null}>
          <MessageReport
            key={report}
            conversation={conversation}
            reader={reader}
            open={tool === 'report'}
            returnTo={() => trigger.current ?? undefined}
            onClose={(isSent) => {
              close()
              if (isSent) setReport(report + 1)
            }}
          />
        </Suspense>
      )}
      <Confirmation
        open={tool === 'leave'}
        onClose={close}
        title="Sair da conversa?"
        action="Sair da conversa"
        onConfirm={() => void leave()}
      >
        Você deixa de ler e de receber as mensagens, e a conversa diz que você saiu. Dá para entrar de novo
        quando quiser.
      </Confirmation>
    </>
  )
}

/** In the place of the menu until it is asked for: it is heavy, and seldom needed. */
function MenuButton({ onOpen }: { onOpen?: (by: OpenedBy) => void }) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={MENU_NAME}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={({ detail }) => {
        onOpen?.(detail === 0 ? 'keyboard' : 'pointer')
      }}
    >
      <MoreIcon />
    </Button>
  )
}

/** Where the menu's code did not come. */
function MenuMissing({ onRetry }: { onRetry?: () => void }) {
  return (
    <Button variant="secondary" size="small" onClick={onRetry}>
      Abrir de novo
    </Button>
  )
}
