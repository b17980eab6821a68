import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useAuth } from '../../../auth/AuthContext.tsx'
import { moveCandidates, saveDrafts } from '../../../data/board/calls.ts'
import { COLUMN_IDS } from '../../../data/board/columns.ts'
import { countBoard, readBoardMoment, readColumn, watchBoard } from '../../../data/board/queries.ts'
import { countDrafts } from '../../../data/board/unanswered.ts'
import { useListWalk } from '../../../lib/lists/useListWalk.ts'
import { useOnReconnect } from '../../../lib/loading/useOnReconnect.ts'
import { useOnVisible } from '../../../lib/loading/useOnVisible.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { KeysDialog } from '../../../ui/KeysDialog.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { BoardColumn } from './BoardColumn.tsx'
import { type BoardTools, BoardToolsContext } from './boardTools.ts'
import { createMarks, toggleMark } from './boardMarks.ts'
import type { BoardSectionProps } from './BoardSection.tsx'
import { totalOf } from './boardState.ts'
import { BoardTop } from './BoardTop.tsx'
import { CourtDialog } from './CourtDialog.tsx'
import { FilledRoles } from './FilledRoles.tsx'
import { MarkedBar } from './MarkedBar.tsx'
import { openBoard } from './openBoard.ts'
import { useAsking } from './useAsking.ts'
import { useBoardActs } from './useBoardActs.ts'
import { useBoardKeys } from './useBoardKeys.ts'

const SOURCE = {
  readColumn,
  countBoard,
  countDrafts,
  readBoardMoment,
  watchBoard,
  moveCandidates,
  saveDrafts,
}

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
}

/** A casting's board: six columns, live. */
export default function Board(props: BoardProps) {
  const { castingId, title, roles, isOver, drafts, roleId, onRole } = props
  const { user } = useAuth()
  const uid = user?.uid ?? ''
  const shown = useMemo(
    () => (roleId === undefined ? roles : roles.filter(({ id }) => id === roleId)),
    [roles, roleId],
  )
  const roleIds = shown.map(({ id }) => id).join(' ')
  const board = useMemo(
    () => openBoard({ castingId, roleId, roleIds: roleIds.split(' ') }, SOURCE),
    [castingId, roleId, roleIds],
  )
  const marks = useMemo(() => createMarks(), [])
  const { state, readings, live } = useStore(board.view)
  const { acts, said, asked, dismiss } = useBoardActs(board, marks)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const columns = useRef<HTMLDivElement>(null)

  useEffect(() => board.start(), [board])
  useOnVisible(board.recount)
  useOnReconnect(live === 'failed' ? board.retry : undefined)
  useListWalk(
    title,
    useMemo(
      () => [
        ...new Set(COLUMN_IDS.flatMap((id) => state.columns[id].candidates.map(({ artistId }) => artistId))),
      ],
      [state.columns],
    ),
  )

  const { asking, ask, askAnswer, close, returnTo } = useAsking(board, columns)
  useBoardKeys(columns, {
    onMark: (id) => {
      if (!isOver) toggleMark(marks, id)
    },
    onAnswer: (id) => {
      if (!isOver) askAnswer(marks.current().has(id) ? marks.current() : [id], uid)
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
      {live === 'failed' ? (
        <div className="mb-4">
          <Notice tone="warning">
            O que outras pessoas mudam não aparece mais aqui.{' '}
            <Button variant="secondary" size="small" onClick={board.retry}>
              Atualizar
            </Button>
          </Notice>
        </div>
      ) : null}
      {totalOf(state) === 0 ? (
        <p className="mb-4 text-muted">Ninguém se inscreveu ainda. Copie o link da página e divulgue.</p>
      ) : null}
      {isOver ? null : <FilledRoles roles={shown} state={state} onRole={onRole} />}
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
          askAnswer(marks.current(), uid)
        }}
      />
      <Suspense fallback={null}>
        {asking === undefined ? null : (
          <BoardDialogs castingId={castingId} asking={asking} onClose={close} returnTo={returnTo} />
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
