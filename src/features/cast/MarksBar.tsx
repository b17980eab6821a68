import { PROFILE_ACTS } from '@ribalta/domain/people/profileStatus'
import { Suspense, useState } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import { canCompare, compareAddress } from '../../lib/favorites/compareAddress.ts'
import { useStore } from '../../lib/store.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { ACT_WORDS } from '../../lib/words/actWords.ts'
import { AddToList } from './AddToList.tsx'
import { marked, unmark } from './marks.ts'
import type { MarksAct } from './MarksDialogs.tsx'
import type { Act } from './useAct.ts'

const MarksDialog = lazyPart(() => import('./MarksDialogs.tsx'))

export interface MarksBarProps {
  isDirector: boolean
  act: Act
  isExporting: boolean
  onExport: (uids: string[]) => void
}

/** What is asked for with a dialog. */
type Asked = 'list' | MarksAct

/** How many are marked and what can be done with them, over the foot of the window while there are any. */
export function MarksBar({ isDirector, act, isExporting, onExport }: MarksBarProps) {
  const marks = useStore(marked)
  const { user } = useAuth()
  const [asked, setAsked] = useState<Asked>()
  const close = (): void => {
    setAsked(undefined)
  }
  /** What the last act said goes. */
  const askAnew = (what: Asked): void => {
    act.forget()
    setAsked(what)
  }
  const dialog = { count: marks.size, act, onClose: close }

  return (
    <>
      <output className="sr-only">{marks.size === 0 ? '' : markedWords(marks.size)}</output>
      {marks.size === 0 ? null : (
        <div
          role="toolbar"
          aria-label="Ações com os marcados"
          className="sticky bottom-3 z-20 mt-6 flex items-center gap-x-3 gap-y-2 overflow-x-auto rounded-card border border-line-strong bg-surface px-4 py-3 shadow-raised *:shrink-0 lg:flex-wrap"
        >
          <p aria-hidden="true" className="font-medium tabular-nums">
            {markedWords(marks.size)}
          </p>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              unmark([...marks.keys()])
            }}
          >
            Desmarcar todos
          </Button>
          <AskButton what="list" onAsk={setAsked}>
            Adicionar a uma lista
          </AskButton>
          {canCompare(marks.size) ? (
            <ButtonLink variant="secondary" size="small" to={compareAddress([...marks.keys()])}>
              Comparar
            </ButtonLink>
          ) : null}
          <AskButton what="role" onAsk={askAnew}>
            Colocar em um personagem
          </AskButton>
          <Button
            variant="secondary"
            size="small"
            busy={isExporting}
            onClick={() => {
              onExport([...marks.keys()])
            }}
          >
            Exportar CSV
          </Button>
          <AskButton what="look" onAsk={askAnew}>
            Pedir confirmação do visual
          </AskButton>
          {isDirector
            ? PROFILE_ACTS.map((each) => (
                <AskButton key={each} what={each} onAsk={askAnew}>
                  {ACT_WORDS[each].action}
                </AskButton>
              ))
            : null}
        </div>
      )}
      {asked === 'list' && user !== null ? <AddToList uid={user.uid} people={marks} onClose={close} /> : null}
      {asked === undefined || asked === 'list' ? null : (
        <Suspense fallback={null}>
          <MarksDialog {...dialog} what={asked} />
        </Suspense>
      )}
    </>
  )
}

interface AskButtonProps {
  what: Asked
  onAsk: (what: Asked) => void
  children: string
}

function AskButton({ what, onAsk, children }: AskButtonProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() => {
        onAsk(what)
      }}
    >
      {children}
    </Button>
  )
}

function markedWords(count: number): string {
  return count === 1 ? '1 marcado' : `${String(count)} marcados`
}
