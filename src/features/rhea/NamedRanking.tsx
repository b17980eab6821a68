import { startTransition, useMemo, useRef, useState } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { pressStar, useFollowStars } from '../../data/favoriteLists/stars.ts'
import { mark, pressMark } from '../../data/marks/marks.ts'
import { MarksBar } from '../../data/marks/MarksBar.tsx'
import { useRosterFile } from '../../data/roster/useRosterFile.ts'
import { NobodyMeets } from '../../data/rheaCriteria/NobodyMeets.tsx'
import { formatNumber } from '../../lib/formats/formatCount.ts'
import { useListKeys } from '../../lib/lists/useListKeys.ts'
import { useListWalk } from '../../lib/lists/useListWalk.ts'
import { movementOf } from '../../lib/rhea/movement.ts'
import { Button } from '../../ui/Button.tsx'
import { KeysDialog } from '../../ui/KeysDialog.tsx'
import { FairnessReadout } from './FairnessReadout.tsx'
import { KeepButton } from './KeepButton.tsx'
import { RankingList } from './RankingList.tsx'
import type { NamedResult } from './rankingResult.ts'
import { FILE_COLUMNS, rankingTable } from './rankingTable.ts'

/** As many are drawn at first, and each time that more are asked for. */
const PORTION = 25
const TOP = 10
const KEYS = [
  ['↑ ↓', 'Ir de pessoa em pessoa'],
  ['Enter', 'Abrir a pessoa'],
  ['f', 'Favoritar a pessoa, ou tirar a estrela'],
  ['x', 'Marcar ou desmarcar a pessoa'],
  ['?', 'Mostrar estas teclas'],
] as const

/** A ranking with everybody's name, and what is done with the people in it. */
export function NamedRanking({ result }: { result: NamedResult }) {
  const { subject, ranking, against } = result
  const { first, order } = ranking
  const { user } = useAuth()
  useFollowStars(user?.uid)
  const names = useClassesSkills()
  const context = useMemo(() => ({ names, now: subject.now }), [names, subject.now])
  const movement = useMemo(
    () => (against === undefined ? undefined : movementOf(against.ranking.order, order, order.length)),
    [against, order],
  )
  // From the first on again for each comparison: hundreds of rows would change at once.
  const [drawn, setDrawn] = useState({ against, shown: PORTION })
  const shown = drawn.against === against ? drawn.shown : PORTION
  const people = useMemo(() => first.slice(0, shown), [first, shown])
  const uids = useMemo(() => first.map(({ person }) => person.uid), [first])
  useListWalk('Ranking', uids)
  const [helps, setHelps] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  useListKeys({
    list,
    keys: { f: pressStar, x: pressMark },
    onHelp: () => {
      setHelps(true)
    },
  })
  const file = useRosterFile()

  if (first.length === 0) return <Nobody result={result} />
  return (
    <>
      <div className="flex flex-wrap items-start gap-3">
        <Button
          variant="secondary"
          onClick={() => {
            mark(first.slice(0, TOP).map(({ person }) => person))
          }}
        >
          {first.length < TOP ? 'Marcar todos' : `Marcar os ${String(TOP)} primeiros`}
        </Button>
        <Button
          variant="secondary"
          busy={file.isBusy}
          onClick={() =>
            void file.save({
              name: 'ranking',
              ask: { columns: [...FILE_COLUMNS], of: { kind: 'marked', uids: [...uids] } },
              table: (rows, catalogue) => rankingTable(subject, first, rows, catalogue),
            })
          }
        >
          Exportar CSV
        </Button>
        <KeepButton subject={subject} />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-4">
        <RankingList ref={list} people={people} movement={movement} context={context} />
        {shown < first.length ? (
          <Button
            variant="secondary"
            onClick={() => {
              startTransition(() => {
                setDrawn({ against, shown: shown + PORTION })
              })
            }}
          >
            Mostrar mais
          </Button>
        ) : null}
        {order.length > first.length && shown >= first.length ? (
          <p className="text-sm text-muted">
            {`Entraram no ranking ${formatNumber(order.length)} pessoas; aqui estão as ${formatNumber(first.length)} primeiras.`}
          </p>
        ) : null}
      </div>
      <FairnessReadout readout={ranking.readout} />
      {user === null ? null : <MarksBar uid={user.uid} />}
      {helps ? (
        <KeysDialog
          keys={KEYS}
          onClose={() => {
            setHelps(false)
          }}
        />
      ) : null}
    </>
  )
}

function Nobody({ result: { subject } }: { result: NamedResult }) {
  const names = useClassesSkills()
  const { criteria, casting } = subject
  if (!criteria.some(({ isRequired }) => isRequired)) {
    return casting === undefined ? null : (
      <p className="text-muted">Este casting ainda não tem candidatos. Quem se inscrever aparece aqui.</p>
    )
  }
  return casting === undefined ? (
    <NobodyMeets criteria={criteria} names={names} />
  ) : (
    <p className="text-muted">
      Entre os candidatos deste casting. Deixe algum dos obrigatórios como desejável e calcule de novo.
    </p>
  )
}
