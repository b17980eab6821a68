import { isDirector } from '@ribalta/domain/account/grants'
import { PROFILE_ACTS } from '@ribalta/domain/people/profileStatus'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { pressStar, useFollowStars } from '../../data/favoriteLists/stars.ts'
import { mark, marked, pressMark } from '../../data/marks/marks.ts'
import { MarksBar } from '../../data/marks/MarksBar.tsx'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { eachOnce } from '../../data/roster/eachOnce.ts'
import { rosterCountQuery, rosterListQuery } from '../../data/roster/queries.ts'
import { useRosterWalk } from '../../data/roster/useRosterWalk.ts'
import { formatCount } from '../../lib/formats/formatCount.ts'
import { filterParts } from '../../lib/roster/rosterWords.ts'
import { useStore } from '../../lib/store.ts'
import { useListKeys } from '../../lib/lists/useListKeys.ts'
import { ActiveFilters } from '../../ui/ActiveFilters.tsx'
import { Button } from '../../ui/Button.tsx'
import { KeysDialog } from '../../ui/KeysDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { CastList } from './CastList.tsx'
import { castView } from './castView.ts'
import { ColumnsDialog } from './ColumnsDialog.tsx'
import { OrderSelect } from './OrderSelect.tsx'
import { QuickFilters } from './QuickFilters.tsx'
import { useCastAddress } from './useCastAddress.ts'
import { useCsv } from './useCsv.ts'
import { ViewButtons } from './ViewButtons.tsx'

const KEYS = [
  ['← → ↑ ↓', 'Ir de pessoa em pessoa'],
  ['Enter', 'Abrir a pessoa'],
  ['f', 'Favoritar a pessoa, ou tirar a estrela'],
  ['x', 'Marcar ou desmarcar a pessoa'],
  ['Ctrl Z', 'Desfazer o último ato'],
  ['?', 'Mostrar estas teclas'],
] as const

/** What only Elenco does with everybody marked. */
const AGENTS_ACTS = ['look'] as const
const DIRECTORS_ACTS = ['look', ...PROFILE_ACTS] as const

/** Everybody of the agency, as a table or as portraits, and what is done with many at once. */
export function CastView() {
  const { user, profile } = useAuth()
  useFollowStars(user?.uid)
  const { filter, sort, dropped, go } = useCastAddress()
  const { shown, columns } = useStore(castView)
  const catalogue = useClassesSkills()
  const parts = useMemo(() => filterParts(filter, catalogue), [filter, catalogue])
  const query = useMemo(() => rosterListQuery(filter, sort), [filter, sort])
  const list = usePagedQuery(query)
  const cards = useMemo(() => eachOnce(list.items), [list.items])
  const { data: count } = useQuery(rosterCountQuery(filter))
  useRosterWalk({ title: 'Elenco', list, query, inOrder: eachOnce, total: count })
  const csv = useCsv(columns)
  const [dialog, setDialog] = useState<'keys' | 'columns'>()
  const area = useRef<HTMLDivElement>(null)
  useListKeys({
    list: area,
    keys: { f: pressStar, x: pressMark },
    onHelp: () => {
      setDialog('keys')
    },
  })
  const closeDialog = (): void => {
    setDialog(undefined)
  }

  return (
    <div className="page-band pb-24">
      <PageHeader
        title="Elenco"
        actions={
          <ViewButtons
            shown={shown}
            isExporting={csv.isBusy}
            onColumns={() => {
              setDialog('columns')
            }}
            onExport={() => void csv.save({ kind: 'filter', filter, sort })}
          />
        }
      />
      <div className="flex flex-col gap-5">
        <QuickFilters
          filter={filter}
          onChange={(next) => {
            go({ filter: next })
          }}
        />
        {dropped.length === 0 ? null : (
          <Notice tone="warning">
            O endereço pedia o que não existe ou que esta lista não filtra, e isso ficou de fora:{' '}
            <span>{dropped.join(', ')}</span>.
          </Notice>
        )}
        <ActiveFilters
          parts={parts}
          onChange={(next) => {
            go({ filter: next })
          }}
        />
        <OrderSelect
          count={count === undefined ? '' : count === 1 ? '1 pessoa' : `${formatCount(count)} pessoas`}
          isTable={shown === 'table'}
          sort={sort}
          onSort={(next) => {
            go({ sort: next })
          }}
          onMarkAll={() => {
            mark(cards)
          }}
          shownCount={cards.length}
        />
        <div ref={area}>
          <h2 className="sr-only">Pessoas</h2>
          <CastList
            list={{ ...list, items: cards }}
            sort={sort}
            onSort={(next) => {
              go({ sort: next })
            }}
          />
        </div>
      </div>
      {user === null ? null : (
        <MarksBar uid={user.uid} acts={isDirector(profile) ? DIRECTORS_ACTS : AGENTS_ACTS}>
          <Button
            variant="secondary"
            size="small"
            busy={csv.isBusy}
            onClick={() => void csv.save({ kind: 'marked', uids: [...marked.current().keys()] })}
          >
            Exportar CSV
          </Button>
        </MarksBar>
      )}
      <ColumnsDialog open={dialog === 'columns'} onOpenChange={closeDialog} />
      {dialog === 'keys' ? <KeysDialog onClose={closeDialog} keys={KEYS} /> : null}
    </div>
  )
}
