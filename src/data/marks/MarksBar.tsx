import { Suspense, useState } from 'react'
import { EndedAct } from '../roster/EndedAct.tsx'
import { canCompare, compareAddress } from '../../lib/favorites/compareAddress.ts'
import { useStore } from '../../lib/store.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import type { Elements } from '../../ui/elements.ts'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { markedWords } from '../../lib/words/actWords.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { MarksToolbar } from '../../ui/MarksToolbar.tsx'
import { marked, unmark } from './marks.ts'
import { MARKS_ACT_LABELS, type MarksAct } from './marksActs.ts'
import { useAct } from './useAct.ts'

const MarksDialog = lazyPart(() => import('./MarksDialog.tsx'))

export interface MarksBarProps {
  /** Who is signed in, whose lists people can be added to. */
  uid: string
  /** What this screen does with them besides what all do. */
  acts?: readonly MarksAct[]
  children?: Elements
}

/** How many are marked and what can be done with them, over the foot of the window while there are any. */
export function MarksBar({ uid, acts = [], children }: MarksBarProps) {
  const marks = useStore(marked)
  const act = useAct()
  const [asked, setAsked] = useState<MarksAct>()
  const count = markedWords(marks.size)
  const button = (what: MarksAct) => (
    <Button
      key={what}
      variant="secondary"
      size="small"
      onClick={() => {
        // What the last act said goes.
        act.forget()
        setAsked(what)
      }}
    >
      {MARKS_ACT_LABELS[what]}
    </Button>
  )

  return (
    <>
      <output className="sr-only">{marks.size === 0 ? '' : count}</output>
      <div className="sticky bottom-3 z-20 mt-6 flex flex-col gap-3 empty:hidden">
        <EndedAct end={act.end} onClose={act.forget} />
        {marks.size === 0 ? null : (
          <MarksToolbar>
            <Button
              variant="quiet"
              size="small"
              className="tabular-nums"
              aria-label={`${count}: ver quem`}
              onClick={() => {
                setAsked('who')
              }}
            >
              <span>{count}</span>
              <span className="rotate-180">
                <ChevronDownIcon />
              </span>
            </Button>
            {button('role')}
            {button('test')}
            {button('present')}
            {button('list')}
            {canCompare(marks.size) ? (
              <ButtonLink variant="secondary" size="small" to={compareAddress([...marks.keys()])}>
                Comparar
              </ButtonLink>
            ) : null}
            {children}
            {acts.map(button)}
            <Button
              variant="quiet"
              size="small"
              className="lg:ml-auto"
              onClick={() => {
                unmark([...marks.keys()])
              }}
            >
              Desmarcar todos
            </Button>
          </MarksToolbar>
        )}
      </div>
      {asked === undefined ? null : (
        <Suspense fallback={null}>
          <MarksDialog
            what={asked}
            uid={uid}
            people={marks}
            act={act}
            onClose={() => {
              setAsked(undefined)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
