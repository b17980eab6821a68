import { Suspense, useMemo, useRef, useState } from 'react'
import { useAuth } from '../../../auth/AuthContext.tsx'
import { COLUMN_IDS } from '../../../data/board/columns.ts'
import type { ActEnd } from '../../../data/roster/actOn.ts'
import { KeysDialog } from '../../../ui/KeysDialog.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { BoardColumn } from './BoardColumn.tsx'
import { type BoardTools, BoardToolsContext } from './boardTools.ts'
import { createMarks, toggleMark } from './boardMarks.ts'
import type { BoardSectionProps } from './BoardSection.tsx'
import { BoardNotices } from './BoardNotices.tsx'
import { BoardTop } from './BoardTop.tsx'
import { CourtDialog } from './CourtDialog.tsx'
import { MarkedBar } from './MarkedBar.tsx'
import { useAsking } from './useAsking.ts'
import { useBoardActs } from './useBoardActs.ts'
import { useBoardKeys } from './useBoardKeys.ts'
import { useOpenedBoard } from './useOpenedBoard.ts'

const BoardDialogs = lazyPart(() => import('./BoardDialogs.tsx'))
const DraftsDialog = lazyPart(() => import('./DraftsDialog.tsx'))

const KEYS = [
  ['← ↑ → ↓', 'Ir de pessoa em pessoa'],
  ['Enter', 'Abrir a ficha'],
  ['x', 'Marcar'],
  ['r', 'Responder'],
  ['1 … 6', 'Pôr na coluna, da primeira à última'],
  ['m', 'Tudo o que dá para fazer com a pessoa'],
  ['Ctrl+Z', 'Desfazer'],
] as const

export interface BoardProps extends BoardSectionProps {
  roleId: string | undefined
  onRole: (roleId: string) => void
  /** When people were asked for a test, or presented. */
  onEnded: (end: ActEnd) => void
}

/** A casting's board: six columns, live. */
export default function Board(props: BoardProps) {
  const { castingId, title, roles, isOver, drafts, takeBeginning, roleId, onRole, onEnded } = props
  const { user } = useAuth()
  const uid = user?.uid ?? ''
  const shown = useMemo(
    () => (roleId === undefined ? roles : roles.filter(({ id }) => id === roleId)),
    [roles, roleId],
  )
  const { board, view } = useOpenedBoard({ castingId, roleId, title, roles: shown, takeBeginning })
  const marks = useMemo(() => createMarks(), [])
  const { state, readings } = view
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const columns = useRef<HTMLDivElement>(null)

  const { asking, ask, askAnswer, close, returnTo } = useAsking(board, columns, uid)
  const { acts, said, asked, dismiss } = useBoardActs(castingId, board, marks, ask)
  useBoardKeys(columns, {
    onMark: (id) => {
      if (!isOver) toggleMark(marks, id)
    },
    onAnswer: (id) => {
      if (!isOver) askAnswer(marks.current().has(id) ? marks.current() : [id])
    },
    onMove: (id, column) => {
      if (!isOver) acts.toColumn(id, column)
    },
    onHelp: () => {
      setIsHelpOpen(true)
    },
  })

  const tools = useMemo<BoardTools>(
    () => ({
      acts,
      marks,
      ask,
      roles: new Map(roles.map(({ id, role }) => [id, role])),
      uid,
      isOver,
      showsRole: roleId === undefined && roles.length > 1,
    }),
    [acts, marks, ask, roles, uid, isOver, roleId],
  )

  return (
    <BoardToolsContext value={tools}>
      <output className="sr-only">{said}</output>
      <BoardNotices roles={shown} view={view} onRole={onRole} onRetry={board.retry} />
      <BoardTop
        columns={state.columns}
        root={columns}
        drafts={state.drafts ?? 0}
        onDrafts={drafts.open}
        onHelp={() => {
          setIsHelpOpen(true)
        }}
      />
      <div
        ref={columns}
        className="grid gap-8 lg:h-[calc(100dvh-9rem)] lg:min-h-96 lg:grid-flow-col lg:auto-cols-[minmax(11.5rem,1fr)] lg:grid-rows-1 lg:gap-2.5 lg:overflow-x-auto"
      >
        {COLUMN_IDS.map((id) => (
          <BoardColumn
            key={id}
            id={id}
            column={state.columns[id]}
            reading={readings[id]}
            onMore={board.more}
          />
        ))}
      </div>
      <MarkedBar
        marks={marks}
        onMove={(column) => {
          const [first] = marks.current()
          if (first !== undefined) acts.toColumn(first, column)
        }}
        onAnswer={() => {
          askAnswer(marks.current())
        }}
      />
      <Suspense fallback={null}>
        {asking === undefined ? null : (
          <BoardDialogs
            castingId={castingId}
            asking={asking}
            onEnded={onEnded}
            onClose={close}
            returnTo={returnTo}
          />
        )}
        {drafts.isOpen ? <DraftsDialog castingId={castingId} onClose={drafts.close} /> : null}
      </Suspense>
      {asked === undefined ? null : (
        <CourtDialog name={asked.name} onAnswer={asked.answer} onClose={dismiss} />
      )}
      {isHelpOpen ? (
        <KeysDialog
          keys={KEYS}
          onClose={() => {
            setIsHelpOpen(false)
          }}
        />
      ) : null}
    </BoardToolsContext>
  )
}
